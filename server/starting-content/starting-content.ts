import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { EntityManager } from "typeorm"
import { parse } from "yaml"
import type { Picture } from "../images/picture.ts"
import { readText, type TextFile } from "./markdown.ts"

const dayMs = 24 * 60 * 60 * 1000

/** What a noun is given to put its starting content into an empty database. */
export interface StartingContent {
  rows: EntityManager
  /** A YAML file of `data/`. */
  yaml<T>(file: string): Promise<T>
  /** The Markdown files of a folder of `data/`, in the order of their names. */
  texts<Meta>(folder: string): Promise<(TextFile<Meta> & { name: string })[]>
  /** The YAML files of a folder of `data/`, in the order of their names. */
  yamls<T>(folder: string): Promise<T[]>
  /** A picture by its file name. @throws Error where there is none. */
  picture(name: string): Picture
  /** An account's id by its e-mail address. @throws Error where there is none. */
  userId(email: string): number
  accounts: Map<string, number>
  /** A day before the first start, at a time such as `16:20` in UTC. */
  daysAgo(days: number, time?: string): Date
}

/** Opens the folder of the starting content for one transaction. */
export function startingContent(folder: string, rows: EntityManager, pictures: Map<string, Picture>): StartingContent {
  const accounts = new Map<string, number>()
  const read = (...path: string[]) => readFile(join(folder, ...path), "utf8")
  const each = async <T>(subfolder: string, extension: string, readAs: (source: string, name: string) => T) => {
    const files = (await readdir(join(folder, subfolder))).filter((file) => file.endsWith(extension)).sort()
    return Promise.all(files.map(async (file) => readAs(await read(subfolder, file), basename(file, extension))))
  }

  return {
    rows,
    accounts,
    yaml: async (file) => parse(await read(file)),
    texts: (subfolder) =>
      each(subfolder, ".md", (source, name) => ({ name, ...(readText(source) as TextFile<never>) })),
    yamls: (subfolder) => each(subfolder, ".yaml", (source) => parse(source)),
    picture: (name) => found(pictures.get(name), `the picture ${name}`),
    userId: (email) => found(accounts.get(email), `the account ${email}`),
    daysAgo: (days, time = "09:00") =>
      new Date(`${new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)}T${time}:00Z`),
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`The starting content names ${what}, which it does not hold.`)
  return value
}
