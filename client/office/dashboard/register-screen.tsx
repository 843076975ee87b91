import { useState } from "react"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { useToday } from "../../base/ui/dates/today.ts"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { reportAbsenceLimits } from "../../generated/limits.ts"
import { type ReportAbsenceInput, useEnterAbsenceMutation, useRegisterQuery } from "../../generated/office.ts"
import type { Fields } from "../../items/forms/field.ts"
import { optionalText, text } from "../../items/forms/text.tsx"
import { AdminPage } from "../admin/admin-page.tsx"
import { FormButton } from "../admin/form-button.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { PrintButton } from "../admin/print-button.tsx"
import style from "./away.module.css"
import { Away } from "./away.tsx"

export function RegisterScreen() {
  const { filter, change } = useListAddress()
  const today = useToday()
  const day = filter("day") ?? ""
  const shown = day || today
  // Empty while a date is half typed.
  const [typed, type] = useState(shown)
  useOnChange(shown, () => type(shown))
  const query = useRegisterQuery({ variables: { day: day || null } })

  return (
    <AdminPage
      title="Who is away"
      action={
        <>
          <EnterAbsence day={shown} />
          <PrintButton />
        </>
      }
    >
      <div className={`unprinted ${style.day}`}>
        <TextField
          label="Day"
          required
          type="date"
          value={typed}
          onChange={({ target }) => {
            type(target.value)
            if (target.value) change({ day: target.value })
          }}
        />
      </div>
      <h2 className="unseen">By class</h2>
      <Loaded query={query}>{(data) => <Away {...data} />}</Loaded>
    </AdminPage>
  )
}

function EnterAbsence({ day }: { day: string }) {
  const [enter] = useEnterAbsenceMutation({ refetchQueries: ["Register", "AdminNews"] })

  return (
    <FormButton
      label="Enter by telephone"
      title="A family rings"
      fields={fields}
      limits={reportAbsenceLimits}
      start={{ firstDay: day }}
      submitLabel="Enter the absence"
      save={async (input, context) => {
        await enter({ variables: { input: { ...input, language: "EN" } }, context })
        return `${input.childName} is away`
      }}
    />
  )
}

const noAutocomplete = { autoComplete: "off" }

const fields = {
  childName: text({ label: "Child", half: true, input: noAutocomplete }),
  className: text({ label: "Class", half: true, input: noAutocomplete }),
  firstDay: text({ label: "First day away", half: true, input: { type: "date" } }),
  lastDay: optionalText({ label: "Last day away", half: true, input: { type: "date" } }),
  reason: text({ label: "Reason", input: noAutocomplete }),
  reporter: text({ label: "Who rang", half: true, input: noAutocomplete }),
  phone: text({ label: "Their telephone", half: true, input: { type: "tel", ...noAutocomplete } }),
} satisfies Fields<Omit<ReportAbsenceInput, "language">>
