import { useState } from "react"
import { Form } from "../ui/form.tsx"
import { CallFields, callInput, typedCall } from "./call-fields.tsx"
import type { PartFormProps } from "./part-form.ts"
import style from "./site-screen.module.css"

/** The two invitations of the home page. */
export function CallsForm({ site, save, onCancel }: PartFormProps) {
  const [intake, setIntake] = useState(() => typedCall(site.intake))
  const [scholarship, setScholarship] = useState(() => typedCall(site.scholarship))
  const send = async () => save({ intake: await callInput(intake), scholarship: await callInput(scholarship) })

  return (
    <Form submitLabel="Update" onCancel={onCancel} onSubmit={send}>
      {({ fields }) => (
        <>
          <fieldset className={style.group}>
            <legend className={style.groupTitle}>Next year’s intake</legend>
            <CallFields
              call={intake}
              change={(part) => setIntake({ ...intake, ...part })}
              errors={fields}
              name="intake"
            />
          </fieldset>
          <fieldset className={style.group}>
            <legend className={style.groupTitle}>Scholarship</legend>
            <CallFields
              call={scholarship}
              change={(part) => setScholarship({ ...scholarship, ...part })}
              errors={fields}
              name="scholarship"
            />
          </fieldset>
        </>
      )}
    </Form>
  )
}
