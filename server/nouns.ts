import type { Noun } from "./api/noun.ts"
import { images } from "./images/index.ts"
import { news } from "./news/index.ts"
import { siteInfo } from "./site-info/index.ts"
import { users } from "./users/index.ts"

/** All that the site is about. A new content type is a folder and a line here. */
export const nouns: Noun[] = [users, images, siteInfo, news]
