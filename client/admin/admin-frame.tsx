import { Suspense, useRef } from "react"
import { Outlet } from "react-router-dom"
import { useKeptFocus } from "../ui/controls/kept-focus.ts"
import { Loading, SkeletonHeading, SkeletonText } from "../ui/loading/skeleton.tsx"
import style from "./admin-frame.module.css"
import { SideMenu } from "./side-menu.tsx"

export function AdminFrame() {
  const screen = useRef<HTMLDivElement>(null)
  useKeptFocus(screen)

  return (
    <div className={style.frame}>
      <SideMenu />
      <div ref={screen} className={style.screen}>
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
