import type { Noun } from "../api/noun.ts"
import { HomeResolver } from "./home.resolver.ts"

export const home: Noun = { entities: [], resolvers: [HomeResolver], screens: ["/"], pages: { "/": [] } }
