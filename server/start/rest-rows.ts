import type { RestRow } from "../content/api/rest.ts"
import { pictureRest } from "../content/pictures/picture.rest.ts"
import { searchRest } from "../content/search/search.rest.ts"
import { applicationRest } from "../school/applications/application.rest.ts"
import { articlesRest } from "../school/articles/articles.rest.ts"
import { dashboardRest } from "../school/dashboard/dashboard.rest.ts"
import { enquiryRest } from "../school/enquiries/enquiry.rest.ts"
import { eventsRest } from "../school/events/events.rest.ts"
import { galleriesRest } from "../school/galleries/galleries.rest.ts"
import { newsRest } from "../school/news/news.rest.ts"
import { noticesRest } from "../school/notices/notices.rest.ts"
import { pagesRest } from "../school/pages/pages.rest.ts"
import { profilesRest } from "../school/profiles/profiles.rest.ts"
import { sessionRest } from "../school/users/session.rest.ts"
import { userRest } from "../school/users/user.rest.ts"
import { userAdministrationRest } from "../school/users/user-administration.rest.ts"
import { features } from "./features.ts"

/** In the order of the specification's section 7, then additions. */
export const restSections: Record<string, Record<string, RestRow>> = {
  Session: sessionRest,
  Contact: enquiryRest,
  Images: pictureRest,
  Articles: articlesRest,
  Profiles: profilesRest,
  Galleries: galleriesRest,
  Events: eventsRest,
  News: newsRest,
  Pages: pagesRest,
  Admin: { ...dashboardRest, ...userAdministrationRest },
  Users: userRest,
  Enrolment: applicationRest,
  Search: searchRest,
  Notices: noticesRest,
  ...Object.assign({}, ...features.map(({ rest }) => rest)),
}

export const restRows: Record<string, RestRow> = Object.assign({}, ...Object.values(restSections))
