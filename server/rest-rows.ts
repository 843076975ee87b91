import type { RestRow } from "./api/rest.ts"
import { applicationRest } from "./applications/application.rest.ts"
import { articlesRest } from "./articles/articles.rest.ts"
import { dashboardRest } from "./dashboard/dashboard.rest.ts"
import { enquiryRest } from "./enquiries/enquiry.rest.ts"
import { eventsRest } from "./events/events.rest.ts"
import { features } from "./features.ts"
import { galleriesRest } from "./galleries/galleries.rest.ts"
import { pictureRest } from "./images/picture.rest.ts"
import { newsRest } from "./news/news.rest.ts"
import { noticesRest } from "./notices/notices.rest.ts"
import { pagesRest } from "./pages/pages.rest.ts"
import { profilesRest } from "./profiles/profiles.rest.ts"
import { searchRest } from "./search/search.rest.ts"
import { sessionRest } from "./users/session.rest.ts"
import { userRest } from "./users/user.rest.ts"
import { userAdministrationRest } from "./users/user-administration.rest.ts"

/** Under the headings of section 7 of the specification, then what is beyond it. They run operations generated from the schema. */
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
