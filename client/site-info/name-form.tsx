import { readWholeNumber } from "../admin/amount.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"

const names = {
  name: "Name",
  shortName: "Short name",
  motto: "Motto",
  founded: "Founded in",
  footerText: "Text at the foot of every page",
}

/** What the school is called. */
export function NameForm({ site, save, onCancel }: PartFormProps) {
  const { name, shortName, motto, founded, footerText } = site
  const writing = useWriting({ name, shortName, motto, founded: String(founded), footerText }, site.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      check={() => wrongIn(typed)}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(typed, sent) => save({ ...typed, founded: readWholeNumber(typed.founded) }, sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={100}
            error={fields.name}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Short name"
            hint="The name in a word or two, for narrow screens."
            required
            maxLength={40}
            error={fields.shortName}
            value={typed.shortName}
            onChange={({ target }) => type({ shortName: target.value })}
          />
          <TextField
            label="Motto"
            maxLength={200}
            error={fields.motto}
            value={typed.motto}
            onChange={({ target }) => type({ motto: target.value })}
          />
          <TextField
            label="Founded in"
            required
            inputMode="numeric"
            maxLength={4}
            error={fields.founded}
            value={typed.founded}
            onChange={({ target }) => type({ founded: target.value })}
          />
          <TextArea
            label="Text at the foot of every page"
            maxLength={1000}
            rows={3}
            error={fields.footerText}
            value={typed.footerText}
            onChange={({ target }) => type({ footerText: target.value })}
          />
        </>
      )}
    </WritingForm>
  )
}

function wrongIn({ name, shortName, founded }: { name: string; shortName: string; founded: string }) {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(!shortName.trim() && { shortName: "Name is required." }),
    ...(readWholeNumber(founded) === null && { founded: "Please give a year, such as 1974." }),
  } as Record<string, string>
}
