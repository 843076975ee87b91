import type { Noun } from "../api/noun.ts"
import { ApplicationResolver } from "./application.resolver.ts"
import { applicationRest } from "./application.rest.ts"
import { Application } from "./application.ts"

export const applications: Noun = {
  entities: [Application],
  resolvers: [ApplicationResolver],
  rest: applicationRest,
}
