import type { Feature } from "../../content/api/feature.ts"
import { PersonResolver } from "./person.resolver.ts"

export const person: Feature = { entities: [], resolvers: [PersonResolver] }
