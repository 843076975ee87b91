import { existsSync } from "node:fs"
import { readdir, readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { parseEnv } from "node:util"
import {
  readSettings,
  type Settings,
  SettingsError,
  sharedFolders,
  unsharedSettings,
  warningsAbout,
} from "../../base/settings.ts"

/** The folder of the schools' files, and the variables for all schools. */
export interface SchoolTable {
  folder: string
  common: NodeJS.ProcessEnv
}

export interface SchoolFile {
  /** The file's name without `.env`. */
  name: string
  settings: Settings
  host: string
  otherHosts: string[]
  /** Warnings about variables that are not settings. */
  warnings: string[]
}

/** `state` changes with the file. */
export interface FoundFile {
  name: string
  state: string
}

const fileName = /^([^.].*)\.env$/
const schoolName = /^[a-z0-9][a-z0-9-]{0,39}$/

const processSettings = ["PORT", "HOST", "TRUST_PROXY", "SCHOOLS", "SCHOOL"]

/** @throws SettingsError for a shared variable that each school must set itself */
export function schoolTable(variables: NodeJS.ProcessEnv): SchoolTable | undefined {
  const { SCHOOLS: folder, SCHOOL: _one, ...common } = variables
  if (!folder) return undefined
  const stray = unsharedSettings.find((name) => common[name])
  if (stray) throw new SettingsError(`Setting ${stray} is wrong: with SCHOOLS, it belongs in the file of each school.`)
  return { folder, common: { ...common, DATA_DIR: common.DATA_DIR || join("data", "schools") } }
}

/**
 * Sorted by name, schools with data first: a copy of a school's file does not take its host.
 * @throws SettingsError for an unreadable folder
 */
export async function findFiles({ folder, common: { DATA_DIR = "" } }: SchoolTable): Promise<FoundFile[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(`Setting SCHOOLS is wrong: the folder cannot be read (${error.code}).`)
  })
  const names = entries.flatMap((entry) => fileName.exec(entry)?.[1] ?? []).sort()
  const existing = new Set(names.filter((name) => existsSync(join(DATA_DIR, name))))
  const sorted = [...existing, ...names.filter((name) => !existing.has(name))]
  const found = sorted.map(async (name) => {
    // For a broken link, reading the file later reports the error.
    const file = await stat(join(folder, `${name}.env`)).catch(() => undefined)
    return { name, state: `${file?.mtimeMs} ${file?.size} ${file?.ino}` }
  })
  return Promise.all(found)
}

/** @throws SettingsError naming what is wrong, without values */
export async function readSchool(table: SchoolTable, name: string): Promise<SchoolFile> {
  const { hosts, own } = await readOwn(table, name)
  if (!own.SITE_URL) throw new SettingsError("Setting SITE_URL is missing: a school is known by its address.")
  const settings = readSettings(withCommon(table, name, own))
  return {
    name,
    settings,
    host: new URL(settings.siteUrl).hostname,
    otherHosts: hosts,
    warnings: warningsAbout(own),
  }
}

/** The variables that a school's own process would have. @throws SettingsError for an unknown school */
export async function variablesOf(table: SchoolTable, name: string): Promise<NodeJS.ProcessEnv> {
  const { own } = await readOwn(table, name)
  return withCommon(table, name, own)
}

async function readOwn({ folder }: SchoolTable, name: string) {
  if (!schoolName.test(name))
    throw new SettingsError(
      "The name of a school must be of 1 to 40 small letters, digits and hyphens, and begin with no hyphen.",
    )
  const text = await readFile(join(folder, `${name}.env`), "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new SettingsError(`The file ${name}.env of SCHOOLS cannot be read (${error.code}).`)
  })
  // Node takes what follows for a comment, unlike systemd and Docker.
  const [, cut] = /^\s*(\w+)=[^\s'"`]*#/m.exec(text) ?? []
  if (cut) throw new SettingsError(`Setting ${cut} is wrong: a value with # must be in quotes.`)
  // Editors on Windows begin a file with a byte order mark.
  const { HOSTS = "", ...own } = parseEnv(text.replace(/^\uFEFF/, ""))
  const stray = processSettings.find((variable) => variable in own)
  if (stray) throw new SettingsError(`Setting ${stray} is wrong: all schools have it in common.`)
  const hosts = HOSTS.split(",").flatMap((host) => host.trim().toLowerCase() || [])
  if (hosts.some((host) => /[^\w.-]/.test(host)))
    throw new SettingsError("Setting HOSTS is wrong: must be names such as www.school.example, comma-separated")
  return { own, hosts }
}

function withCommon({ common }: SchoolTable, name: string, own: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const folders = sharedFolders.map((setting) => [setting, common[setting] && join(common[setting], name)])
  return { ...common, ...Object.fromEntries(folders), ...own }
}
