import type { Feature } from "../../content/api/feature.ts"
import { machineChecks } from "./checks.ts"
import { HealthResolver } from "./health.resolver.ts"

export const health: Feature = { entities: [], resolvers: [HealthResolver], health: machineChecks }
