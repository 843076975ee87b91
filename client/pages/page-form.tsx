import { useState } from "react"
import type { ItemForm } from "../content/item-form.ts"
import { RichTextEditor } from "../editor/index.tsx"
import type { PageFieldsFragment, PictureInput } from "../generated/graphql.ts"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureFaults, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"

export type PageInput = { title: string; pageIntro: string; pageText: string; picture?: PictureInput }

/** What an administrator changes on a fixed page. */
export function PageForm({ page, save, submitLabel, onCancel }: ItemForm<PageInput> & { page: PageFieldsFragment }) {
  const [title, setTitle] = useState(page.title)
  const [pageIntro, setIntro] = useState(page.pageIntro)
  const [pageText, setText] = useState(page.pageText)
  const [picture, setPicture] = useState(() => chosenFrom(page.picture))
  const hadPicture = page.picture !== null
  const chosen = picture.file || picture.name ? pictureInput(picture) : undefined

  return (
    <Form
      missing={{ "a title": !title.trim(), "an image": hadPicture && !chosen }}
      check={() => pictureFaults(picture)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={() => save({ title, pageIntro, pageText, picture: chosen })}
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
          <RichTextEditor
            label="Intro"
            hint="Select some words to make them bold, large or a list."
            theme="bubble"
            required
            value={page.pageIntro}
            rows={3}
            error={fields.pageIntro}
            onChange={setIntro}
          />
          <PictureChooser
            label="Image"
            required={hadPicture}
            value={picture}
            current={page.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          <RichTextEditor
            label="Details"
            required
            value={page.pageText}
            rows={10}
            error={fields.pageText}
            onChange={setText}
          />
        </>
      )}
    </Form>
  )
}
