import { type ComponentProps, type ReactNode, useId, useState } from "react"
import { useLocation } from "react-router-dom"
import { openPath } from "../../base/session/copies.ts"
import { dropUnsent } from "../../base/session/unsent.ts"
import { usePrefilledFields } from "../../base/ui/fields/prefilled-fields.ts"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import { useApiLanguage } from "../../base/ui/words/api-language.ts"
import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import type { AnyFields, InputOf, LimitsOf, StoredOf, ValuesOf } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import type { Sent } from "../../items/writing/use-sending.ts"
import { WaitsForConnection } from "./waits-for-connection.tsx"

/** Against robots and duplicates; `language` is for mail to the sender. */
export type Safeguards = { idempotencyKey: string; website: string; language: ApiLanguage }

type VisitorFormProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  start?: StoredOf<F>
  /** Sent beside the fields: the same words with a different `more` are another submission. */
  more?: object
  /** Keeps even signed-in users' drafts in this tab only: the form is not the screen's main one. */
  asVisitor?: boolean
  submitLabel: string
  failedTitle: string
  send: (input: InputOf<F> & Safeguards, sent: Sent) => Promise<void>
  onCancel: () => void
  children?: ReactNode
}

export function VisitorForm<F extends AnyFields>({ more, send, onCancel, children, ...form }: VisitorFormProps<F>) {
  const language = useApiLanguage()
  const keys = useIdempotencyKeys(`keys:${useLocation().pathname}`)
  const [website, setWebsite] = useState("")

  return (
    <FieldsForm
      {...form}
      sendsOnEnter
      remedy={({ code }, retry) => (code === "NO_ANSWER" ? <WaitsForConnection onSend={retry} /> : null)}
      onCancel={() => {
        dropUnsent(openPath())
        onCancel()
      }}
      save={async (input, sent) => {
        // Read before sending: the user may be on another screen when the answer arrives.
        const path = openPath()
        await send({ ...input, language, idempotencyKey: keys.keyOf({ ...more, ...input }), website }, sent)
        keys.forget()
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

function Prefilled({ onText, children }: { onText: (name: string, text: string) => void; children: ReactNode }) {
  const fields = usePrefilledFields<HTMLDivElement>(({ name, value }) => onText(name, value))
  return (
    <div ref={fields} className="stack4 column card shrinks">
      {children}
    </div>
  )
}

/** Invisible and unreachable to people: only robots fill it in. */
function Honeypot(props: Pick<ComponentProps<"input">, "value" | "onChange">) {
  const id = useId()

  return (
    <div className="unseen" aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input {...props} id={id} type="text" name="leave-empty" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
