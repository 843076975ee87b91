import type { Noun } from "../api/noun.ts"
import { SiteInfoResolver } from "./site-info.resolver.ts"
import { startSiteInfo } from "./site-info.start.ts"
import { SiteInfo } from "./site-info.ts"
import { SitePicture } from "./site-picture.ts"

export const siteInfo: Noun = {
  entities: [SiteInfo, SitePicture],
  resolvers: [SiteInfoResolver],
  start: startSiteInfo,
}
