import { useNavigate } from "react-router-dom"
import { AdminPage } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { byId, useItemId } from "../content/item-id.ts"
import { type NoticeFieldsFragment, useEditNoticeMutation, useNoticeQuery } from "../generated/office.ts"
import { HistoryLine } from "../history/history-line.tsx"
import { useToast } from "../layout/toasts.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { EndNotice } from "./end-notice.tsx"
import { NoticeForm, type NoticeInput } from "./notice-form.tsx"

const above = [{ label: "Notices", to: "/admin/notices" }]

export function NoticeScreen() {
  const id = useItemId()
  const query = useNoticeQuery(byId(id))

  return (
    <OneRecord id={id} query={query} title="Notice" above={above} asNew="/admin/notices/add">
      {({ notice }) => notice && <Shown key={notice.version} notice={notice} />}
    </OneRecord>
  )
}

function Shown({ notice }: { notice: NoticeFieldsFragment }) {
  const { id, version } = notice
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditNoticeMutation()
  const back = () => navigate("/admin/notices")

  const save = async (input: NoticeInput, context: Sending) => {
    await edit({ variables: { id, input: { ...input, version } }, context })
    toast("Notice Edited")
    back()
  }

  return (
    <AdminPage title="Notice" above={above} width="form" action={<EndNotice notice={notice} />}>
      <NoticeForm notice={notice} save={save} submitLabel="Update" onCancel={back} />
      <HistoryLine of={{ type: "NOTICE", id }} />
    </AdminPage>
  )
}
