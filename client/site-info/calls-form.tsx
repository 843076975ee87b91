import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { CallFields, callInput, typedCall } from "./call-fields.tsx"
import type { PartFormProps } from "./part-form.ts"
import style from "./site-screen.module.css"

const names = { intake: "Next year’s intake", scholarship: "Scholarship" }

/** The two invitations of the home page. */
export function CallsForm({ site, save, onCancel }: PartFormProps) {
  const start = { intake: typedCall(site.intake), scholarship: typedCall(site.scholarship) }
  const writing = useWriting(start, site.version)
  const { intake, scholarship } = writing.typed
  const { type } = writing
  const send = async ({ intake, scholarship }: typeof start, sent: Sent) =>
    save(
      { intake: await callInput(intake, sent.context), scholarship: await callInput(scholarship, sent.context) },
      sent,
    )

  return (
    <WritingForm writing={writing} names={names} submitLabel="Update" onCancel={onCancel} onSubmit={send}>
      {({ fields }) => (
        <>
          <fieldset className={style.group}>
            <legend className={style.groupTitle}>Next year’s intake</legend>
            <CallFields
              call={intake}
              change={(part) => type({ intake: { ...intake, ...part } })}
              errors={fields}
              name="intake"
            />
          </fieldset>
          <fieldset className={style.group}>
            <legend className={style.groupTitle}>Scholarship</legend>
            <CallFields
              call={scholarship}
              change={(part) => type({ scholarship: { ...scholarship, ...part } })}
              errors={fields}
              name="scholarship"
            />
          </fieldset>
        </>
      )}
    </WritingForm>
  )
}
