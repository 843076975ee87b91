import { useNavigate } from "react-router-dom"
import { byId, useItemId } from "../content/item-id.ts"
import { OneItem } from "../content/one-item.tsx"
import {
  type GalleryFieldsFragment,
  type GalleryPictureFragment,
  useEditGalleryImageMutation,
  useGalleryImageQuery,
} from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import { Loader } from "../ui/loader.tsx"
import { PageBanner } from "../ui/page-banner.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { galleryPictureTypes, gallerySection } from "./gallery-section.ts"
import { OwnGallery } from "./own-gallery.tsx"

/** Changing a single picture of a gallery, by the picture's id. */
export function EditPictureScreen() {
  const id = useItemId()
  const query = useGalleryImageQuery(byId(id))

  return (
    <OneItem id={id} section={gallerySection} query={query} skeleton={<Loader within />}>
      {({ galleryImage }) =>
        galleryImage && (
          <OwnGallery id={galleryImage.galleryId}>
            {(gallery) => <EditPicture key={galleryImage.id} picture={galleryImage} gallery={gallery} />}
          </OwnGallery>
        )
      }
    </OneItem>
  )
}

const names = { chosen: "Image", caption: "Caption" }

function EditPicture({ picture, gallery }: { picture: GalleryPictureFragment; gallery: GalleryFieldsFragment }) {
  const navigate = useNavigate()
  const toast = useToast()
  const [edit] = useEditGalleryImageMutation()
  const writing = useWriting(typedFrom(picture), picture.version)
  const { typed, type } = writing
  const toGallery = () => navigate(`/gallery/view/${gallery.id}`, { replace: true })
  useTitle("Edit Picture")

  const save = async ({ caption, chosen }: typeof typed, { version, context }: Sent) => {
    const input = { caption, picture: pictureInput(chosen), version }
    await edit({ variables: { id: picture.id, input }, context })
    toast("Gallery Picture Edited")
    toGallery()
  }

  return (
    <>
      <PageBanner
        title="Edit Picture"
        crumbs={[
          { label: "Gallery", to: "/gallery" },
          { label: gallery.name, to: `/gallery/view/${gallery.id}` },
          { label: "Edit Picture" },
        ]}
      />
      <Page width="text">
        <WritingForm
          writing={writing}
          names={names}
          missing={{ "an image": !isChosen(typed.chosen) }}
          submitLabel="Update"
          onCancel={toGallery}
          onSubmit={save}
        >
          {({ fields }) => (
            <>
              <PictureChooser
                label="Image"
                required
                types={galleryPictureTypes}
                value={typed.chosen}
                error={fields.picture ?? fields["picture.upload"]}
                altError={fields["picture.alt"]}
                onChange={(chosen) => type({ chosen })}
              />
              <TextField
                label="Caption"
                hint="Stands under the picture."
                maxLength={500}
                error={fields.caption}
                value={typed.caption}
                onChange={({ target }) => type({ caption: target.value })}
              />
            </>
          )}
        </WritingForm>
      </Page>
    </>
  )
}

function typedFrom({ caption, picture }: GalleryPictureFragment) {
  return { caption, chosen: chosenFrom(picture) }
}
