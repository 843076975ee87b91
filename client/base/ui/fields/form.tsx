import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react"
import { Button, QuietButton } from "../controls/button.tsx"
import { focusNextFieldOnEnter } from "../controls/enter-key.ts"
import { openAndFocus } from "../controls/open-and-focus.ts"
import { SendingStatus } from "../controls/sending.tsx"
import { type Sending, useStoppable } from "../controls/use-stoppable.ts"
import { ErrorMessage } from "../loading/error-message.tsx"
import { type Failure, failureOf, failureText, failureTitle } from "../loading/failure.ts"
import { classNames } from "../texts/class-names.ts"
import { listed } from "../texts/listed.ts"
import { msg, type Translate } from "../words/translate.ts"
import { useT } from "../words/words.tsx"
import style from "./form.module.css"
import { hasTooLong } from "./text-field.tsx"

type FormProps = {
  /** Missing answers, by field name; the submit button is disabled until all are false. */
  missing?: Record<string, boolean>
  /** The errors by field name; called before sending with the pressed button's `value`. */
  check?: (as: string) => Record<string, string>
  submitLabel: string
  outcome?: string
  /** Beside the buttons. */
  advice?: ReactNode
  note?: ReactNode
  onCancel?: () => void
  /** Replaces the text of a failure that can be fixed; `retry` resends the form. */
  remedy?: (failure: Failure, retry: () => void) => ReactNode
  failedTitle?: string
  /**
   * True if Enter in a single-line field sends the form, as in a search. A form that publishes must not; its buttons
   * stay visible.
   */
  sendsOnEnter?: boolean
  /** Passes `sending` to its mutation as `context`. Rejects with the failure to show. */
  onSubmit: (sending: Sending, as: string) => Promise<void>
  /**
   * Submit buttons whose `value` is passed as `as`, which is empty for the first button. Sending does not disable them, so
   * that they keep the focus; `sendingAs` is the pressed one's value.
   */
  otherButtons?: (ready: boolean, errors: Record<string, string>, sendingAs?: string) => ReactNode
  children: (messages: { fields: Record<string, string> }) => ReactNode
}

/** Sends once at a time; a refused form keeps its text and focuses the first invalid field. */
export function Form({ missing = {}, check, submitLabel, onCancel, onSubmit, ...rest }: FormProps) {
  const { failedTitle = msg("This was not saved."), remedy, sendsOnEnter = true, otherButtons, children } = rest
  const { outcome, advice, note } = rest
  const { form, sending, as, failure, fields, isMarked, submit, retry } = useSubmit(onSubmit, check)
  const { busy, stop } = sending
  const hintId = useId()
  const t = useT()
  const stillMissing = Object.keys(missing).filter((thing) => missing[thing])
  const ready = stillMissing.length === 0

  const cancel = () => {
    stop()
    onCancel?.()
  }

  return (
    <form
      ref={form}
      className="stack5"
      // Before its script loads, a served form must send nothing: a GET would put the text into the address.
      method="dialog"
      noValidate
      aria-busy={busy || undefined}
      onSubmit={submit}
      onKeyDown={sendsOnEnter ? undefined : focusNextFieldOnEnter}
    >
      {children({ fields })}
      {failure &&
        (remedy?.(failure, retry) ?? (
          <ErrorMessage title={t(titleOf(failure, failedTitle))} text={messageOf(t, failure, isMarked)} />
        ))}
      {outcome && <p className="small">{outcome}</p>}
      <div className={classNames(style.foot, !sendsOnEnter && style.bar)}>
        <div className="line3">
          <Button
            type="submit"
            busy={busy && as === ""}
            disabled={!ready}
            aria-describedby={ready ? undefined : hintId}
          >
            {t(submitLabel)}
          </Button>
          {onCancel && <QuietButton onClick={cancel}>{t("Cancel")}</QuietButton>}
          {!ready && (
            <p id={hintId} className="small">
              Still missing: {listed(stillMissing)}
            </p>
          )}
          {advice}
          {note}
        </div>
        <SendingStatus of={sending} />
      </div>
      {otherButtons?.(ready, fields, busy ? as : undefined)}
    </form>
  )
}

const submitValueOf = (button: HTMLElement | null) => (button instanceof HTMLButtonElement ? button.value : "")

function useSubmit(onSubmit: FormProps["onSubmit"], check: NonNullable<FormProps["check"]> = () => ({})) {
  const form = useRef<HTMLFormElement>(null)
  const sending = useStoppable()
  const [failure, setFailure] = useState<Failure | null>(null)
  const [refused, setRefused] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [isMarked, setMarked] = useState(true)
  const [as, setAs] = useState("")
  const button = useRef<HTMLElement>(null)
  const t = useT()

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (sending.busy) return
    button.current = (event.nativeEvent as SubmitEvent).submitter
    const pressed = submitValueOf(button.current)
    setAs(pressed)
    const found = check(pressed)
    setFailure(null)
    setRefused(found)
    if (isEmpty(found) && !hasTooLong(form.current))
      await sending.run((context) => onSubmit(context, pressed)).catch((error) => setFailure(failureOf(error)))
    setAttempt((before) => before + 1)
  }

  useEffect(() => {
    if (attempt === 0 || !form.current) return
    const invalid = [...form.current.querySelectorAll<HTMLElement>("[aria-invalid=true]")].reverse()
    setMarked(invalid.length > 0)
    for (const field of invalid) openAndFocus(field)
    // The buttons are sticky: the message above them may be out of sight.
    if (invalid.length === 0) form.current.querySelector("[role=alert]")?.scrollIntoView?.({ block: "nearest" })
  }, [attempt])
  return {
    form,
    sending,
    as,
    failure,
    fields: { ...stillWrong(refused, () => check(as)), ...(failure && refusedFields(t, failure)) },
    isMarked,
    submit,
    /** Uses the same button, so that a draft is not published. */
    retry: () => form.current?.requestSubmit(button.current?.isConnected ? button.current : null),
  }
}

function stillWrong(refused: Record<string, string>, check: () => Record<string, string>) {
  if (isEmpty(refused)) return refused
  const now = check()
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in refused))
}

const isEmpty = (fields: Record<string, string>) => Object.keys(fields).length === 0

const titleOf = (failure: Failure, failedTitle: string) =>
  failure.code === "STOPPED" ? msg("You stopped this.") : failureTitle(failure, failedTitle)

/** Points to the fields if they show messages; otherwise shows the failure. The typed text is kept. */
function messageOf(t: Translate, failure: Failure, isMarked: boolean) {
  if (isMarked && !isEmpty(failure.fields)) return t("Please correct what is marked above, and send it again.")
  const words = failureText(t, failure)
  return failure.code === "NO_ANSWER" ? `${words} ${t("What you wrote is still here.")}` : words
}

function refusedFields(t: Translate, { fields, sentences = [] }: Failure) {
  const translated = sentences.flatMap(({ field, text, values }) => (field && values ? [[field, t(text, values)]] : []))
  return { ...fields, ...Object.fromEntries(translated) }
}
