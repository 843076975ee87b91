import "reflect-metadata"
import { absences } from "./absences/index.ts"
import type { Feature } from "./api/feature.ts"
import { applications } from "./applications/index.ts"
import { articles } from "./articles/index.ts"
import { backup } from "./backup/index.ts"
import { changes } from "./changes/index.ts"
import { committees } from "./committees/index.ts"
import { content } from "./content/index.ts"
import { dashboard } from "./dashboard/index.ts"
import { dates } from "./dates/index.ts"
import { enquiries } from "./enquiries/index.ts"
import { events } from "./events/index.ts"
import { galleries } from "./galleries/index.ts"
import { health } from "./health/index.ts"
import { history } from "./history/index.ts"
import { home } from "./home/index.ts"
import { images } from "./images/index.ts"
import { inbox } from "./inbox/index.ts"
import { mail } from "./mail/index.ts"
import { news } from "./news/index.ts"
import { notices } from "./notices/index.ts"
import { orders } from "./orders/index.ts"
import { pages } from "./pages/index.ts"
import { products } from "./products/index.ts"
import { profiles } from "./profiles/index.ts"
import { programs } from "./programs/index.ts"
import { publication } from "./publication/index.ts"
import { search } from "./search/index.ts"
import { siteInfo } from "./site-info/index.ts"
import { trending } from "./trending/index.ts"
import { users } from "./users/index.ts"
import { webhooks } from "./webhooks/index.ts"
import { wordpress } from "./wordpress/index.ts"

/** All that the site is about. A new content type is a folder and a line here. */
export const features: Feature[] = [
  users,
  images,
  siteInfo,
  content,
  dates,
  news,
  articles,
  profiles,
  galleries,
  events,
  pages,
  notices,
  history,
  publication,
  mail,
  inbox,
  enquiries,
  applications,
  absences,
  orders,
  products,
  committees,
  dashboard,
  programs,
  webhooks,
  backup,
  health,
  home,
  search,
  changes,
  trending,
  wordpress,
]

export const ownedTypes = features.flatMap(({ owned }) => owned ?? [])
