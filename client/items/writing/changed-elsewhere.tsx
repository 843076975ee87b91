import { useNavigate } from "react-router-dom"
import { Button } from "../../base/ui/controls/button.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { DateText, formatDateTime } from "../../base/ui/dates/dates.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import type { Failure } from "../../base/ui/loading/failure.ts"
import { Offer } from "./notes.tsx"
import type { Safekeeping } from "./use-safekeeping.ts"

type MeanwhileProps = {
  failure: Failure
  of: Pick<Safekeeping, "leaving" | "draft">
  retry: () => void
}

/** The new item was already sent, from this or another device, with other text, or has been changed since. */
export function AlreadyAdded({ failure, of, retry, itemPath }: MeanwhileProps & { itemPath?: (id: number) => string }) {
  const handOverTo = useHandOver(of)
  const item = failure.stored as { id: number } | null
  const path = item && itemPath?.(item.id)

  return (
    <Offer
      isAlert
      text={
        <>
          This was sent before. {failure.by?.name ?? "Somebody"} {item ? "saved it last" : "has deleted it since"}
          <OnDay day={failure.at} />. What you wrote is still here, and changes nothing yet.
        </>
      }
    >
      {path && (
        <Button size="small" onClick={() => void handOverTo(path, firstVersion)}>
          Bring both together
        </Button>
      )}
      <Button size="small" variant={path ? "quiet" : "primary"} onClick={() => void of.draft.rename().then(retry)}>
        Post it as new
      </Button>
    </Offer>
  )
}

/** An edit of the first version is merged with all later changes, or compared with them. */
const firstVersion = 1

type DeletedMeanwhileProps = MeanwhileProps & {
  /** The address of the form for a new item; undefined if the viewer may not add one. */
  addPath?: string
  restore?: () => Promise<unknown>
}

export function DeletedMeanwhile({ failure, of, retry, addPath, restore }: DeletedMeanwhileProps) {
  const handOverTo = useHandOver(of)
  const { busy, failure: problem, attempt } = useAttempt()
  const run = async (work: () => Promise<unknown>) => {
    if ((await attempt(work)) === null) retry()
  }

  return (
    <Offer
      isAlert
      text={
        <>
          {failure.by?.name ?? "Somebody"} has deleted this while you were writing
          <OnDay day={failure.at} />. What you wrote is still here
          {addPath && !failure.inBin && ", and you can post it as new"}.
        </>
      }
      problem={problem && <ErrorMessage text={problem.text} />}
    >
      {failure.inBin && restore && (
        <Button size="small" busy={busy} onClick={() => void run(restore)}>
          Restore it with your words
        </Button>
      )}
      {addPath && (
        <Button size="small" variant={failure.inBin ? "quiet" : "primary"} onClick={() => void handOverTo(addPath)}>
          Post it as new
        </Button>
      )}
    </Offer>
  )
}

function OnDay({ day }: { day: string | undefined }) {
  return (
    day && (
      <>
        , on <DateText of={day} as={formatDateTime} />
      </>
    )
  )
}

/** Moves the text to another form: as an edit of an item's `version`, or as a new item. */
function useHandOver({ draft, leaving }: MeanwhileProps["of"]) {
  const navigate = useNavigate()

  return async (path: string, version?: number) => {
    await draft.handOver(path, version)
    leaving.guard.open = true
    navigate(version ? `${path}?edit=1` : path)
  }
}
