import type { Feature } from "../api/feature.ts"
import { Draft, DraftPicture } from "./draft.ts"
import { DraftsResolver } from "./drafts.resolver.ts"
import { FurtherResolver } from "./further.resolver.ts"
import { Preview } from "./preview.ts"
import { PublicationResolver } from "./publication.resolver.ts"

const entities = [Draft, DraftPicture, Preview]

/** Who looks at items before they are public, what is typed and not sent, and what leads on from one item to others. */
export const publication: Feature = {
  entities,
  unseen: entities,
  resolvers: [PublicationResolver, DraftsResolver, FurtherResolver],
}
