import { matchRoutes } from "react-router-dom"
import { withoutLanguage } from "../../base/ui/words/language-path.ts"
import { routes as adminRoutes } from "../admin-screens.tsx"
import { routes } from "../routes.tsx"

const allRoutes = [{ path: "/admin", children: adminRoutes }, ...routes]

export function hasScreen(path: string): boolean {
  const route = matchRoutes(allRoutes, withoutLanguage(path))?.at(-1)?.route
  return route !== undefined && route.path !== "*"
}
