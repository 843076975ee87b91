import { mkdir } from "node:fs/promises"
import type { Server } from "node:http"
import { join } from "node:path"
import { setTimeout as pause } from "node:timers/promises"
import { GraphQLError } from "graphql"
import type { Logger } from "pino"
import { adaptCommands } from "../base/adapt-commands.ts"
import { IdleCollector } from "../base/background/idle-collector.ts"
import { codeOf } from "../base/failures/failures.ts"
import { openLog, standardError } from "../base/log.ts"
import { Refusal } from "../base/refusal.ts"
import { readSettings, type Settings, SettingsError, TransientError, warningsAbout } from "../base/settings.ts"
import type { OpenSite } from "./open-site.ts"
import { type SchoolFile, schoolTable, variablesOf } from "./schools/school-file.ts"
import { serveSchools } from "./schools/serve-schools.ts"
import { startSite } from "./site.ts"

type Pages = Pick<Parameters<typeof startSite>[0], "client" | "pages" | "headers"> & { close?(): Promise<void> }

const privately = 0o077

/** `EX_CONFIG`: a restart would not help; `deploy/junior-academy.service` does not try. */
const settingsExitCode = 78

/** Shows errors that the operator can correct without a stack trace. */
export function run(program: () => Promise<unknown>) {
  process.umask(privately)
  program().catch((error) => {
    console.error(isPlain(error) ? adaptCommands(error.message) : error)
    process.exit(error instanceof SettingsError && !(error instanceof TransientError) ? settingsExitCode : 1)
  })
}

function isPlain(error: unknown): error is Error {
  if (error instanceof GraphQLError) return codeOf(error) !== "INTERNAL_SERVER_ERROR"
  return error instanceof Refusal
}

export const readEnvironment = async () => environmentOf(await schoolVariables())

async function environmentOf(variables: NodeJS.ProcessEnv) {
  const settings = readSettings(variables)
  const destination = await standardError()
  const log = openLog(settings.logLevel, destination, {}, settings.logAddresses)
  for (const warning of warningsAbout(variables)) log.warn(warning)
  return { settings, log, destination }
}

async function schoolVariables(): Promise<NodeJS.ProcessEnv> {
  const table = schoolTable(process.env)
  if (!table) return process.env
  if (process.env.SCHOOL) return variablesOf(table, process.env.SCHOOL)
  throw new SettingsError("SCHOOL must name the school that this is for: one of the files of SCHOOLS, without `.env`.")
}

export async function serve(pagesFor: (settings: Settings) => Pages): Promise<{ server: Server }> {
  const table = schoolTable(process.env)
  const { settings, log, destination } = await environmentOf(table?.common ?? process.env)
  const { close, ...pages } = pagesFor(settings)
  const logOf = ({ name, settings: { logLevel, logAddresses } }: SchoolFile) =>
    openLog(logLevel, destination, { school: name }, logAddresses)
  const served = table
    ? await serveSchools(settings, { ...pages, table, log, logOf, onOpened: printWelcome })
    : await startSite({ ...pages, settings, log })
  new IdleCollector(log).job.start()
  await setUploadFolder(settings)
  if ("services" in served) printWelcome(served)
  else console.log(`\nSchools served at ${served.url}: ${served.count}, each at the host of its SITE_URL`)
  onStop(log, settings, { drain: served.drain, stop: () => Promise.all([served.close(), close?.()]) })
  return served
}

/** A release may write nowhere else, and the system's temporary folder may be in memory. Respects TMPDIR. */
async function setUploadFolder({ dataDir }: Settings) {
  if (process.env.TMPDIR) return
  const folder = join(dataDir, ".temporary", "uploads")
  await mkdir(folder, { recursive: true })
    .then(() => (process.env.TMPDIR = folder))
    .catch(() => undefined)
}

function printWelcome({
  url,
  administrator,
  services: { settings },
}: Pick<OpenSite, "administrator" | "services"> & { url?: string }) {
  console.log(`\nThe site is at ${settings.port === 0 && url ? url : settings.siteUrl}`)
  if (administrator?.generated) {
    console.log(`Sign in as ${administrator.email} with the password ${administrator.generated}`)
    console.log(adaptCommands("It is shown this once. `npm run user -- password` sets another.\n"))
  } else {
    console.log(adaptCommands("`npm run user -- list` says who signs in, `npm run user -- add` adds somebody.\n"))
  }
}

/** Milliseconds in which requests may still arrive from senders that cannot know of the stop. */
const minStopDelay = 200

interface StopOptions {
  /** Makes `/readyz` fail. Requests are still answered. */
  drain(): void
  stop(): Promise<unknown>
}

/** A second signal, which npm may pass on with the terminal's own, only skips the wait for the balancer. */
function onStop(log: Logger, { stopDelay }: Settings, { drain, stop }: StopOptions) {
  const hurry = new AbortController()
  let stopping = false
  const end = async (signal: NodeJS.Signals) => {
    if (stopping) return hurry.abort()
    stopping = true
    log.info({ signal }, "stopping")
    drain()
    await pause(Math.max(stopDelay, minStopDelay), undefined, { signal: hurry.signal }).catch(() => undefined)
    await stop()
    log.info("stopped")
    // Before the exit, when pino would try for ever to write to a reader that has ended.
    await flushed(log)
    // Again, as the first call may only have finished a write in progress.
    await flushed(log)
    process.exit(0)
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, end)
}

const flushed = (log: Logger) => new Promise((resolve) => log.flush(resolve))
