import { MinorAction } from "../../base/layout/action-button.tsx"
import { noticesChanged } from "../../base/layout/notices-changed.ts"
import { type NoticeFieldsFragment, useEndNoticeMutation } from "../../generated/office.ts"
import { stateOf, useNoticeTime } from "./notice-state.ts"

export function EndNotice({ notice }: { notice: NoticeFieldsFragment }) {
  const now = useNoticeTime()
  const [end] = useEndNoticeMutation()
  const state = stateOf(notice, now)
  if (state === "Over") return null

  const endNow = async () => {
    await end({ variables: { id: notice.id } })
    noticesChanged()
  }

  return (
    <MinorAction run={endNow} doneText="Notice Ended">
      {state === "Now" ? "End now" : "Call it off"}
      <span className="unseen">: {notice.text}</span>
    </MinorAction>
  )
}
