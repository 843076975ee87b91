import type { Noun } from "../api/noun.ts"
import { ApplicationResolver } from "./application.resolver.ts"
import { Application } from "./application.ts"

export const applications: Noun = {
  entities: [Application],
  unseen: [Application],
  resolvers: [ApplicationResolver],
  screens: ["/apply"],
  pages: { "/apply": [] },
}
