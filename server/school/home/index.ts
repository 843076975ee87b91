import type { Feature } from "../../content/api/feature.ts"
import { idParameters } from "../../store/addresses/moved-address.ts"
import { HomeResolver } from "./home.resolver.ts"

export const home: Feature = {
  entities: [],
  resolvers: [HomeResolver],
  screens: [{ path: "/" }],
  pages: { "/": idParameters },
}
