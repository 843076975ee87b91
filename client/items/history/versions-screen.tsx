import { useParams, useSearchParams } from "react-router-dom"
import { usePageNumber } from "../../base/addresses/page-number.ts"
import { NotFound } from "../../base/layout/not-found.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { KeepFocus } from "../../base/ui/controls/keep-focus.tsx"
import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { useVersionsQuery, type VersionsQuery } from "../../generated/graphql.ts"
import { useItemId } from "../content/item-id.ts"
import { Comparison } from "./comparison.tsx"
import { type ItemRef, itemTypes, typeInPath, versionsPath } from "./item-types.ts"
import { VersionList } from "./version-list.tsx"
import style from "./versions-screen.module.css"

export function VersionsScreen() {
  const type = typeInPath(useParams().type)
  const id = useItemId()
  if (!type || !id) return <NotFound />
  return <Versions key={`${type}:${id}`} of={{ type, id }} />
}

function Versions({ of }: { of: ItemRef }) {
  const page = usePageNumber()
  const query = useVersionsQuery({ variables: { ...of, page } })
  const name = query.data?.versions.items[0]?.title
  const title = name ? `Versions of ${name}` : "Versions"
  const to = itemTypes[of.type].path?.(of.id)

  return (
    <TitledPage title={title} crumb="Versions" above={name ? [{ label: name, to }] : []}>
      <KeepFocus />
      <Loaded query={query}>{({ versions }) => <VersionColumns of={of} page={page} versions={versions} />}</Loaded>
    </TitledPage>
  )
}

type VersionColumnsProps = { of: ItemRef; page: number; versions: VersionsQuery["versions"] }

function VersionColumns({ of, page, versions: { items, pages, total } }: VersionColumnsProps) {
  const { earlier, later, addressOf } = useComparedVersions(items, of)
  if (total === 0) return <EmptyState text="No earlier version of this is kept yet. The next change will keep one." />

  return (
    <div className={style.columns}>
      <section aria-label="All versions" className={style.list}>
        <VersionList versions={items} shown={later} addressOf={addressOf} isNewest={page === 1} />
        <Pagination
          page={page}
          pages={pages}
          to={(number) => `${versionsPath(of)}?page=${number}`}
          label="Pages of versions"
        />
      </section>
      {later && (
        <Comparison
          key={`${earlier}-${later}`}
          of={of}
          newest={page === 1 ? items[0]?.id : undefined}
          versions={items}
          earlier={earlier}
          later={later}
          addressOf={addressOf}
        />
      )}
    </div>
  )
}

/** From `?from=12&to=15`; by default the newest with the one before it. */
function useComparedVersions(versions: { id: number }[], of: ItemRef) {
  const [params] = useSearchParams()
  const ids = versions.map(({ id }) => id)
  const inAddress = (name: string) => ids.find((id) => String(id) === params.get(name))
  const later = inAddress("to") ?? ids[0]
  const before = ids[ids.indexOf(later ?? 0) + 1]
  const earlier = inAddress("from") ?? before
  const page = params.get("page")

  return {
    later,
    earlier: earlier === later ? undefined : earlier,
    addressOf(later: number, earlier = ids[ids.indexOf(later) + 1]) {
      const query = new URLSearchParams({
        ...(page && { page }),
        ...(earlier && { from: String(earlier) }),
        to: String(later),
      })
      return `${versionsPath(of)}?${query}`
    },
  }
}
