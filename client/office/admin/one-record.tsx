import { Fragment, type ReactNode, Suspense } from "react"
import { NotFound } from "../../base/layout/not-found.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { Loaded, type QueryState } from "../../base/ui/loading/loaded.tsx"
import { useItemId } from "../../items/content/item-id.ts"
import { ScreenSkeleton } from "./admin-frame.tsx"
import { AdminPage } from "./admin-page.tsx"
import { capitalized, crumbsAbove, type RecordKind, recordKinds } from "./record-kinds.ts"

const OrphanedDrafts = lazy(() => import("../../items/writing/orphaned-drafts.tsx"), "OrphanedDrafts")

type OneRecordProps<T> = {
  of: RecordKind
  title?: string
  query: QueryState<T>
  children: (data: T) => ReactNode
}

export function OneRecord<T>({ of: kind, title = capitalized(kind), query, children }: OneRecordProps<T>) {
  const frame = (content: ReactNode) => (
    <AdminPage title={title} above={crumbsAbove(kind)} width="form">
      {content}
    </AdminPage>
  )
  const id = useItemId()
  if (id === null) return <NotFound />

  return (
    <Loaded query={query} skeleton={<ScreenSkeleton />} frame={frame}>
      {(data) => (
        <Fragment key={id}>
          {children(data) ?? (
            <>
              <Suspense>
                <OrphanedDrafts asNew={`${recordKinds[kind].path}/add`} />
              </Suspense>
              <NotFound />
            </>
          )}
        </Fragment>
      )}
    </Loaded>
  )
}
