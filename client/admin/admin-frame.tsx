import { Suspense } from "react"
import { Outlet } from "react-router-dom"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/skeleton.tsx"
import style from "./admin-frame.module.css"
import { SideMenu } from "./side-menu.tsx"

/** What surrounds every screen of the admin area: the side menu, and room for the screen. */
export function AdminFrame() {
  return (
    <div className={style.frame}>
      <SideMenu />
      <div className={style.screen}>
        <Suspense fallback={<ScreenComing />}>
          <Outlet />
        </Suspense>
      </div>
    </div>
  )
}

function ScreenComing() {
  return (
    <Loading>
      <SkeletonHeading className={style.heading} />
      <SkeletonText lines={6} />
    </Loading>
  )
}
