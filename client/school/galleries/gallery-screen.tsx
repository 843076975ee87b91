import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import {
  type GalleryFieldsFragment,
  useDeleteGalleryMutation,
  useEditGalleryMutation,
  useGalleryQuery,
} from "../../generated/graphql.ts"
import { Further } from "../../items/content/further.tsx"
import { useWithChange } from "../../items/content/item-id.ts"
import { ShownItem } from "../../items/content/one-item.tsx"
import { OwnedItem } from "../../items/content/owned-item.tsx"
import { Share } from "../../items/content/share.tsx"
import { gallerySection } from "./gallery-section.ts"
import style from "./gallery-view.module.css"
import { PictureWall, WallSkeleton } from "./picture-wall.tsx"

const GalleryForm = lazy(() => import("./gallery-form.tsx"), "GalleryForm")

export const GalleryScreen = () => (
  <ShownItem useOne={useGalleryQuery} section={gallerySection} skeleton={<WallSkeleton />}>
    {({ gallery }) => gallery && <Gallery key={gallery.id} gallery={gallery} />}
  </ShownItem>
)

function Gallery({ gallery }: { gallery: GalleryFieldsFragment }) {
  const { id, name } = gallery
  const localized = useTextProps()
  const withChange = useWithChange()
  const { children: title, lang } = localized(name)

  return (
    <OwnedItem
      section={gallerySection}
      title={title}
      item={gallery}
      head={{
        lang,
        intro: <p className={style.description} {...localized(gallery.description)} />,
        children: <GalleryNotes gallery={gallery} />,
      }}
      width="full"
      useEdit={useEditGalleryMutation}
      useRemove={useDeleteGalleryMutation}
      Form={GalleryForm}
      labels={{ edit: "Edit Gallery", delete: "Delete Gallery" }}
      actions={
        <>
          <ButtonLink to={`/gallery/addpics/${id}`}>Add Images</ButtonLink>
          {gallery.images.length > 0 && (
            <ButtonLink to={`/gallery/arrange/${id}${withChange ? "?change=1" : ""}`} variant="quiet">
              Arrange Pictures
            </ButtonLink>
          )}
        </>
      }
      after={<Further section={gallerySection} id={id} author={gallery.user.name} />}
    >
      <GalleryView gallery={gallery} />
    </OwnedItem>
  )
}

function GalleryNotes({ gallery: { user, displayDate, archive } }: { gallery: GalleryFieldsFragment }) {
  return (
    <>
      <Byline author={user.name} date={displayDate} />
      {archive && <p className={style.archived}>Archived: only those who may edit this gallery find it in the list.</p>}
    </>
  )
}

function GalleryView({ gallery }: { gallery: GalleryFieldsFragment }) {
  const t = useT()
  const { name, images, state } = gallery

  return (
    <article className="stack6">
      {images.length > 0 ? (
        <PictureWall name={name} pictures={images} />
      ) : (
        <EmptyState text={t("There are no photos at the moment.")} />
      )}
      <Share item={{ title: name, state }} />
    </article>
  )
}
