import { AdminPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { Listing } from "../admin/listing.tsx"
import { type Column, RecordTable } from "../admin/record-table.tsx"
import { withPreviousData } from "../admin/with-previous-data.ts"
import { noticeHeadings } from "../generated/constants.ts"
import { type NoticeFieldsFragment, useNoticesQuery } from "../generated/office.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Moment } from "../ui/dates/moment.tsx"
import { EndNotice } from "./end-notice.tsx"
import { stateOf, useNoticeTime } from "./notice-state.ts"
import style from "./notices-screen.module.css"

const addLink = <ButtonLink to="/admin/notices/add">Post a notice</ButtonLink>

export function NoticesScreen() {
  const { page, pageAddress } = useListAddress()
  const asked = useNoticesQuery({ variables: { page, perPage: 20 } })

  return (
    <AdminPage title="Notices" action={addLink}>
      <Listing
        query={withPreviousData(asked, ({ notices }) => notices)}
        page={page}
        to={pageAddress("/admin/notices")}
        title="Notices"
        one="notice"
        narrowed={false}
        empty={{ text: "No notices yet. School closed, a bus late: what cannot wait.", action: addLink }}
      >
        {(notices, stale) => <RecordTable label="Notices" columns={columns} records={notices} stale={stale} />}
      </Listing>
    </AdminPage>
  )
}

const columns: [Column<NoticeFieldsFragment>, ...Column<NoticeFieldsFragment>[]] = [
  { head: "Notice", cell: (notice) => <Words notice={notice} /> },
  { head: "Shown", bare: true, cell: (notice) => <State notice={notice} /> },
]

function Words({ notice: { id, kind, text, startsAt, endsAt } }: { notice: NoticeFieldsFragment }) {
  return (
    <span className={style.words}>
      <Link to={`/admin/notices/${id}`}>
        {noticeHeadings[kind]}: {text}
      </Link>
      <span className={style.times}>
        <Moment of={startsAt} begins /> to <Moment of={endsAt} />
      </span>
    </span>
  )
}

function State({ notice }: { notice: NoticeFieldsFragment }) {
  return (
    <span className={style.state}>
      {stateOf(notice, useNoticeTime())}
      <EndNotice notice={notice} />
    </span>
  )
}
