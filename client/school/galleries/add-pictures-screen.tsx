import { useHeadingFocusAfter } from "../../base/addresses/heading-focus.ts"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { PictureDrop } from "../../base/ui/pictures/picture-drop.tsx"
import { usePictureFiles } from "../../base/ui/pictures/use-picture-files.ts"
import { galleryPictureTypes } from "../../generated/constants.ts"
import type { GalleryFieldsFragment } from "../../generated/graphql.ts"
import { useItemId } from "../../items/content/item-id.ts"
import { SafekeepingNotes } from "../../items/writing/safekeeping-notes.tsx"
import { useSafekeeping } from "../../items/writing/use-safekeeping.ts"
import style from "./add-pictures-screen.module.css"
import { ChosenPictures } from "./chosen-pictures.tsx"
import { OwnGallery } from "./own-gallery.tsx"
import type { ChosenFile } from "./picture-batch.ts"
import { usePictureBatch } from "./use-picture-batch.ts"
import { crumbsTo, galleryPath, useDoneMessage } from "./waiting.ts"

export function AddPicturesScreen() {
  return <OwnGallery id={useItemId()}>{(gallery) => <AddPictures key={gallery.id} gallery={gallery} />}</OwnGallery>
}

const none: { content: readonly ChosenFile[] } = { content: [] }

function AddPictures({ gallery: { id, name } }: { gallery: GalleryFieldsFragment }) {
  const navigate = useNavigateFromHere()
  const toast = useToast()
  const messageAfter = useDoneMessage()
  const toGallery = (waiting = false) => navigate(galleryPath(id, waiting), { replace: true })
  const posted = async (waiting: boolean, remaining: number) => {
    toast(messageAfter("Image Posted", waiting))
    if (remaining > 0) return
    safe.leaving.guard.open = true
    await safe.draft.forget()
    toGallery(waiting)
  }
  const batch = usePictureBatch(id, posted)
  const safe = useSafekeeping({ content: batch.files, basis: none, dirty: batch.files.length > 0 })
  batch.withSession.current = safe.session.withSession
  const files = usePictureFiles<HTMLDivElement>({
    label: "Pictures",
    types: galleryPictureTypes,
    multiple: true,
    onFile: (file) => batch.add([file]),
  })
  useHeadingFocusAfter(batch.files.length > 0)

  return (
    <TitledPage
      title="Add Images"
      above={crumbsTo({ id, name })}
      windowTitle={`Add Images: ${name}`}
      width="full"
      className={style.screen}
    >
      <p className="breaks lead">
        To <strong>{name}</strong>. Choose as many pictures as you like, and put them in order here.
      </p>
      <SafekeepingNotes of={safe} onAccept={({ content }) => batch.restore(content)} />
      <div ref={files.place}>
        {batch.files.length === 0 ? (
          <PictureDrop label="Choose pictures" files={files} required />
        ) : (
          <ChosenPictures batch={batch} files={files} onCancel={() => void safe.leaving.leaveBy(() => toGallery())} />
        )}
      </div>
    </TitledPage>
  )
}
