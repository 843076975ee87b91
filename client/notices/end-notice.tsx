import { type NoticeFieldsFragment, useEndNoticeMutation } from "../generated/office.ts"
import { noticesChanged } from "../layout/notices-changed.ts"
import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { stateOf, useNoticeTime } from "./notice-state.ts"

/** Nothing for one that is over. */
export function EndNotice({ notice }: { notice: NoticeFieldsFragment }) {
  const now = useNoticeTime()
  const { busy, act } = useAction()
  const [end] = useEndNoticeMutation()
  const state = stateOf(notice, now)
  if (state === "Over") return null

  const take = async () => {
    await end({ variables: { id: notice.id } })
    noticesChanged()
  }

  return (
    <Button size="small" variant="quiet" busy={busy} onClick={() => act(take, "Notice Ended")}>
      {state === "Now" ? "End now" : "Call it off"}
      <VisuallyHidden>: {notice.text}</VisuallyHidden>
    </Button>
  )
}
