import type { Feature } from "../../content/api/feature.ts"
import { ChangesResolver } from "./changes.resolver.ts"

export const changes: Feature = { entities: [], resolvers: [ChangesResolver] }
