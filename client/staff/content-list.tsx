import { useId } from "react"
import { useLocation } from "react-router-dom"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { pastTheEnd } from "../admin/listing.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { type ContentState, type ItemType, useMyContentQuery } from "../generated/graphql.ts"
import { itemTypes } from "../history/item-types.ts"
import { stateNames } from "../publication/state-badge.tsx"
import { useSession } from "../session/session.tsx"
import { Pagination } from "../ui/controls/pagination.tsx"
import { CheckField, SelectField } from "../ui/fields/text-field.tsx"
import { EmptyState } from "../ui/loading/empty-state.tsx"
import { Loaded } from "../ui/loading/loaded.tsx"
import { Loading, SkeletonText } from "../ui/loading/skeleton.tsx"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"

const states: ContentState[] = ["DRAFT", "WAITING", "SCHEDULED", "PUBLISHED", "TAKEN_DOWN"]

const types = (Object.keys(itemTypes) as ItemType[]).filter((type) => itemTypes[type].owned)

export function ContentList() {
  const id = useId()
  const { can } = useSession()
  const { pathname } = useLocation()
  const { page, filter, change, pageAddress } = useListAddress()
  const state = states.find((name) => name === filter("state"))
  const type = types.find((name) => name === filter("type"))
  const everybody = can("approve") && filter("of") === "all"
  const asked = useMyContentQuery({
    variables: { states: state ? [state] : states, type, everybody, page, perPage: 10 },
  })
  const query = withPreviousData(asked, ({ myContent }) => myContent)

  return (
    <section aria-labelledby={id} className={style.section}>
      <h2 id={id} className={style.title}>
        {everybody ? "What everybody has written" : "What you have written"}
      </h2>
      <div className={style.filters}>
        <Choices
          label="Show by state"
          options={{ "": "All", ...Object.fromEntries(states.map((name) => [name, stateNames[name]])) }}
          value={state ?? ""}
          onChoose={(next) => change({ state: next })}
        />
        <SelectField label="Type" required value={type ?? ""} onChange={({ target }) => change({ type: target.value })}>
          <option value="">All types</option>
          {types.map((name) => (
            <option key={name} value={name}>
              {itemTypes[name].title}
            </option>
          ))}
        </SelectField>
        {can("approve") && (
          <CheckField
            label="Everybody’s"
            checked={everybody}
            onChange={({ target }) => change({ of: target.checked ? "all" : "" })}
          />
        )}
      </div>
      <Loaded query={query} skeleton={<Skeleton />}>
        {({ items, pages, total }) => (
          <>
            {items.length > 0 ? (
              <ul className={style.rows} aria-busy={query.loading || undefined}>
                {items.map((item) => (
                  <ContentRow key={`${item.type}:${item.id}`} item={item} withAuthor={everybody} />
                ))}
              </ul>
            ) : (
              <EmptyState text={nothing({ isBeyond: total > 0, isNarrowed: Boolean(state || type) })} />
            )}
            <Pagination page={page} pages={pages} to={pageAddress(pathname)} label="Pages of what was written" />
          </>
        )}
      </Loaded>
    </section>
  )
}

function nothing({ isBeyond, isNarrowed }: { isBeyond: boolean; isNarrowed: boolean }) {
  if (isBeyond) return pastTheEnd
  return isNarrowed ? "There is nothing like that." : "Nothing yet. Begin with something new."
}

export function Skeleton() {
  return (
    <Loading label="Loading what was written…">
      <SkeletonText lines={8} />
    </Loading>
  )
}
