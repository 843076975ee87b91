import type { StartingContent } from "../starting-content/starting-content.ts"
import { SiteInfo } from "./site-info.ts"

/** site.yaml, as it stands. */
export async function startSiteInfo({ rows, yaml, picture }: StartingContent) {
  const info = await yaml<Omit<SiteInfo, "id">>("site.yaml")
  for (const { picture: name } of [info.hero, info.intake, info.scholarship, ...info.facilities]) picture(String(name))
  await rows.insert(SiteInfo, { ...info, id: 1 })
}
