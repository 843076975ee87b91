import { addAttendanceLimits } from "../../generated/limits.ts"
import { type AddAttendanceInput, useAddAttendanceMutation } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { email, optionalText, text, wholeNumber } from "../../items/forms/text.tsx"
import { FormButton } from "../admin/form-button.tsx"
import { refetchAttendance } from "./attendee-columns.tsx"

const fields = {
  name: text({ label: "Name", input: { "data-first-focus": true } }),
  guests: wholeNumber({ label: "Guests", half: true, required: true, input: { type: "number" } }),
  phone: optionalText({ label: "Phone", half: true, input: { type: "tel" } }),
  email: email({ label: "Email", required: false, hint: "With an address, they are mailed their place." }),
} satisfies Fields<AddAttendanceInput>

export function AddAttendee({ id }: { id: number }) {
  const [add] = useAddAttendanceMutation(refetchAttendance)

  return (
    <FormButton
      label="Add by telephone"
      title="Somebody who comes"
      fields={fields}
      limits={addAttendanceLimits}
      start={{ guests: 0 }}
      submitLabel="Add"
      failedTitle="Nobody was added."
      save={async (input, context) => {
        const { data } = await add({ variables: { id, input }, context })
        const isWaiting = data?.addAttendance.state === "WAITING"
        return isWaiting ? `Too few places are free: ${input.name} is on the waiting list` : `${input.name} is coming`
      }}
    />
  )
}
