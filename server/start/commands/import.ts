import { createReadStream } from "node:fs"
import { writeFile } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import { text } from "node:stream/consumers"
import { Refusal } from "../../base/refusal.ts"
import type { RegisterOptions } from "../../school/backup/prepare-register.ts"
import { importExport } from "../../school/export/import-export.ts"
import { exists } from "../../store/database/inspect.ts"
import { readEnvironment, run } from "../process.ts"
import { openServices } from "../services.ts"
import { featureMigrations, knownMigrations } from "../site-database.ts"
import { readArguments } from "./arguments.ts"
import { promptRegisterKey } from "./prompt.ts"

const usage = `npm run import -- FILE [--without-register]
npm run import -- FILE.xml… [--media FOLDER]

The first puts the site of an export (\`npm run export\`) into DATA_DIR, or DATABASE_URL and DATA_DIR, where there is none
yet. The second takes what a WordPress site has exported, all files of it at once, over into the site that is there, with
the pictures of FOLDER, a copy of its wp-content/uploads. The names in the register of consent open as after \`npm run restore\`.`

const options = {
  media: { type: "string" },
  "without-register": { type: "boolean" },
  /** Set by `npm run move`, for a site that has just been stopped. */
  moved: { type: "boolean" },
} as const

run(async () => {
  const { word, more, options: flags } = readArguments(usage, options, 1, Number.POSITIVE_INFINITY)
  const file = resolve(word)
  const others = more.map((name) => resolve(name))
  const media = flags.media && resolve(flags.media)
  if (await isXml(file)) await fromWordpress([file, ...others], media)
  else if (media || others.length > 0)
    throw new Refusal("--media and more files go with a WordPress export. An export of this site is one file.")
  else await importSite(file, { ask: promptRegisterKey, isGivenUp: flags["without-register"], isMoved: flags.moved })
})

/** Checks the content, not the name. @throws Refusal for a packed file, as WordPress.com gives */
async function isXml(path: string): Promise<boolean> {
  const beginning = await text(createReadStream(path, { end: 63, encoding: "latin1" })).catch(({ code }) => {
    throw new Refusal(`${path} cannot be read (${code}).`)
  })
  if (["PK", "\x1f\x8b"].includes(beginning.slice(0, 2)))
    throw new Refusal(`${path} is packed. Unpack it, and import the .xml or .tar in it.`)
  return /^(\xff\xfe|\xfe\xff|(\xef\xbb\xbf)?\s*<)/.test(beginning)
}

async function importSite(file: string, register: RegisterOptions) {
  const { settings, log } = await readEnvironment()
  const opening = { migrations: featureMigrations, log }
  const { tables, files, takenAt } = await importExport({
    ...{ file, settings, opening, register, known: knownMigrations() },
  })
  for (const [name, { rows }] of Object.entries(tables)) console.log(`${String(rows).padStart(8)}  ${name}`)
  console.log(`${String(files).padStart(8)}  pictures and documents\n`)
  console.log(
    "Every row and every file was read again and is what the export holds. " +
      `The site is as it was on ${takenAt}. Everybody signs in again, with the same passwords. What a search finds is worked out anew once it runs.`,
  )
}

async function fromWordpress(files: [string, ...string[]], media?: string) {
  const { settings, log } = await readEnvironment()
  const { dataDir, postgres } = settings
  if (!postgres && !(await exists(join(dataDir, "site.sqlite"))))
    throw new Refusal(`There is no site in ${dataDir} yet. Start one first, empty by SEED=none.`)
  const { importWordpress } = await import("../../school/wordpress/import-wordpress.ts")
  const services = await openServices(settings, log)
  try {
    const { text } = await importWordpress({ files, media, services })
    const reportFile = resolve(`${basename(files[0])}.report.txt`)
    const end = await writeFile(reportFile, text).then(
      () => `This is in ${reportFile}, too.`,
      ({ code }) => `This could not be written to ${reportFile} (${code}).`,
    )
    console.log(`${text}\n${end}`)
  } finally {
    await services.database.close()
  }
}
