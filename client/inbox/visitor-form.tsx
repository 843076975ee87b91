import { type ReactNode, useState } from "react"
import type { AnyFields, InputOf, LimitsOf, StoredOf, ValuesOf } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import type { Language as ApiLanguage } from "../generated/graphql.ts"
import { openPath } from "../session/copies.ts"
import { dropUnsent } from "../session/unsent.ts"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { usePrefilledFields } from "../ui/fields/prefilled-fields.ts"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { Honeypot } from "./honeypot.tsx"
import { useSubmissionKey } from "./submission-key.ts"
import style from "./visitor-form.module.css"
import { WaitsForLine } from "./waits-for-line.tsx"

/** What keeps a submission from robots and from arriving twice, and says in which language its sender is written to. */
export type Safeguards = { idempotencyKey: string; website: string; language: ApiLanguage }

type VisitorFormProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  start?: StoredOf<F>
  /** Whether what is typed stays in this tab also for who is signed in: the form is not what they write on this screen. */
  asVisitor?: boolean
  submitLabel: string
  failedTitle: string
  /** Rejects with the server's failure, which the form then shows. */
  send: (input: InputOf<F> & Safeguards, context: Sending) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

export function VisitorForm<F extends AnyFields>({ send, onCancel, children, ...form }: VisitorFormProps<F>) {
  const language = useApiLanguage()
  const last = useSubmissionKey()
  const [website, setWebsite] = useState("")

  return (
    <FieldsForm
      {...form}
      sendsOnEnter
      remedy={({ code }, again) => (code === "NO_ANSWER" ? <WaitsForLine onSend={again} /> : null)}
      onCancel={() => {
        dropUnsent(openPath())
        onCancel()
      }}
      save={async (input, { context }) => {
        // Of the screen on which it was sent: the answer may come on another one.
        const path = openPath()
        const words = { ...input, language }
        await send({ ...words, idempotencyKey: last.keyOf(words), website }, context)
        last.forget()
        dropUnsent(path)
      }}
    >
      {(rows, { typed, type }) => (
        <Prefilled
          onText={(name, text) => (name in typed ? type({ [name]: text } as Partial<ValuesOf<F>>) : setWebsite(text))}
        >
          {children}
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
