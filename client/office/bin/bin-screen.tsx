import { useNavigate } from "react-router-dom"
import { MinorAction } from "../../base/layout/action-button.tsx"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import { KeepFocus } from "../../base/ui/controls/keep-focus.tsx"
import { DateText, formatShortDate } from "../../base/ui/dates/dates.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import {
  type BinLineFragment,
  type ItemType,
  useBinQuery,
  useEraseFromBinMutation,
  useRestoreFromBinMutation,
} from "../../generated/graphql.ts"
import { itemTypes } from "../../items/history/item-types.ts"
import { Filter, Filters } from "../admin/filters.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { capitalized } from "../admin/record-kinds.ts"
import { type Columns, RecordTable } from "../admin/record-table.tsx"
import style from "./bin-screen.module.css"

export function BinScreen() {
  const { viewer, can } = useSession()
  const { page, choice } = useListAddress()
  const type = choice<ItemType>("type", itemTypes)

  return (
    <TitledPage title="Bin" above={viewer ? [{ label: viewer.name, to: `/user/view/${viewer.id}` }] : []}>
      <KeepFocus />
      <div className="column5">
        <p>
          {can("eraseFromBin")
            ? "Deleted items stay here for 30 days, with everything that belongs to them. Their writers and administrators see them."
            : "Your deleted items stay here for 30 days, with everything that belongs to them. You and administrators see them."}
        </p>
        <Filters chosen={[type && itemTypes[type].title]}>
          <Filter name="type" label="Type" all="All types" options={titles} value={type} />
        </Filters>
        <Listing
          query={useBinQuery({ variables: { type, page } })}
          list={({ bin }) => ({ ...bin, items: bin.items.map(asRecord) })}
          title="Deleted items"
          one="deleted item"
          filtered={Boolean(type)}
          empty="The bin is empty."
        >
          {(items, stale) => (
            <RecordTable label="Deleted items" columns={columns(can("eraseFromBin"))} records={items} stale={stale} />
          )}
        </Listing>
      </div>
    </TitledPage>
  )
}

const titles = Object.entries(itemTypes)
  .filter(([type]) => type !== "SITE")
  .map(([type, { title }]): [string, string] => [type, title])

type BinRecord = Omit<BinLineFragment, "id"> & { id: string; itemId: number }

const asRecord = (item: BinLineFragment): BinRecord => ({ ...item, id: `${item.type}:${item.id}`, itemId: item.id })

const columns = (withOwner: boolean): Columns<BinRecord> => [
  { head: "Title", cell: (item) => <Title item={item} /> },
  { head: "Deleted", cell: (item) => <Deleted item={item} /> },
  ...(withOwner ? [{ head: "Author", cell: ({ owner }: BinRecord) => owner?.name }] : []),
  { head: "Kept until", cell: ({ erasedAt }) => <DateText of={erasedAt} as={formatShortDate} /> },
  { head: "Actions", noLabel: true, cell: (item) => <BinActions item={{ ...item, id: item.itemId }} /> },
]

function Title({ item: { type, title, picture } }: { item: BinRecord }) {
  return (
    <span className={style.item}>
      <Picture of={picture} className={style.picture} sizes="4rem" alt="" />
      <span>
        {title}
        <span className={style.type}>{capitalized(itemTypes[type].noun)}</span>
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

function BinActions({ item: { type, id, title } }: { item: Pick<BinLineFragment, "type" | "id" | "title"> }) {
  const { can } = useSession()
  const [erase] = useEraseFromBinMutation({ update: evictItems })
  const [restore] = useRestoreFromBinMutation({ update: evictItems })
  const toast = useToast()
  const navigate = useNavigate()
  const restoreItem = async () => {
    const { data } = await restore({ variables: { type, id } })
    const path = data?.restoreFromBin.path
    toast(`“${title}” is back`, { action: path ? { label: "Show it", run: () => navigate(path) } : undefined })
  }
  const which = <span className="unseen"> {title}</span>

  return (
    <span className="row2">
      <MinorAction run={restoreItem}>Restore{which}</MinorAction>
      {can("eraseFromBin") && (
        <ConfirmButton
          size="small"
          variant="danger"
          label={<>Erase now{which}</>}
          question={`Erase “${title}”?`}
          consequence="It will be gone for good with its versions and pictures. Nobody can restore them."
          confirmLabel="Erase now"
          run={() => erase({ variables: { type, id } })}
          doneText={`“${title}” is erased`}
        />
      )}
    </span>
  )
}
