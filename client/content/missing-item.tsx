import { Suspense } from "react"
import { NotFound } from "../layout/not-found.tsx"
import { useSession } from "../session/session.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import type { Section } from "./section.ts"

const OrphanedDrafts = lazy(() => import("../writing/orphaned-drafts.tsx"), "OrphanedDrafts")

/** 404 where an item is not, or not any more: with what this viewer had begun to write about it. */
export function MissingItem({ add: { path, operation } }: Pick<Section, "add">) {
  const { can } = useSession()

  return (
    <>
      {can(operation) && (
        <Suspense>
          <OrphanedDrafts asNew={path} />
        </Suspense>
      )}
      <NotFound />
    </>
  )
}
