import { openLog } from "./log.ts"
import { readSettings, SettingsError } from "./settings.ts"
import { type Site, startSite } from "./site.ts"
import { clientFiles } from "./web/client-files.ts"

/** The process: settings, start, clean stop. */
async function main() {
  const settings = readSettings(process.env)
  const log = openLog(settings.logLevel)
  const site = await startSite({ settings, log, client: clientFiles() })
  greet(site)
  stopOnSignal(site)
}

function greet({ url, administrator, services: { settings } }: Site) {
  console.log(`\nThe site is at ${settings.port === 0 ? url : settings.siteUrl}`)
  if (administrator?.generated) {
    console.log(`Sign in as ${administrator.email} with the password ${administrator.generated}`)
    console.log("It is shown this once. `npm run user -- password` sets another.\n")
  } else
    console.log(
      `Sign in as ${administrator?.email ?? settings.admin.email}, or make an account with \`npm run user -- add\`.\n`,
    )
}

function stopOnSignal(site: Site) {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, async () => {
      await site.close()
      process.exit(0)
    })
  }
}

main().catch((error) => {
  console.error(error instanceof SettingsError ? error.message : error)
  process.exit(1)
})
