import { matchRoutes } from "react-router-dom"
import { routes as adminRoutes } from "../admin-screens.tsx"
import { routes } from "../routes.tsx"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** The whole route table, with what the browser fetches of it later. */
const allRoutes = [{ path: "/admin", children: adminRoutes }, ...routes]

export function hasScreen(path: string): boolean {
  const route = matchRoutes(allRoutes, withoutLanguage(path))?.at(-1)?.route
  return route !== undefined && route.path !== "*"
}
