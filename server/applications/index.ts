import type { Feature } from "../api/feature.ts"
import { ApplicationResolver } from "./application.resolver.ts"
import { Application } from "./application.ts"

export const applications: Feature = {
  entities: [Application],
  unseen: [Application],
  resolvers: [ApplicationResolver],
  screens: ["/apply"],
  pages: { "/apply": [] },
}
