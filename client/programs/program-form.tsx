import { useNavigate } from "react-router-dom"
import { select } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { text } from "../forms/text.tsx"
import { addProgramLimits } from "../generated/limits.ts"
import {
  type AddProgramInput,
  type AddProgramMutation,
  type ProgramAreasQuery,
  useAddProgramMutation,
} from "../generated/office.ts"
import { useToast } from "../layout/toasts.tsx"
import { programRights } from "./program-rights.tsx"

type Areas = ProgramAreasQuery["programAreas"]
type ProgramFormProps = { areas: Areas; onAdded: (added: AddProgramMutation["addProgram"]) => void }

export function ProgramForm({ areas, onAdded }: ProgramFormProps) {
  const navigate = useNavigate()
  const toast = useToast()
  const [add] = useAddProgramMutation({ fetchPolicy: "no-cache", refetchQueries: ["Programs"] })

  return (
    <FieldsForm
      fields={fieldsFor(areas)}
      limits={addProgramLimits}
      submitLabel="Make the token"
      failedTitle="This program was not added."
      onCancel={() => navigate("/admin/programs")}
      save={async (input, { context }) => {
        const { data } = await add({ variables: { input }, context })
        if (!data) return
        toast("Program Added")
        onAdded(data.addProgram)
      }}
    />
  )
}

/** Nothing that a program can be given the right to needs more. */
const roles = {
  EDITOR: "Editor: adds, and edits what you have added",
  ADMINISTRATOR: "Administrator: edits everything, and reads what families send",
}

type Days = keyof typeof lifetimes

const lifetimes = { 30: "After 30 days", 90: "After 90 days", 365: "After a year", 730: "After two years" }

const dayMs = 24 * 60 * 60 * 1000

const fieldsFor = (areas: Areas) =>
  ({
    name: text({
      label: "Name",
      hint: "As the activity tells what it did: “The hall display”.",
      input: { autoComplete: "off" },
    }),
    rights: programRights(areas),
    role: select<keyof typeof roles>({
      label: "What it does at most",
      hint: "Never more than your own account may at that moment.",
      required: true,
      choices: roles,
      start: "EDITOR",
    }),
    endsAt: {
      ...select<`${Days}`>({ label: "Its token ends", required: true, choices: lifetimes, start: "365" }),
      toInput: (days) => new Date(Date.now() + Number(days) * dayMs).toISOString(),
    },
  }) satisfies Fields<AddProgramInput>
