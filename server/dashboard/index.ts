import type { Noun } from "../api/noun.ts"
import { DashboardResolver } from "./dashboard.resolver.ts"
import { dashboardRest } from "./dashboard.rest.ts"

export const dashboard: Noun = { entities: [], resolvers: [DashboardResolver], rest: dashboardRest }
