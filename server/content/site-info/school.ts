import type { Language } from "../../base/languages.ts"
import type { Database } from "../../store/database/database.ts"
import { codeOf } from "../items/api-language.ts"
import { SiteInfo } from "./site-info.ts"

export type School = Pick<SiteInfo, "name" | "shortName" | "footerText" | "timeZone">

export function readSchool({ read }: Pick<Database, "read">): Promise<School> {
  const select = { id: true, name: true, shortName: true, footerText: true, timeZone: true }
  return read.findOneOrFail(SiteInfo, { select, where: { id: 1 } })
}

/** In display order, English first. */
export async function siteLanguages({ read }: Pick<Database, "read">): Promise<Language[]> {
  const { languages } = await read.findOneOrFail(SiteInfo, { select: { id: true, languages: true }, where: { id: 1 } })
  return languages.map(codeOf)
}
