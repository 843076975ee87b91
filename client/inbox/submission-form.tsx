import { useState } from "react"
import { useNavigate } from "react-router-dom"
import { useToast } from "../layout/toasts.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"
import { useTypedBefore } from "../ui/typed-before.ts"
import type { Sending } from "../ui/use-stoppable.ts"
import type { FieldNames } from "../writing/compared.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { RobotTrap } from "./robot-trap.tsx"
import { type SubmissionField, type Typed, wrongFields } from "./submission-field.ts"
import style from "./submission-form.module.css"
import { useSubmissionKey } from "./submission-key.ts"

/** What keeps a submission from robots and from arriving twice. */
export type Safeguards = { idempotencyKey: string; website: string }

type SubmissionFormProps<Name extends string> = {
  fields: SubmissionField<Name>[]
  /** Rejects with the server's failure; what was typed stays. */
  send: (typed: Typed<Name>, safeguards: Safeguards, context: Sending) => Promise<unknown>
}

/** A form that a visitor sends to the school: says what is wrong at the fields, thanks, and goes home. */
export function SubmissionForm<Name extends string>({ fields, send }: SubmissionFormProps<Name>) {
  const navigate = useNavigate()
  const toast = useToast()
  const keyOf = useSubmissionKey()
  const writing = useWriting(nothingTyped(fields))
  const { typed } = writing
  const [website, setWebsite] = useState("")
  const type = (name: string, text: string) => writing.type({ [name]: text } as Partial<Typed<Name>>)
  const rows = useTypedBefore<HTMLDivElement>(({ name, value }) =>
    name in typed ? type(name, value) : setWebsite(value),
  )

  const submit = async (typed: Typed<Name>, { context }: Sent) => {
    await send(typed, { idempotencyKey: keyOf(typed), website }, context)
    toast("Message Sent")
    navigate("/")
  }

  return (
    <WritingForm
      writing={writing}
      names={namesOf(fields)}
      check={() => wrongFields(fields, typed)}
      submitLabel="Send"
      failedTitle="This was not sent."
      sendsOnEnter
      onCancel={() => navigate("/")}
      onSubmit={submit}
    >
      {({ fields: wrong }) => (
        <div ref={rows} className={style.fields}>
          {fields.map((field) => (
            <FieldRow
              key={field.name}
              field={field}
              error={wrong[field.name]}
              value={typed[field.name]}
              onType={(text) => type(field.name, text)}
            />
          ))}
          <RobotTrap value={website} onChange={({ target }) => setWebsite(target.value)} />
        </div>
      )}
    </WritingForm>
  )
}

type FieldRowProps = {
  field: SubmissionField<string>
  error?: string
  value: string
  onType: (text: string) => void
}

function FieldRow({ field: { wrong, rows, wide, ...field }, onType, ...state }: FieldRowProps) {
  const { type, min, max, ...text } = field
  const shared = { ...state, required: wrong !== undefined, className: wide || rows ? style.wide : undefined }

  return rows ? (
    <TextArea {...text} {...shared} rows={rows} onChange={({ target }) => onType(target.value)} />
  ) : (
    <TextField {...field} {...shared} onChange={({ target }) => onType(target.value)} />
  )
}

function namesOf<Name extends string>(fields: SubmissionField<Name>[]) {
  return Object.fromEntries(fields.map(({ name, label }) => [name, label])) as FieldNames<Typed<Name>>
}

function nothingTyped<Name extends string>(fields: SubmissionField<Name>[]) {
  return Object.fromEntries(fields.map(({ name }) => [name, ""])) as Typed<Name>
}
