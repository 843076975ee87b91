import { Pagination } from "../../base/ui/controls/pagination.tsx"
import { SelectField } from "../../base/ui/fields/text-field.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type ContentState, type ItemType, useMyContentQuery } from "../../generated/graphql.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { stateNames } from "../../items/publication/state-badge.tsx"
import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { pastTheEnd } from "../admin/listing.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { ChangedByOthers, isOf, useChangedByOthers } from "./changed-by-others.tsx"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"
import { StaffSection } from "./staff-section.tsx"

const states: ContentState[] = ["DRAFT", "WAITING", "SCHEDULED", "PUBLISHED", "TAKEN_DOWN"]

const types = (Object.keys(itemTypes) as ItemType[]).filter((type) => itemTypes[type].owned)

export function ContentList() {
  const { page, filter, change, pageAddress } = useListAddress()
  const state = states.find((name) => name === filter("state"))
  const type = types.find((name) => name === filter("type"))
  const variables = { states: state ? [state] : states, type, page, perPage: 10 }
  const query = withPreviousData(useMyContentQuery({ variables }), ({ myContent }) => myContent)

  const changes = useChangedByOthers()

  return (
    <StaffSection title="What you have written">
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
      </div>
      <Loaded query={query} lines={8}>
        {({ items, pages, total }) => (
          <>
            {items.length > 0 ? (
              <ul className={style.rows} aria-busy={query.loading || undefined}>
                {items.map((item) => (
                  <ContentRow key={`${item.type}:${item.id}`} item={item} change={changes.find(isOf(item))} />
                ))}
              </ul>
            ) : (
              <EmptyState text={nothing({ isBeyond: total > 0, isNarrowed: Boolean(state || type) })} />
            )}
            <Pagination page={page} pages={pages} to={pageAddress} label="Pages of what was written" />
            <ChangedByOthers changes={changes.filter((change) => !items.some((item) => isOf(item)(change)))} />
          </>
        )}
      </Loaded>
    </StaffSection>
  )
}

function nothing({ isBeyond, isNarrowed }: { isBeyond: boolean; isNarrowed: boolean }) {
  if (isBeyond) return pastTheEnd
  return isNarrowed ? "There is nothing like that." : "Nothing yet. Begin with something new."
}
