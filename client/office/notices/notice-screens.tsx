import { useLocation } from "react-router-dom"
import { useSiteLanguages } from "../../base/layout/site-info.tsx"
import { returnAddress } from "../../base/session/return-to.ts"
import { Link } from "../../base/ui/controls/link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { languageTable } from "../../generated/languages.ts"
import { useAddNoticeMutation, useEditNoticeMutation, useNoticeQuery } from "../../generated/office.ts"
import { byId, useItemId } from "../../items/content/item-id.ts"
import { HistoryLine } from "../../items/history/history-line.tsx"
import { AddRecord } from "../admin/add-record.tsx"
import { EditRecord } from "../admin/edit-record.tsx"
import { OneRecord } from "../admin/one-record.tsx"
import { recordKinds } from "../admin/record-kinds.ts"
import { EndNotice } from "./end-notice.tsx"
import { defaultEnd, useNoticeForm } from "./notice-form.ts"

export function AddNoticeScreen() {
  const { state } = useLocation()
  const zone = useZone()
  const [add] = useAddNoticeMutation()

  return (
    <AddRecord
      {...useNoticeForm()}
      of="notice"
      verb="Post"
      submitLabel="Post"
      note="It appears above every page within a second, also on pages that are already open."
      start={{ kind: "OTHER", endsAt: defaultEnd(Date.now(), zone) }}
      add={add}
      listPath={() => (state ? returnAddress(state) : recordKinds.notice.path)}
    />
  )
}

export function NoticeScreen() {
  const form = useNoticeForm()
  const [edit] = useEditNoticeMutation()

  return (
    <OneRecord of="notice" query={useNoticeQuery(byId(useItemId()))}>
      {({ notice }) =>
        notice && (
          <EditRecord
            {...form}
            of="notice"
            stored={notice}
            name={notice.text}
            title="Notice"
            action={<EndNotice notice={notice} />}
            edit={edit}
          >
            <TranslationLink />
            <HistoryLine of={{ type: "NOTICE", id: notice.id }} />
          </EditRecord>
        )
      }
    </OneRecord>
  )
}

export function TranslationLink() {
  const [, ...others] = useSiteLanguages()
  if (others.length === 0) return null
  return (
    <p>
      <Link to="/admin/site/translations">
        Translate it into {others.map((other) => languageTable[other].name).join(", ")}
      </Link>
    </p>
  )
}
