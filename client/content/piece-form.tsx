import { isBlank, RichTextEditor } from "../editor/index.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"
import { richly } from "../writing/compared.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { ItemForm } from "./item-form.ts"
import type { Piece, PieceInput } from "./piece.ts"

type PieceFormProps = ItemForm<PieceInput> & {
  /** The one to edit; without it, a new one is written. */
  piece?: Pick<Piece, "title" | "detail" | "picture" | "version">
}

const names = { title: "Title", detail: richly("Content"), picture: "Image" }

/** What is filled in for a story or an article. Submit waits for a title, an image and content (specification, section 5). */
export function PieceForm({ piece, save, submitLabel, onCancel, asNew }: PieceFormProps) {
  const writing = useWriting(typedFrom(piece), piece?.version)
  const { typed, type } = writing
  const { title, detail, picture } = typed
  const missing = { "a title": !title.trim(), "an image": !picture.file && !picture.name, content: isBlank(detail) }

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={missing}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={({ picture, ...words }, sent) => save({ ...words, picture: pictureInput(picture) }, sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Title"
            required
            maxLength={200}
            error={fields.title}
            value={title}
            onChange={({ target }) => type({ title: target.value })}
          />
          <PictureChooser
            label="Image"
            required
            value={picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
          <RichTextEditor
            label="Content"
            required
            value={detail}
            rows={10}
            error={fields.detail}
            onChange={(detail) => type({ detail })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom(piece: PieceFormProps["piece"]) {
  return { title: piece?.title ?? "", detail: piece?.detail ?? "", picture: chosenFrom(piece?.picture) }
}
