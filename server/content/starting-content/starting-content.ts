import { readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import { TZDateMini } from "@date-fns/tz"
import type { EntityManager } from "typeorm"
import { parse } from "yaml"
import { type ApiLanguage, codeOf, translatedInto } from "../items/api-language.ts"
import type { Children } from "../pictures/children.ts"
import type { Picture } from "../pictures/picture.ts"
import { anotherUse } from "../pictures/picture-rows.ts"
import { readText, type TextFile } from "./markdown.ts"
import { type DateOfYear, datesOf, endOfYear, type TermFile, termDay } from "./terms.ts"

const noTerms: TermFile = { terms: [], dates: [] }
const dayMs = 24 * 60 * 60 * 1000

/** Translations contain only the fields that differ by language. */
export interface StartingText<Meta> extends TextFile<Meta> {
  name: string
  translations: (TextFile<Partial<Meta>> & { language: ApiLanguage })[]
}

export interface StartingContent {
  rows: EntityManager
  children: Children
  yaml<T>(file: string): Promise<T>
  /** Adds the translations of the same name in folders of other languages. */
  texts<Meta>(folder: string): Promise<StartingText<Meta>[]>
  yamls<T>(folder: string): Promise<T[]>
  /** A picture for a single item. @throws Error for an unknown name */
  picture(name: string): Promise<Picture>
  /** Sizes in bytes by file name, of `documents/`. The files are in the store. */
  documents: Map<string, number>
  /** @throws Error for an unknown address */
  userId(email: string): number
  accounts: Map<string, number>
  /** The school's time zone by its IANA name. */
  zone: string
  /** Before the first start. */
  daysAgo(days: number): Date
  /**
   * Counts school days only, as nothing happens in the holidays. Negative for days to come.
   * `time` by the school's clocks, such as `16:20`.
   */
  termDaysAgo(days: number, time?: string): Date
  datesOf(year: number): DateOfYear[]
  /** The last day of the last finished school year; `time` by the school's clocks. */
  endOfYear(time?: string): Date
}

export async function startingContent(
  folder: string,
  rows: EntityManager,
  {
    pictures,
    documents,
    children,
  }: Pick<StartingContent, "documents" | "children"> & { pictures: Map<string, Picture> },
): Promise<StartingContent> {
  const accounts = new Map<string, number>()
  const shown = new Set<string>()
  const read = (...path: string[]) => readFile(join(folder, ...path), "utf8")
  const { timeZone: zone = "UTC" } = parse(await read("site.yaml")) as { timeZone?: string }
  const terms: TermFile = { ...noTerms, ...parse(await read("terms.yaml").catch(() => "")) }
  const translationsOf = async (subfolder: string, name: string) => {
    const found = translatedInto.map(async (language) => {
      const source = await read(subfolder, codeOf(language), `${name}.md`).catch(() => null)
      return source === null ? [] : [{ language, ...(readText(source) as TextFile<object>) }]
    })
    return (await Promise.all(found)).flat()
  }
  const each = async <T>(
    subfolder: string,
    extension: string,
    readAs: (source: string, name: string) => T | Promise<T>,
  ) => {
    const files = (await readdir(join(folder, subfolder))).filter((file) => file.endsWith(extension)).sort()
    return Promise.all(files.map(async (file) => readAs(await read(subfolder, file), basename(file, extension))))
  }

  return {
    rows,
    children,
    accounts,
    documents,
    zone,
    yaml: async (file) => parse(await read(file)),
    texts: (subfolder) =>
      each(subfolder, ".md", async (source, name) => ({
        name,
        ...(readText(source) as TextFile<never>),
        translations: await translationsOf(subfolder, name),
      })),
    yamls: (subfolder) => each(subfolder, ".yaml", (source) => parse(source)),
    picture: async (name) => {
      const picture = found(pictures.get(name), `the picture ${name}`)
      if (shown.has(name)) return anotherUse(rows, picture)
      shown.add(name)
      return picture
    },
    userId: (email) => found(accounts.get(email), `the account ${email}`),
    daysAgo: (days) => new Date(Date.now() - days * dayMs),
    termDaysAgo: (days, time) => atTime(termDay(new Date(), -days, terms, zone), time, zone),
    datesOf: (year) => datesOf(terms, year),
    endOfYear: (time) => atTime(endOfYear(new Date(), terms, zone), time, zone),
  }
}

function atTime(day: Date, time = "09:00", zone: string) {
  const [hour = 0, minute = 0] = time.split(":").map(Number)
  return new Date(new TZDateMini(day, zone).setHours(hour, minute, 0, 0))
}

function found<T>(value: T | undefined, label: string): T {
  if (value === undefined) throw new Error(`The starting content names ${label}, which it does not hold.`)
  return value
}
