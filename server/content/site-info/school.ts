import type { Language } from "../../base/languages.ts"
import type { Database } from "../../store/database/database.ts"
import { codeOf } from "../items/api-language.ts"
import { readSite, type SiteInfo } from "./site-info.ts"

export type School = Pick<SiteInfo, "name" | "shortName" | "footerText" | "timeZone">

/** In display order, English first. */
export async function siteLanguages({ read }: Pick<Database, "read">): Promise<Language[]> {
  const { languages } = await readSite(read)
  return languages.map(codeOf)
}
