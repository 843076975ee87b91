import { applyMetadata } from "../applications/apply-metadata.ts"
import { articlesMetadata } from "../articles/articles-metadata.ts"
import type { MetadataRows } from "../content/metadata.ts"
import { contactMetadata } from "../enquiries/contact-metadata.ts"
import { eventsMetadata } from "../events/events-metadata.ts"
import { galleriesMetadata } from "../galleries/galleries-metadata.ts"
import { homeMetadata } from "../home/home-metadata.ts"
import { newsMetadata } from "../news/news-metadata.ts"
import { pagesMetadata } from "../pages/pages-metadata.ts"
import { profilesMetadata } from "../profiles/profiles-metadata.ts"

/** Every page that search engines may show, by its route. A page that is not here asks them not to. */
export const metadataRows: MetadataRows = {
  ...homeMetadata,
  ...newsMetadata,
  ...articlesMetadata,
  ...eventsMetadata,
  ...galleriesMetadata,
  ...profilesMetadata,
  ...pagesMetadata,
  ...contactMetadata,
  ...applyMetadata,
}
