import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { returnAddress } from "../../base/session/return-to.ts"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { randomId } from "../../base/ui/random-id.ts"
import {
  type NoticeFieldsFragment,
  useAddNoticeMutation,
  useEditNoticeMutation,
  useNoticeQuery,
} from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { HistoryLine } from "../../items/history/history-line.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
import { EndNotice } from "./end-notice.tsx"
import { NoticeForm, type NoticeInput } from "./notice-form.tsx"

export function AddNoticeScreen() {
  const navigate = useNavigate()
  const toast = useToast()
  const { state } = useLocation()
  const [idempotencyKey] = useState(randomId)
  const [add] = useAddNoticeMutation()
  const back = () => navigate(state ? returnAddress(state) : "/admin/notices", { replace: true })

  const save = async (input: NoticeInput, context: Sending) => {
    await add({ variables: { input: { ...input, idempotencyKey } }, context })
    toast("Notice Posted")
    back()
  }

  return (
    <AdminPage title="Post a notice" width="form" above={crumbsAbove("notice")}>
      <p>It stands above every page of the site a second after you press, also on pages that are open.</p>
      <NoticeForm save={save} submitLabel="Post" onCancel={back} />
    </AdminPage>
  )
}

export function NoticeScreen() {
  return (
    <OneRecord of="notice" query={useNoticeQuery(byId(useItemId()))}>
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
    <AdminPage title="Notice" above={crumbsAbove("notice")} width="form" action={<EndNotice notice={notice} />}>
      <NoticeForm notice={notice} save={save} submitLabel="Update" onCancel={back} />
      <HistoryLine of={{ type: "NOTICE", id }} />
    </AdminPage>
  )
}
