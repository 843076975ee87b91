import { type ReactNode, useEffect, useState } from "react"
import { useNavigate } from "react-router-dom"
import type { AnyFields, InputOf, LimitsOf, StoredOf, ValuesOf } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { useToast } from "../layout/toasts.tsx"
import { openPath } from "../session/copies.ts"
import { dropUnsent } from "../session/unsent.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { usePrefilledFields } from "../ui/fields/prefilled-fields.ts"
import { useT } from "../ui/words/words.tsx"
import { Honeypot } from "./honeypot.tsx"
import style from "./submission-form.module.css"
import { useSubmissionKey } from "./submission-key.ts"
import { WaitsForLine } from "./waits-for-line.tsx"

/** What keeps a submission from robots and from arriving twice. */
export type Safeguards = { idempotencyKey: string; website: string }

/** What travels home with whoever sent a form. */
export type Sent = { receipt: string | undefined }

type SubmissionFormProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  /** What is filled in before anything is typed. */
  start?: StoredOf<F>
  /** Gives the path of the receipt. */
  send: (input: InputOf<F> & Safeguards, context: Sending) => Promise<string | undefined>
}

/** A form that a visitor sends to the school: says what is wrong at the fields, thanks, and goes home. */
export function SubmissionForm<F extends AnyFields>({ fields, limits, start, send }: SubmissionFormProps<F>) {
  const navigate = useNavigate()
  const t = useT()
  const toast = useToast()
  const last = useSubmissionKey()
  const [website, setWebsite] = useState("")
  // Whoever is here finds what waits in the form itself.
  useEffect(() => dropUnsent(openPath()), [])

  return (
    <FieldsForm
      fields={fields}
      limits={limits}
      start={start}
      submitLabel={t("Send")}
      failedTitle={t("This was not sent.")}
      sendsOnEnter
      remedy={({ code }, again) => (code === "NO_ANSWER" ? <WaitsForLine isKept onSend={again} /> : null)}
      onCancel={() => {
        dropUnsent(openPath())
        navigate("/")
      }}
      save={async (input, { context }) => {
        const receipt = await send({ ...input, idempotencyKey: last.keyOf(input), website }, context)
        last.forget()
        dropUnsent(openPath())
        toast(t("Message Sent"))
        navigate("/", { state: { receipt } satisfies Sent })
      }}
    >
      {(rows, { typed, type }) => (
        <Prefilled
          onText={(name, text) => (name in typed ? type({ [name]: text } as Partial<ValuesOf<F>>) : setWebsite(text))}
        >
          {rows}
          <Honeypot value={website} onChange={({ target }) => setWebsite(target.value)} />
        </Prefilled>
      )}
    </FieldsForm>
  )
}

type PrefilledProps = { onText: (name: string, text: string) => void; children: ReactNode }

/** Takes up what was typed before the scripts were there. */
function Prefilled({ onText, children }: PrefilledProps) {
  const fields = usePrefilledFields<HTMLDivElement>(({ name, value }) => onText(name, value))
  return (
    <div ref={fields} className={style.fields}>
      {children}
    </div>
  )
}
