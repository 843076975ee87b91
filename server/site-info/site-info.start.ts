import type { StartingContent } from "../starting-content/starting-content.ts"
import { SiteInfo } from "./site-info.ts"
import { SitePicture } from "./site-picture.ts"

/** site.yaml, as it stands. */
export async function startSiteInfo({ rows, yaml, picture }: StartingContent) {
  const info = await yaml<Omit<SiteInfo, "id">>("site.yaml")
  const pictured = [info.hero, info.intake, info.scholarship, ...info.facilities]
  for (const name of new Set(pictured.map((part) => String(part.picture))))
    await rows.insert(SitePicture, { picture: await picture(name) })
  await rows.insert(SiteInfo, { ...info, id: 1 })
}
