import type { Feature } from "../api/feature.ts"
import { Draft, DraftPicture } from "./draft.ts"
import { DraftsResolver } from "./drafts.resolver.ts"
import { Preview } from "./preview.ts"
import { PublicationResolver } from "./publication.resolver.ts"

const entities = [Draft, DraftPicture, Preview]

/** What is not public yet: what becomes of items, who looks at them before, and what is typed and not sent. */
export const publication: Feature = { entities, unseen: entities, resolvers: [PublicationResolver, DraftsResolver] }
