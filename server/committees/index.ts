import type { Noun } from "../api/noun.ts"
import { CommitteeResolver } from "./committee.resolver.ts"
import { Committee } from "./committee.ts"

export const committees: Noun = { entities: [Committee], resolvers: [CommitteeResolver] }
