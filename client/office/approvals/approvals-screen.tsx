import type { ComponentProps } from "react"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import type { ItemType } from "../../generated/graphql.ts"
import { type ApprovalsQuery, useApprovalQuery, useApprovalsQuery } from "../../generated/office.ts"
import style from "../../items/history/versions-screen.module.css"
import { AdminPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { navigationKeys, Shortcuts, useSelection } from "../admin/selection.tsx"
import { ApprovalList, approvalKey } from "./approval-list.tsx"
import { Review } from "./review.tsx"

export function ApprovalsScreen() {
  const { page, filter, open, change } = useListAddress()
  const query = useApprovalsQuery({ variables: { page } })
  const opened = filter("open")
  /** After the last item, navigates to the screen's top. */
  const openNext = () => {
    const next = nextOf(opened ?? "", query.data)
    return next ? open(next) : change({ open: "" }, { push: true })
  }

  return (
    <AdminPage title="Approvals">
      <div className={opened ? style.columns : undefined}>
        <section aria-label="All that waits">
          <Listing
            query={query}
            list={({ approvals }) => approvals}
            title="Items"
            one="item"
            empty="Nothing is waiting for you. What editors hand in appears here."
          >
            {(items) => <Items items={items} shown={opened} />}
          </Listing>
        </section>
        {opened && <Opened key={opened} name={opened} onDone={openNext} />}
      </div>
    </AdminPage>
  )
}

function Items({ items, shown }: ComponentProps<typeof ApprovalList>) {
  const { onKey } = useSelection(items.map((approval) => ({ id: approvalKey(approval) })))

  return (
    <div className="stack3">
      <Shortcuts keys={navigationKeys} onPress={onKey} />
      <ApprovalList items={items} shown={shown} />
    </div>
  )
}

function nextOf(opened: string, data: ApprovalsQuery | undefined) {
  const names = data?.approvals.items.map(approvalKey) ?? []
  const others = [...names.slice(names.indexOf(opened) + 1), ...names]
  return others.find((name) => name !== opened) ?? ""
}

/** On phones the item is below the list: without scrolling, a tap on a line would seem to do nothing. */
const showOnPhones = (section: HTMLElement | null) => section?.scrollIntoView({ block: "nearest" })

/** `name` is, for example, `NEWS_STORY:12`. */
function Opened({ name, onDone }: { name: string; onDone: () => void }) {
  const [type, id] = name.split(":")
  // Not refetched before the decision: the shown state is what is approved.
  const query = useApprovalQuery({ variables: { type: type as ItemType, id: Number(id) }, fetchPolicy: "network-only" })

  return (
    <section ref={showOnPhones} aria-label="What is handed in" data-comparison className={style.comparison}>
      <Loaded query={query} lines={8}>
        {({ approvals: { items } }) => {
          const [approval] = items
          if (!approval?.difference)
            return <p className="warning">This is no longer waiting: it was decided, or its writer took it back.</p>
          return <Review approval={approval} difference={approval.difference} refetch={query.refetch} onDone={onDone} />
        }}
      </Loaded>
    </section>
  )
}
