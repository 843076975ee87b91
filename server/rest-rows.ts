import type { RestRow } from "./api/rest.ts"
import { applicationRest } from "./applications/application.rest.ts"
import { articlesRest } from "./articles/articles.rest.ts"
import { dashboardRest } from "./dashboard/dashboard.rest.ts"
import { enquiryRest } from "./enquiries/enquiry.rest.ts"
import { eventsRest } from "./events/events.rest.ts"
import { galleriesRest } from "./galleries/galleries.rest.ts"
import { pictureRest } from "./images/picture.rest.ts"
import { newsRest } from "./news/news.rest.ts"
import { pagesRest } from "./pages/pages.rest.ts"
import { profilesRest } from "./profiles/profiles.rest.ts"
import { searchRest } from "./search/search.rest.ts"
import { sessionRest } from "./users/session.rest.ts"
import { userRest } from "./users/user.rest.ts"

/** Every documented path. They run operations that were generated from the schema, so they stand apart from the nouns. */
export const restRows: Record<string, RestRow> = {
  ...sessionRest,
  ...enquiryRest,
  ...applicationRest,
  ...pictureRest,
  ...articlesRest,
  ...profilesRest,
  ...galleriesRest,
  ...eventsRest,
  ...newsRest,
  ...pagesRest,
  ...dashboardRest,
  ...userRest,
  ...searchRest,
}
