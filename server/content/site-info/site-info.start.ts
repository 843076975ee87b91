import type { StartingContent } from "../starting-content/starting-content.ts"
import { SiteInfo } from "./site-info.ts"
import { picturedTexts, SitePicture } from "./site-picture.ts"

export async function startSiteInfo({ rows, yaml, picture }: StartingContent) {
  const info = await yaml<Omit<SiteInfo, "id" | "version">>("site.yaml")
  const named = picturedTexts<{ picture?: unknown }>(info).flatMap(([, { picture }]) => picture ?? [])
  for (const name of new Set(named.map(String))) await rows.insert(SitePicture, { picture: await picture(name) })
  await rows.insert(SiteInfo, { ...info, id: 1 })
}
