import { type FormEvent, type ReactNode, useId, useRef, useState } from "react"
import { Button } from "./button.tsx"
import { ErrorMessage } from "./error-message.tsx"
import { type Failure, failureOf } from "./failure.ts"
import style from "./form.module.css"

type FormProps = {
  /** What is still missing, in words: the submit button waits until every answer is false. */
  missing?: Record<string, boolean>
  submitLabel: string
  cancelLabel?: string
  onCancel?: () => void
  /** Rejects with the failure to tell. */
  onSubmit: () => Promise<void>
  children: (told: { fields: Record<string, string> }) => ReactNode
}

/** A form that can be sent once at a time, says what is missing, and keeps what was typed when the server refuses. */
export function Form({ missing = {}, submitLabel, cancelLabel = "Cancel", onCancel, onSubmit, children }: FormProps) {
  const { busy, failure, submit } = useSubmit(onSubmit)
  const hintId = useId()
  const stillMissing = Object.keys(missing).filter((thing) => missing[thing])
  const ready = stillMissing.length === 0

  return (
    <form className={style.form} noValidate onSubmit={submit} aria-busy={busy || undefined}>
      {children({ fields: failure?.fields ?? {} })}
      <div className={style.foot}>
        {failure && <ErrorMessage title="This was not saved." text={wordsOf(failure)} />}
        <div className={style.actions}>
          <Button type="submit" busy={busy} disabled={!ready} aria-describedby={ready ? undefined : hintId}>
            {submitLabel}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel} disabled={busy}>
              {cancelLabel}
            </Button>
          )}
          {!ready && (
            <p id={hintId} className={style.hint}>
              Still missing: {listOf(stillMissing)}
            </p>
          )}
        </div>
      </div>
    </form>
  )
}

function useSubmit(onSubmit: () => Promise<void>) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const underWay = useRef(false)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFailure(null)
    await onSubmit().catch((error) => setFailure(failureOf(error)))
    underWay.current = false
    setBusy(false)
  }

  return { busy, failure, submit }
}

/** A failure with messages at fields points to them; others speak for themselves. What was typed is still there. */
function wordsOf({ code, text, fields }: Failure) {
  if (Object.keys(fields).length > 0) return "Please mend what is marked above, and send it again."
  if (code === "NO_ANSWER") return `${text} What you wrote is still here.`
  return text
}

/** "a title, an image and content" */
function listOf(things: string[]) {
  return things.length > 1 ? `${things.slice(0, -1).join(", ")} and ${things.at(-1)}` : things[0]
}
