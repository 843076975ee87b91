import type { ItemForm } from "../content/item-form.ts"
import { RichTextEditor } from "../editor/index.tsx"
import type { PageFieldsFragment, PictureInput } from "../generated/graphql.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"
import { richly } from "../writing/compared.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { TagField } from "./tag-field.tsx"

export type PageInput = { title: string; tag: string; pageIntro: string; pageText: string; picture?: PictureInput }

const names = {
  title: "Title",
  tag: "Small heading",
  pageIntro: richly("Intro"),
  picture: "Image",
  pageText: richly("Details"),
}

/** What an administrator changes on a fixed page. */
export function PageForm({ page, save, submitLabel, onCancel }: ItemForm<PageInput> & { page: PageFieldsFragment }) {
  const writing = useWriting(typedFrom(page), page.version)
  const { typed, type } = writing
  const { title, tag, pageIntro, pageText, picture } = typed
  const hadPicture = page.picture !== null

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={{ "a title": !title.trim(), "an image": hadPicture && !isChosen(picture) }}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={({ picture, ...words }, sent) =>
        save({ ...words, picture: isChosen(picture) ? pictureInput(picture) : undefined }, sent)
      }
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
          <TagField error={fields.tag} value={tag} onChange={(tag) => type({ tag })} />
          <RichTextEditor
            label="Intro"
            hint="Select some words to make them bold, large or a list."
            theme="bubble"
            value={pageIntro}
            rows={3}
            error={fields.pageIntro}
            onChange={(pageIntro) => type({ pageIntro })}
          />
          <PictureChooser
            label="Image"
            required={hadPicture}
            value={picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
          <RichTextEditor
            label="Details"
            value={pageText}
            rows={10}
            error={fields.pageText}
            onChange={(pageText) => type({ pageText })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom({ title, tag, pageIntro, pageText, picture }: PageFieldsFragment) {
  return { title, tag, pageIntro, pageText, picture: chosenFrom(picture) }
}
