import { Suspense, useRef } from "react"
import { Outlet, useLocation } from "react-router-dom"
import { NotFound } from "../../base/layout/not-found.tsx"
import { useSession } from "../../base/session/session.tsx"
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

  return (
    <div className={style.frame}>
      <SideMenu />
      <div ref={screen} className="shrinks">
        <Suspense fallback={<ScreenSkeleton />}>{needs && !can(needs) ? <NotFound /> : <Outlet />}</Suspense>
      </div>
    </div>
  )
}

export function ScreenSkeleton() {
  return (
    <Loading>
      <SkeletonHeading className={style.heading} />
      <SkeletonText lines={6} />
    </Loading>
  )
}
