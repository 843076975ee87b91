import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { type Failure, failureOf } from "../ui/loading/failure.ts"
import style from "./draft-offer.module.css"
import type { Safekeeping } from "./use-safekeeping.ts"

type DeletedMeanwhileProps = {
  failure: Failure
  /** The address of the form of a new item; absent for who may add none. */
  asNew?: string
  restore?: () => Promise<unknown>
  of: Pick<Safekeeping, "leaving"> & { draft: Pick<Safekeeping["draft"], "handOver"> }
  again: () => void
}

export function DeletedMeanwhile({ failure, asNew, restore, of: { draft, leaving }, again }: DeletedMeanwhileProps) {
  const navigate = useNavigate()
  const { run, busy, problem } = useRestoring(restore, again)
  const post = async (path: string) => {
    await draft.handOver(path)
    leaving.guard.open = true
    navigate(path)
  }

  return (
    <div role="alert" className={style.offer}>
      <p className={style.said}>
        <span>
          {failure.by?.name ?? "Somebody"} has deleted this while you were writing
          {failure.at && (
            <>
              , on <DateText of={failure.at} as={formatDateTime} />
            </>
          )}
          . What you wrote is still here{asNew && !failure.inBin && ", and you can post it as new"}.
        </span>
      </p>
      {problem && <ErrorMessage text={problem} />}
      <div className={style.actions}>
        {failure.inBin && restore && (
          <Button size="small" busy={busy} onClick={() => void run()}>
            Restore it with your words
          </Button>
        )}
        {asNew && (
          <Button size="small" variant={failure.inBin ? "quiet" : "primary"} onClick={() => void post(asNew)}>
            Post it as new
          </Button>
        )}
      </div>
    </div>
  )
}

function useRestoring(restore: DeletedMeanwhileProps["restore"], again: () => void) {
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const run = async () => {
    if (busy) return
    setBusy(true)
    setProblem(null)
    const failed = await restore?.().then(
      () => null,
      (reason) => failureOf(reason).text,
    )
    setBusy(false)
    setProblem(failed ?? null)
    if (failed === null) again()
  }
  return { run, busy, problem }
}
