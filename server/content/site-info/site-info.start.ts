import type { StartingContent } from "../starting-content/starting-content.ts"
import { SiteInfo } from "./site-info.ts"
import { picturedTexts, SitePicture } from "./site-picture.ts"

export async function startSiteInfo({ rows, yaml, picture }: StartingContent) {
  const info = await yaml<Omit<SiteInfo, "id" | "version">>("site.yaml")
  for (const name of new Set(picturedTexts<{ picture?: unknown }>(info).map(([, { picture }]) => String(picture))))
    await rows.insert(SitePicture, { picture: await picture(name) })
  await rows.insert(SiteInfo, { ...info, id: 1 })
}
