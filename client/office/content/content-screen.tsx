import { useState } from "react"
import { Button } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import type { ContentState, ItemType } from "../../generated/graphql.ts"
import {
  type AllContentQuery,
  type ContentFault,
  type ContentSort,
  type ListedContentFragment as Item,
  useAllContentQuery,
} from "../../generated/office.ts"
import { itemTypes, ownedTitles } from "../../items/history/item-types.ts"
import { StateBadge, stateNames } from "../../items/publication/state-badge.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { Filter, Filters } from "../admin/filters.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { capitalized } from "../admin/record-kinds.ts"
import { type Columns, RecordTable } from "../admin/record-table.tsx"
import { SearchBox } from "../admin/search-box.tsx"
import { SelectBox, SelectionBar, SelectionTools, selectionKeys, useSelection } from "../admin/selection.tsx"
import { When } from "../admin/when.tsx"
import { WriterChoice } from "../admin/writer-choice.tsx"
import { type BulkUpdate, useBulkChange } from "./use-bulk-change.ts"

const faultNames: Record<ContentFault, string> = {
  NO_DESCRIPTION: "Picture without description",
  NO_PICTURE: "No picture",
  OLD_TRANSLATION: "Translation out of date",
  DEAD_LINK: "Broken link",
}

const sortNames: Record<ContentSort, string> = {
  NEWEST: "Changed last",
  OLDEST: "Longest unchanged",
  TITLE: "Title",
  AUTHOR: "Author",
  STATE: "State",
}

const list = ({ myContent }: AllContentQuery) => ({
  ...myContent,
  items: myContent.items.map((item) => ({ ...item, id: `${item.type}:${item.id}`, item })),
})

type Row = Omit<Item, "id"> & { id: string; item: Item }

function useFilter() {
  const { search, filter, choice, page } = useListAddress()
  const state = choice<ContentState>("state", stateNames)
  const narrowing = {
    states: state && [state],
    type: choice<ItemType>("type", ownedTitles),
    userId: Number(filter("author")) || undefined,
    q: search || undefined,
    fault: choice<ContentFault>("fault", faultNames),
  }
  return { page, state, ...narrowing, sort: choice<ContentSort>("sort", sortNames), narrowing }
}

export function ContentScreen() {
  const { search, change } = useListAddress()
  const { page, state, type, userId, fault, sort, narrowing } = useFilter()
  const variables = { ...narrowing, sort, page }
  const query = useAllContentQuery({ variables })

  return (
    <AdminPage title="Content" note="Everything that has been written: sort, fix, publish or hand it over.">
      <div className="column stack3">
        <SearchBox label="Search titles" value={search} onSearch={(q) => change({ q })} />
        <Filters
          chosen={[
            state && stateNames[state],
            type && itemTypes[type].title,
            fault && faultNames[fault],
            userId !== undefined && "one author",
            sort && sortNames[sort],
          ]}
        >
          <Filter name="state" label="State" all="All states" options={Object.entries(stateNames)} value={state} />
          <Filter name="type" label="Type" all="All types" options={Object.entries(ownedTitles)} value={type} />
          <Filter name="fault" label="To fix" all="Anything" options={Object.entries(faultNames)} value={fault} />
          <WriterChoice
            label="Author"
            required
            noneLabel="Everybody"
            value={userId ?? null}
            onChoose={(id) => change({ author: id ? String(id) : "" })}
          />
          <Filter name="sort" label="Sort by" options={Object.entries(sortNames)} value={sort ?? "NEWEST"} />
        </Filters>
      </div>
      <Listing
        query={query}
        list={list}
        title="Items"
        one="item"
        filtered={Object.values(narrowing).some(Boolean)}
        empty="Nobody has written anything yet."
      >
        {(items, stale) => <Items items={items} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

const bulk: [label: string, to: BulkUpdate, does: string][] = [
  ["Publish", { publication: { as: "PUBLISHED" } }, "published"],
  ["Take down", { publication: { as: "TAKEN_DOWN" } }, "taken down"],
  ["Bin", { inBin: true }, "in the bin"],
]

function Items({ items, stale }: { items: Row[]; stale: boolean }) {
  const selection = useSelection(items)
  const { busy, change } = useBulkChange()
  const changeSelected = async (update: BulkUpdate, result: string) => {
    const { chosen } = selection
    const selected = chosen.map(({ item }) => item)
    if (!(await change(selected, update, result))) return
    selection.clear(chosen)
    selection.focus(chosen[0])
  }

  return (
    <>
      <SelectionTools of={selection} keys={selectionKeys} onPress={selection.onKey} />
      <RecordTable label="Content" columns={columns(selection)} records={items} stale={stale} />
      <SelectionBar of={selection}>
        {bulk.map(([label, update, result]) => (
          <Button key={label} size="small" variant="quiet" busy={busy} onClick={() => changeSelected(update, result)}>
            {label}
          </Button>
        ))}
        <HandOver busy={busy} change={changeSelected} />
      </SelectionBar>
    </>
  )
}

/** A button confirms the choice, because the arrow keys select other names on the way. */
function HandOver({ busy, change }: { busy: boolean; change: (update: BulkUpdate, result: string) => Promise<void> }) {
  const [heir, setHeir] = useState<{ id: number; name?: string }>()
  return (
    <>
      <WriterChoice
        label="Hand over to"
        required
        noneLabel="Nobody"
        filter={({ suspend }) => !suspend}
        value={heir?.id ?? null}
        onChoose={(id, name) => setHeir(id === null ? undefined : { id, name })}
      />
      <Button
        size="small"
        variant="quiet"
        busy={busy}
        disabled={!heir}
        onClick={() => heir && change({ userId: heir.id }, `handed over to ${heir.name}`)}
      >
        Hand over
      </Button>
    </>
  )
}

const columns = (selection: ReturnType<typeof useSelection<Row>>): Columns<Row> => [
  {
    head: "Title",
    cell: ({ id, title, path }) => (
      <span className="bar">
        <SelectBox of={selection} id={id} label={title} />
        <Link to={path ?? "/admin/content"} data-item={id}>
          {title || "Without a title"}
        </Link>
      </span>
    ),
  },
  { head: "Type", narrow: "start", noLabel: true, cell: ({ type }) => capitalized(itemTypes[type].noun) },
  {
    head: "State",
    narrow: "end",
    noLabel: true,
    cell: ({ state, pendingChange }) => (
      <span className="row2">
        <StateBadge state={state} />
        {pendingChange && <StateBadge state={pendingChange.state} />}
      </span>
    ),
  },
  { head: "Author", cell: ({ user }) => <Link to={`/admin/content?author=${user.id}`}>{user.name}</Link> },
  { head: "Changed", cell: ({ updatedAt }) => <When of={updatedAt} /> },
  {
    head: "To fix",
    cell: ({ path, faults }) =>
      faults?.length ? (
        <Link to={path ? `${path}?edit=1` : "/admin/content"}>
          {faults.map((fault) => faultNames[fault]).join(", ")}
        </Link>
      ) : null,
  },
]
