import { Session } from "../access/session.ts"
import type { Noun } from "../api/noun.ts"
import { sessionRest } from "./session.rest.ts"
import { SignInResolver } from "./sign-in.resolver.ts"
import { startUsers } from "./user.start.ts"
import { User } from "./user.ts"
import { ViewerResolver } from "./viewer.resolver.ts"

export const users: Noun = {
  entities: [User, Session],
  resolvers: [ViewerResolver, SignInResolver],
  rest: sessionRest,
  start: startUsers,
}
