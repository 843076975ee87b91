import { usePageNumber } from "../../base/addresses/page-number.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { noticeHeadings } from "../../generated/constants.ts"
import { type NoticeFieldsFragment, useNoticesQuery } from "../../generated/office.ts"
import { RecordList } from "../admin/record-list.tsx"
import type { Columns } from "../admin/record-table.tsx"
import { EndNotice } from "./end-notice.tsx"
import { stateOf, useNoticeTime } from "./notice-state.ts"

export function NoticesScreen() {
  const page = usePageNumber()

  return (
    <RecordList
      of="notice"
      query={useNoticesQuery({ variables: { page, perPage: 20 } })}
      list={({ notices }) => notices}
      columns={columns}
      add="Post a notice"
      empty="No notices yet. Post what cannot wait: school closed, a late bus."
    />
  )
}

const columns: Columns<NoticeFieldsFragment> = [
  { head: "Notice", cell: (notice) => <Words notice={notice} /> },
  { head: "Shown", noLabel: true, cell: (notice) => <State notice={notice} /> },
]

function Words({ notice: { id, kind, text, startsAt, endsAt } }: { notice: NoticeFieldsFragment }) {
  return (
    <span className="stack1">
      <Link to={`/admin/notices/${id}`}>
        {noticeHeadings[kind]}: {text}
      </Link>
      <span className="small">
        <Moment of={startsAt} begins /> to <Moment of={endsAt} />
      </span>
    </span>
  )
}

function State({ notice }: { notice: NoticeFieldsFragment }) {
  return (
    <span className="bar row2">
      {stateOf(notice, useNoticeTime())}
      <EndNotice notice={notice} />
    </span>
  )
}
