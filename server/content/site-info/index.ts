import type { Feature } from "../api/feature.ts"
import { answerWithContact } from "./contact-answer.ts"
import { siteTexts } from "./school-texts.ts"
import { SiteInfoResolver } from "./site-info.resolver.ts"
import { startSiteInfo } from "./site-info.start.ts"
import { SiteInfo } from "./site-info.ts"
import { SitePicture } from "./site-picture.ts"

export const siteInfo: Feature = {
  entities: [SiteInfo, SitePicture],
  resolvers: [SiteInfoResolver],
  aboutPeople: [{ type: SiteInfo, called: "Site", path: () => "/admin/site" }],
  answers: answerWithContact,
  texts: siteTexts,
  start: startSiteInfo,
}
