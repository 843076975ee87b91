import { Titled } from "../../base/ui/texts/titled.tsx"
import { type ContentState, type ItemType, useMyContentQuery } from "../../generated/graphql.ts"
import { itemTypes, ownedTitles } from "../../items/history/item-types.ts"
import { stateNames } from "../../items/publication/state-badge.tsx"
import { Filter, Filters } from "../admin/filters.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { type Change, ChangedByOthers, isChangeOf, useChangedByOthers } from "./changed-by-others.tsx"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"

export function ContentList() {
  const { page, choice } = useListAddress()
  const state = choice<ContentState>("state", stateNames)
  const type = choice<ItemType>("type", ownedTitles)
  const query = useMyContentQuery({ variables: { states: state && [state], type, page, perPage: 10 } })
  const changes = useChangedByOthers()
  const data = query.data ?? query.previousData
  const isListed = (change: Change) => data?.myContent.items.some((item) => isChangeOf(item)(change))

  return (
    <Titled title="What you have written" className="stack4 shrinks">
      <Filters chosen={[state && stateNames[state], type && itemTypes[type].title]}>
        <Filter name="state" label="State" all="All states" options={Object.entries(stateNames)} value={state} />
        <Filter name="type" label="Type" all="All types" options={Object.entries(ownedTitles)} value={type} />
      </Filters>
      <Listing
        query={query}
        list={({ myContent }) => myContent}
        title="Items"
        one="item"
        filtered={Boolean(state || type)}
        empty="Nothing yet. Begin with something new."
      >
        {(items, stale) => (
          <ul className={style.rows} aria-busy={stale || undefined}>
            {items.map((item) => (
              <ContentRow key={`${item.type}:${item.id}`} item={item} change={changes.find(isChangeOf(item))} />
            ))}
          </ul>
        )}
      </Listing>
      {data && <ChangedByOthers changes={changes.filter((change) => !isListed(change))} />}
    </Titled>
  )
}
