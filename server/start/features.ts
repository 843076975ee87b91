import "reflect-metadata"
import type { Feature } from "../content/api/feature.ts"
import { history } from "../content/history/index.ts"
import { content } from "../content/items/index.ts"
import { images } from "../content/pictures/index.ts"
import { publication } from "../content/publication/index.ts"
import { search } from "../content/search/index.ts"
import { siteInfo } from "../content/site-info/index.ts"
import { absences } from "../school/absences/index.ts"
import { applications } from "../school/applications/index.ts"
import { articles } from "../school/articles/index.ts"
import { backup } from "../school/backup/index.ts"
import { changes } from "../school/changes/index.ts"
import { classes } from "../school/classes/index.ts"
import { committees } from "../school/committees/index.ts"
import { consent } from "../school/consent/index.ts"
import { dashboard } from "../school/dashboard/index.ts"
import { dates } from "../school/dates/index.ts"
import { enquiries } from "../school/enquiries/index.ts"
import { events } from "../school/events/index.ts"
import { galleries } from "../school/galleries/index.ts"
import { health } from "../school/health/index.ts"
import { home } from "../school/home/index.ts"
import { inbox } from "../school/inbox/index.ts"
import { mail } from "../school/mail/index.ts"
import { news } from "../school/news/index.ts"
import { notices } from "../school/notices/index.ts"
import { orders } from "../school/orders/index.ts"
import { pages } from "../school/pages/index.ts"
import { person } from "../school/person/index.ts"
import { products } from "../school/products/index.ts"
import { profiles } from "../school/profiles/index.ts"
import { programs } from "../school/programs/index.ts"
import { trending } from "../school/trending/index.ts"
import { users } from "../school/users/index.ts"
import { webhooks } from "../school/webhooks/index.ts"
import { wordpress } from "../school/wordpress/index.ts"

/** A new content type is a folder and a line here. */
export const features: Feature[] = [
  users,
  images,
  siteInfo,
  content,
  dates,
  news,
  articles,
  profiles,
  classes,
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
  consent,
  dashboard,
  person,
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
