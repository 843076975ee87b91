import { TextArea, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"

const names = { tag: "Small heading", title: "Heading", intro: "Text", path: "Where to read more" }

/** The words about the school on the home page. */
export function AboutForm({ site, save, onCancel }: PartFormProps) {
  const { tag, title, intro, path } = site.about
  const writing = useWriting({ tag, title, intro, path }, site.version)
  const { typed: about, type: change } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(about, sent) => save({ about }, sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Small heading"
            maxLength={60}
            error={fields["about.tag"]}
            value={about.tag}
            onChange={({ target }) => change({ tag: target.value })}
          />
          <TextField
            label="Heading"
            maxLength={200}
            error={fields["about.title"]}
            value={about.title}
            onChange={({ target }) => change({ title: target.value })}
          />
          <TextArea
            label="Text"
            maxLength={1000}
            rows={4}
            error={fields["about.intro"]}
            value={about.intro}
            onChange={({ target }) => change({ intro: target.value })}
          />
          <TextField
            label="Where to read more"
            hint="A page of this site, such as /about"
            required
            maxLength={200}
            error={fields["about.path"]}
            value={about.path}
            onChange={({ target }) => change({ path: target.value })}
          />
        </>
      )}
    </WritingForm>
  )
}
