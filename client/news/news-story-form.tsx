import { useState } from "react"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import type { NewsStoryFieldsFragment, PictureInput } from "../generated/graphql.ts"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"

type NewsStoryInput = { title: string; detail: string; picture: PictureInput }

type NewsStoryFormProps = {
  /** The story to edit; without it, a new one is written. */
  story?: NewsStoryFieldsFragment
  /** Rejects with the server's failure, which the form then tells; what was typed stays. */
  save: (input: NewsStoryInput) => Promise<void>
  submitLabel: string
  onCancel: () => void
}

/** What an editor fills in for a story. Submit waits for a title, an image and content (specification, section 5). */
export function NewsStoryForm({ story, save, submitLabel, onCancel }: NewsStoryFormProps) {
  const [title, setTitle] = useState(story?.title ?? "")
  const [detail, setDetail] = useState(story?.detail ?? "")
  const [picture, setPicture] = useState(() => chosenFrom(story?.picture))
  const missing = { "a title": !title.trim(), "an image": !picture.file && !picture.name, content: isBlank(detail) }

  return (
    <Form
      missing={missing}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={() => save({ title, detail, picture: pictureInput(picture) })}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={200}
            error={fields.title}
            value={title}
            onChange={({ target }) => setTitle(target.value)}
          />
          <PictureChooser
            label="Image"
            required
            value={picture}
            current={story?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          <RichTextEditor
            label="Content"
            value={story?.detail ?? ""}
            rows={10}
            error={fields.detail}
            onChange={setDetail}
          />
        </>
      )}
    </Form>
  )
}
