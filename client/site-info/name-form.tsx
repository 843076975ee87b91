import { useState } from "react"
import { readWholeNumber } from "../admin/amount.ts"
import { Form } from "../ui/form.tsx"
import { TextArea, TextField } from "../ui/text-field.tsx"
import type { PartFormProps } from "./part-form.ts"

/** What the school is called. */
export function NameForm({ site, save, onCancel }: PartFormProps) {
  const [typed, setTyped] = useState(() => ({
    name: site.name,
    shortName: site.shortName,
    motto: site.motto,
    founded: String(site.founded),
    footerText: site.footerText,
  }))
  const type = (part: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...part }))

  return (
    <Form
      check={() => wrongIn(typed)}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={() => save({ ...typed, founded: readWholeNumber(typed.founded) })}
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
    </Form>
  )
}

function wrongIn({ name, shortName, founded }: { name: string; shortName: string; founded: string }) {
  return {
    ...(!name.trim() && { name: "Name is required." }),
    ...(!shortName.trim() && { shortName: "Name is required." }),
    ...(readWholeNumber(founded) === null && { founded: "Please give a year, such as 1974." }),
  } as Record<string, string>
}
