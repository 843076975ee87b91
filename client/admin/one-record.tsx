import { type ReactNode, Suspense } from "react"
import { NotFound } from "../layout/not-found.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { Loaded, type QueryState } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import type { Crumb } from "../ui/texts/breadcrumbs.tsx"
import { AdminPage } from "./admin-page.tsx"

const OrphanedDrafts = lazy(() => import("../writing/orphaned-drafts.tsx"), "OrphanedDrafts")

type OneRecordProps<T> = {
  id: number | null
  query: QueryState<T>
  /** Stands where its name will. */
  title: string
  above: Crumb[]
  asNew: string
  /** Null or nothing where there is no such record. */
  children: (data: T) => ReactNode
}

export function OneRecord<T>({ id, query, title, above, asNew, children }: OneRecordProps<T>) {
  if (id === null) return <NotFound />
  const frame = (content: ReactNode) => (
    <AdminPage title={title} above={above} width="form">
      {content}
    </AdminPage>
  )
  const skeleton = frame(
    <Loading>
      <SkeletonText lines={12} />
    </Loading>,
  )
  if (query.error && query.data === undefined)
    return frame(
      <Loaded query={query} skeleton={null}>
        {children}
      </Loaded>,
    )

  return (
    <Loaded query={query} skeleton={skeleton}>
      {(data) =>
        children(data) ?? (
          <>
            <Suspense>
              <OrphanedDrafts asNew={asNew} />
            </Suspense>
            <NotFound />
          </>
        )
      }
    </Loaded>
  )
}
