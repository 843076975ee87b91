import type { LookInput } from "../../generated/office.ts"
import { check, select } from "../../items/forms/choices.tsx"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import { LookPreview } from "./look-preview.tsx"
import type { PartFormProps } from "./part-form.tsx"

const input = { type: "color" }

const fields = {
  picture: optionalPicture({ label: "Crest", brief: true }),
  crest: select<string>({
    label: "Crest without a picture",
    required: true,
    choices: { blossom: "A blossom over a hill", letter: "The first letter of the short name" },
  }),
  colour: text({
    label: "Main colour",
    hint: "Links, buttons and bands. Dark mode follows it.",
    required: true,
    half: true,
    input,
  }),
  accent: text({ label: "Accent", hint: "The button to enrol, and notices.", required: true, half: true, input }),
  typeface: select<string>({
    label: "Typeface of headings",
    required: true,
    choices: { serif: "Young Serif, with Figtree for texts", sans: "Figtree alone" },
  }),
  ornament: check({ label: "Jacaranda blossoms as an ornament" }),
} satisfies Fields<LookInput>

export function LookForm({ site, save, ...form }: PartFormProps) {
  const { version, look } = site

  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={{}}
      within="look"
      stored={{ ...look, version }}
      save={(look, sent) => save({ look }, sent)}
    >
      {(rows, { typed, type }) => (
        <>
          {rows}
          <LookPreview look={typed} school={site} onPropose={type} />
        </>
      )}
    </FieldsForm>
  )
}

LookForm.fields = fields
LookForm.within = "look" as const
