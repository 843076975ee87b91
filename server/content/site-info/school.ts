import type { Database } from "../../store/database/database.ts"
import { SiteInfo } from "./site-info.ts"

export type School = Pick<SiteInfo, "name" | "shortName" | "footerText" | "timeZone">

export function readSchool({ read }: Pick<Database, "read">): Promise<School> {
  const select = { id: true, name: true, shortName: true, footerText: true, timeZone: true }
  return read.findOneOrFail(SiteInfo, { select, where: { id: 1 } })
}
