import type { Feature } from "../../content/api/feature.ts"
import { DashboardResolver } from "./dashboard.resolver.ts"

export const dashboard: Feature = { entities: [], resolvers: [DashboardResolver] }
