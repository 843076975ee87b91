import { useState } from "react"
import { useLocation, useNavigate } from "react-router-dom"
import { useToast } from "../../base/layout/toasts.tsx"
import { returnAddress } from "../../base/session/return-to.ts"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { randomId } from "../../base/ui/random-id.ts"
import { useAddNoticeMutation } from "../../generated/office.ts"
import { AdminPage } from "../admin/admin-page.tsx"
import { crumbsAbove } from "../admin/record-kinds.ts"
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
