import type {
  AddProgramInput,
  EditProgramInput,
  ProgramFieldsFragment,
  ProgramsQuery,
  Role,
} from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import type { Field, FieldOptions, Fields } from "../../items/forms/field.ts"
import { text } from "../../items/forms/text.tsx"
import { roleName } from "../admin/role-names.ts"
import { programRights } from "./program-rights.tsx"

type Areas = ProgramsQuery["programAreas"]

export const newProgramFields = (areas: Areas) =>
  ({
    ...sharedFields(areas),
    endsAt: { ...select<string>({ ...end, choices: lifetimes, start: "365" }), toInput: endAfter },
  }) satisfies Fields<AddProgramInput>

/** @param endsOn the token's current expiry, in words */
export const programFields = (areas: Areas, { role }: ProgramFieldsFragment, endsOn: string) =>
  ({
    ...sharedFields(areas, role),
    endsAt: {
      ...select<string>({ ...end, choices: { ...lifetimes, [unchanged]: `Unchanged: ${endsOn}` } }),
      start: () => unchanged,
      toInput: (days: string) => (days === unchanged ? undefined : endAfter(days)),
    },
  }) satisfies Fields<EditProgramInput>

const sharedFields = (areas: Areas, role: Role = "EDITOR") => ({
  name: text({
    label: "Name",
    hint: "Its name in the activity, such as “The hall display”.",
    input: { autoComplete: "off" },
  }),
  rights: programRights(areas),
  role: programRole(role),
})

/** Higher roles would give a program no further rights. */
const roles: { [role in Role]?: string } = {
  EDITOR: "Editor: adds, and edits what you have added",
  ADMINISTRATOR: "Administrator: edits everything, and reads what families send",
}

/** Adds the current role if it was set through the API, so that it can stay. */
function programRole(start: Role): Field<Role, string, string> {
  const choices = { ...(start in roles ? {} : { [start]: roleName(start) }), ...roles }
  return {
    ...select<string>({
      label: "Highest role",
      hint: "Never more than the account it acts for may do at that moment.",
      required: true,
      ...{ choices, start },
    }),
    toInput: (role) => role as Role,
  }
}

const end: FieldOptions = { label: "Its token ends", required: true }

const lifetimes = { 30: "30 days from now", 90: "90 days from now", 365: "A year from now", 730: "Two years from now" }

const unchanged = "unchanged"

const dayMs = 24 * 60 * 60 * 1000

const endAfter = (days: string) => new Date(Date.now() + Number(days) * dayMs).toISOString()
