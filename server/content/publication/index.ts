import type { Feature } from "../api/feature.ts"
import { ChangeContentResolver } from "./change-content.ts"
import { Draft, DraftPicture } from "./draft.ts"
import { DraftsResolver } from "./drafts.resolver.ts"
import { FurtherResolver } from "./further.ts"
import { Preview } from "./preview.ts"
import { PublicationResolver } from "./publication.resolver.ts"

const entities = [Draft, DraftPicture, Preview]

export const publication: Feature = {
  entities,
  aboutPeople: [{ type: Draft, called: "Unsent drafts" }],
  aboutNobody: [DraftPicture],
  unseen: entities,
  resolvers: [PublicationResolver, ChangeContentResolver, DraftsResolver, FurtherResolver],
  jobs: ({ schedule }) => [schedule],
}
