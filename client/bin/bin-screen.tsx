import { Choices } from "../admin/choices.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing, ListTools } from "../admin/listing.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { type BinLineFragment, type ItemType, useBinQuery } from "../generated/graphql.ts"
import { itemTypes } from "../history/item-types.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useSession } from "../session/session.tsx"
import { DateText, formatShortDate } from "../ui/dates/dates.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { PageBanner } from "../ui/texts/page-banner.tsx"
import { BinActions } from "./bin-actions.tsx"
import style from "./bin-screen.module.css"

const path = "/user/bin"

export function BinScreen() {
  const { viewer, can } = useSession()
  const { page, filter, change, pageAddress } = useListAddress()
  const type = Object.keys(itemTypes).find((name) => name === filter("type")) as ItemType | undefined
  const asked = useBinQuery({ variables: { type, page } })
  const query = withPreviousData(asked, ({ bin }) => ({ ...bin, items: bin.items.map(asRecord) }))
  useTitle("Bin")

  return (
    <>
      <PageBanner
        title="Bin"
        crumbs={[...(viewer ? [{ label: viewer.name, to: `/user/view/${viewer.id}` }] : []), { label: "Bin" }]}
      />
      <Page>
        <div className={style.bin}>
          <p>
            {can("eraseFromBin") ? "What anybody deleted" : "What you wrote and was deleted"} stays here for 30 days,
            with all that belongs to it. Nobody else sees it.
          </p>
          <ListTools>
            <Choices
              label="Show deleted"
              options={{ "": "All", ...titlesOf }}
              value={type ?? ""}
              onChoose={(next) => change({ type: next })}
            />
          </ListTools>
          <Listing
            query={query}
            page={page}
            to={pageAddress(path)}
            title="Deleted items"
            one="deleted item"
            narrowed={Boolean(type)}
            empty={{ text: "The bin is empty." }}
          >
            {(items, stale) => (
              <RecordTable label="Deleted items" columns={columns(can("eraseFromBin"))} records={items} stale={stale} />
            )}
          </Listing>
        </div>
      </Page>
    </>
  )
}

const titlesOf = Object.fromEntries(
  Object.entries(itemTypes)
    .filter(([type]) => type !== "CONTENT_PAGE" && type !== "SITE")
    .map(([type, { title }]) => [type, title]),
)

/** Two types may have the same numbers. */
type BinRecord = Omit<BinLineFragment, "id"> & { id: string; itemId: number }

const asRecord = (item: BinLineFragment): BinRecord => ({ ...item, id: `${item.type}:${item.id}`, itemId: item.id })

const columns = (ofAll: boolean): [Column<BinRecord>, ...Column<BinRecord>[]] => [
  { head: "Title", cell: (item) => <Title item={item} /> },
  { head: "Deleted", cell: (item) => <Deleted item={item} /> },
  ...(ofAll ? [{ head: "Belongs to", cell: ({ owner }: BinRecord) => owner?.name }] : []),
  { head: "Gone for good", cell: ({ erasedAt }) => <DateText of={erasedAt} as={formatShortDate} /> },
  { head: "Actions", bare: true, cell: (item) => <BinActions item={{ ...item, id: item.itemId }} /> },
]

function Title({ item: { type, title, picture } }: { item: BinRecord }) {
  return (
    <span className={style.item}>
      <Picture of={picture} className={style.picture} sizes="4rem" alt="" />
      <span>
        {title}
        <span className={style.type}>{itemTypes[type].one}</span>
      </span>
    </span>
  )
}

function Deleted({ item: { deletedAt, deletedBy } }: { item: BinRecord }) {
  return (
    <>
      <Moment of={deletedAt} begins />
      {deletedBy && ` by ${deletedBy.name}`}
    </>
  )
}
