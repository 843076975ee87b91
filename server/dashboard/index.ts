import type { Noun } from "../api/noun.ts"
import { DashboardResolver } from "./dashboard.resolver.ts"

export const dashboard: Noun = { entities: [], resolvers: [DashboardResolver] }
