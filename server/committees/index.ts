import type { Feature } from "../api/feature.ts"
import { CommitteeResolver } from "./committee.resolver.ts"
import { Committee } from "./committee.ts"

export const committees: Feature = { entities: [Committee], resolvers: [CommitteeResolver] }
