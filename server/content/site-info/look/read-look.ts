import { visitor } from "../../../access/viewer.ts"
import type { Database } from "../../../store/database/database.ts"
import { SiteInfo } from "../site-info.ts"
import { sitePictures } from "../site-picture.ts"
import { Look } from "./look.ts"

export interface SchoolLook {
  look: Look
  shortName: string
  /** The stored file of the school's own crest; null for a drawn one. */
  file: string | null
}

export async function readLook({ read }: Pick<Database, "read">): Promise<SchoolLook> {
  const select = { id: true, look: true, shortName: true } as const
  const site = await read.findOneOrFail(SiteInfo, { select, where: { id: 1 } })
  const look = Object.assign(new Look(), site.look)
  const crest = look.picture ? (await sitePictures(read)).get(String(look.picture)) : undefined
  const file = crest?.picture.isVisibleTo(visitor) ? crest.picture.file : null
  return { look, shortName: site.shortName, file }
}
