import { useRef, useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { Button } from "../../base/ui/controls/button.tsx"
import { Dialog } from "../../base/ui/controls/dialog.tsx"
import { randomId } from "../../base/ui/random-id.ts"
import { addAttendanceLimits } from "../../generated/limits.ts"
import { type AddAttendanceInput, useAddAttendanceMutation } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { email, optionalText, text, wholeNumber } from "../../items/forms/text.tsx"
import { listChanged } from "./attendee-columns.tsx"

const fields = {
  name: text({ label: "Name", input: { "data-first-focus": true } }),
  guests: wholeNumber({ label: "Guests", half: true, required: true, input: { type: "number" } }),
  phone: optionalText({ label: "Phone", half: true, input: { type: "tel" } }),
  email: email({ label: "E-mail", required: false, hint: "With an address, they are mailed their place." }),
} satisfies Fields<AddAttendanceInput>

export function AddAttendee({ id }: { id: number }) {
  const [isOpen, setOpen] = useState(false)
  const key = useRef(randomId())
  const toast = useToast()
  const [add] = useAddAttendanceMutation(listChanged)

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add by telephone</Button>
      <Dialog open={isOpen} title="Somebody who comes" onClose={() => setOpen(false)}>
        <SimpleForm
          fields={fields}
          limits={addAttendanceLimits}
          start={{ guests: 0 }}
          submitLabel="Add"
          failedTitle="Nobody was added."
          onCancel={() => setOpen(false)}
          save={async (input, context) => {
            const { data } = await add({ variables: { id, input: { ...input, idempotencyKey: key.current } }, context })
            key.current = randomId()
            setOpen(false)
            const waits = data?.addAttendance.state === "WAITING"
            toast(waits ? `All places are taken: ${input.name} is on the waiting list` : `${input.name} is coming`)
          }}
        />
      </Dialog>
    </>
  )
}
