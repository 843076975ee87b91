import { Suspense } from "react"
import { NotFound } from "../layout/not-found.tsx"
import { useSession } from "../session/session.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import type { Section } from "./section.ts"

const LeftBehind = lazy(() => import("../writing/left-behind.tsx"), "LeftBehind")

/** 404 where an item is not, or not any more: with what this viewer had begun to write about it. */
export function Gone({ add: { path, operation } }: Pick<Section, "add">) {
  const { can } = useSession()

  return (
    <>
      {can(operation) && (
        <Suspense>
          <LeftBehind asNew={path} />
        </Suspense>
      )}
      <NotFound />
    </>
  )
}
