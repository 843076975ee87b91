import { Suspense, useRef } from "react"
import { NavigationType, Outlet, useLocation, useNavigationType } from "react-router-dom"
import { NotFound } from "../../base/layout/not-found.tsx"
import { refetchScreen } from "../../base/session/api-client.ts"
import { useSession } from "../../base/session/session.tsx"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { useRestoreFocus } from "../../base/ui/controls/use-restore-focus.ts"
import { Loading, SkeletonHeading, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import style from "./admin-frame.module.css"
import { activeLink } from "./admin-menu.ts"
import { SideMenu } from "./side-menu.tsx"

export function AdminFrame() {
  const screen = useRef<HTMLDivElement>(null)
  const { can } = useSession()
  const needs = activeLink(useLocation().pathname)?.needs
  useRestoreFocus(screen)
  useRefetchOnSameScreen()

  return (
    <div className={style.frame}>
      <SideMenu />
      <div ref={screen} className="shrinks">
        <Suspense fallback={<ScreenSkeleton />}>{needs && !can(needs) ? <NotFound /> : <Outlet />}</Suspense>
      </div>
    </div>
  )
}

/** A link to the open screen, or a typed address of it, shows what is new. A filter replaces the address and queries. */
function useRefetchOnSameScreen() {
  const location = useLocation()
  const isReplaced = useNavigationType() === NavigationType.Replace
  useOnChange(location, ({ pathname, search }) => {
    const isFilter = isReplaced && search !== location.search
    if (pathname === location.pathname && !isFilter) void refetchScreen()
  })
}

export function ScreenSkeleton() {
  return (
    <Loading>
      <SkeletonHeading className={style.heading} />
      <SkeletonText lines={6} />
    </Loading>
  )
}
