import { useState } from "react"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureFaults, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"
import type { ItemForm } from "./item-form.ts"
import type { Piece, PieceInput } from "./piece.ts"

type PieceFormProps = ItemForm<PieceInput> & {
  /** The one to edit; without it, a new one is written. */
  piece?: Pick<Piece, "title" | "detail" | "picture">
}

/** What is filled in for a story or an article. Submit waits for a title, an image and content (specification, section 5). */
export function PieceForm({ piece, save, submitLabel, onCancel }: PieceFormProps) {
  const [title, setTitle] = useState(piece?.title ?? "")
  const [detail, setDetail] = useState(piece?.detail ?? "")
  const [picture, setPicture] = useState(() => chosenFrom(piece?.picture))
  const missing = { "a title": !title.trim(), "an image": !picture.file && !picture.name, content: isBlank(detail) }

  return (
    <Form
      missing={missing}
      check={() => pictureFaults(picture)}
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
            current={piece?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          <RichTextEditor
            label="Content"
            required
            value={piece?.detail ?? ""}
            rows={10}
            error={fields.detail}
            onChange={setDetail}
          />
        </>
      )}
    </Form>
  )
}
