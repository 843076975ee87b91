import { roleName } from "../admin/role-names.ts"
import { select } from "../forms/choices.tsx"
import type { Field, FieldOptions, Fields } from "../forms/field.ts"
import { text } from "../forms/text.tsx"
import type {
  AddProgramInput,
  EditProgramInput,
  ProgramAreasQuery,
  ProgramFieldsFragment,
  Role,
} from "../generated/office.ts"
import { programRights } from "./program-rights.tsx"

type Areas = ProgramAreasQuery["programAreas"]

/** What a program is called, what it may do, and until when. */
export const newProgramFields = (areas: Areas) =>
  ({
    ...sharedFields(areas),
    endsAt: { ...select<string>({ ...end, choices: lifetimes, start: "365" }), toInput: endAfter },
  }) satisfies Fields<AddProgramInput>

/** The same of one that there is. @param endsOn when its token ends, in words: so it stays where nobody chooses another end */
export const programFields = (areas: Areas, { role }: ProgramFieldsFragment, endsOn: string) =>
  ({
    ...sharedFields(areas, role),
    endsAt: {
      ...select<string>({ ...end, choices: { ...lifetimes, [unchanged]: `As it is: ${endsOn}` } }),
      start: () => unchanged,
      toInput: (days: string) => (days === unchanged ? undefined : endAfter(days)),
    },
  }) satisfies Fields<EditProgramInput>

const sharedFields = (areas: Areas, role: Role = "EDITOR") => ({
  name: text({
    label: "Name",
    hint: "As the activity names it: “The hall display”.",
    input: { autoComplete: "off" },
  }),
  rights: programRights(areas),
  role: programRole(role),
})

/** Nothing that a program can be given the right to needs more. */
const roles: { [role in Role]?: string } = {
  EDITOR: "Editor: adds, and edits what you have added",
  ADMINISTRATOR: "Administrator: edits everything, and reads what families send",
}

/** Over the API it can have been given another role, which stays. */
function programRole(start: Role): Field<Role, string, string> {
  const choices = { ...(start in roles ? {} : { [start]: roleName(start) }), ...roles }
  return {
    ...select<string>({
      label: "What it does at most",
      hint: "Never more than the account in whose name it acts may at that moment.",
      required: true,
      ...{ choices, start },
    }),
    toInput: (role) => role as Role,
  }
}

const end: FieldOptions = { label: "Its token ends", required: true }

/** By days. */
const lifetimes = { 30: "30 days from now", 90: "90 days from now", 365: "A year from now", 730: "Two years from now" }

const unchanged = "unchanged"

const dayMs = 24 * 60 * 60 * 1000

const endAfter = (days: string) => new Date(Date.now() + Number(days) * dayMs).toISOString()
