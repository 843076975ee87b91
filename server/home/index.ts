import type { Feature } from "../api/feature.ts"
import { numberNames } from "../web/moved-address.ts"
import { HomeResolver } from "./home.resolver.ts"

export const home: Feature = {
  entities: [],
  resolvers: [HomeResolver],
  screens: [{ path: "/" }],
  pages: { "/": numberNames },
}
