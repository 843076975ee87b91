import { isValidElement, type ReactNode } from "react"
import { matchRoutes, type RouteObject } from "react-router-dom"
import type { LazyScreen } from "../ui/loading/lazy.tsx"
import { isMetered } from "../ui/loading/metered.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"
import { pathOf } from "./real-address.ts"

export function prefetchScreens(routes: RouteObject[]) {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href]")
    const path = link && !isMetered() && pathOf(link)
    if (path) fetchScreensAt(withoutLanguage(path), routes)
  }
  for (const event of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(event, prefetch, { passive: true })
}

type Screens = { routes?: RouteObject[] } | undefined

function fetchScreensAt(path: string, routes: RouteObject[], base?: string) {
  for (const { route, pathnameBase } of matchRoutes(routes, path, base) ?? [])
    void fetchScreen(route.element).then(
      (module) => module?.routes && fetchScreensAt(path, module.routes, pathnameBase),
    )
}

async function fetchScreen(element: ReactNode): Promise<Screens> {
  if (!isValidElement<{ children?: ReactNode }>(element)) return
  const { fetch } = element.type as unknown as Partial<LazyScreen>
  if (!fetch) return fetchScreen(element.props.children)
  return (await fetch().catch(() => undefined)) as Screens
}
