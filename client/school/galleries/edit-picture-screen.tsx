import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { galleryPictureTypes } from "../../generated/constants.ts"
import {
  type EditGalleryImageInput,
  type GalleryFieldsFragment,
  type GalleryPictureFragment,
  useEditGalleryImageMutation,
  useGalleryImageQuery,
} from "../../generated/graphql.ts"
import { editGalleryImageLimits } from "../../generated/limits.ts"
import { ShownItem } from "../../items/content/one-item.tsx"
import type { Fields } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { picture } from "../../items/forms/picture.tsx"
import { text } from "../../items/forms/text.tsx"
import { gallerySection } from "./gallery-section.ts"
import { OwnGallery } from "./own-gallery.tsx"
import { crumbsTo, evictWaiting, galleryPath, useDoneMessage } from "./waiting.ts"

export const EditPictureScreen = () => (
  <ShownItem useOne={useGalleryImageQuery} section={gallerySection}>
    {({ galleryImage }) =>
      galleryImage && (
        <OwnGallery id={galleryImage.galleryId}>
          {(gallery) => <EditPicture key={galleryImage.id} image={galleryImage} gallery={gallery} />}
        </OwnGallery>
      )
    }
  </ShownItem>
)

const fields = {
  picture: picture({ label: "Image", missing: "an image", types: galleryPictureTypes, naming: "-" }),
  caption: text({ label: "Caption", hint: "Stands under the picture." }),
} satisfies Fields<EditGalleryImageInput>

function EditPicture({ image, gallery }: { image: GalleryPictureFragment; gallery: GalleryFieldsFragment }) {
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const messageAfter = useDoneMessage()
  const [edit] = useEditGalleryImageMutation({
    update: (cache, { data }) => data?.editGalleryImage.waiting && evictWaiting(cache, data.editGalleryImage),
  })
  const toGallery = (waiting: boolean) => navigate(galleryPath(gallery.id, waiting), { replace: true })

  return (
    <TitledPage title="Edit Picture" above={crumbsTo(gallery)} width="text">
      <FieldsForm
        fields={fields}
        limits={editGalleryImageLimits}
        stored={image}
        submitLabel="Update"
        onCancel={() => toGallery(image.waiting)}
        save={async (input, { version, context }) => {
          const { data } = await edit({ variables: { id: image.id, input: { ...input, version } }, context })
          const waiting = data?.editGalleryImage.waiting ?? false
          toast(messageAfter("Gallery Picture Edited", waiting))
          toGallery(waiting)
        }}
      />
    </TitledPage>
  )
}
