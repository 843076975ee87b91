import { EmptyState } from "../../base/ui/loading/empty-state.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import type { GalleryFieldsFragment } from "../../generated/graphql.ts"
import { Share } from "../../items/content/share.tsx"
import style from "./gallery-view.module.css"
import { PictureWall } from "./picture-wall.tsx"

export function GalleryView({ gallery }: { gallery: GalleryFieldsFragment }) {
  const t = useT()
  const lang = useOriginalLang()
  const { name, description, displayDate, user, archive, images, canEdit } = gallery

  return (
    <article className="stack6">
      <header className={style.head}>
        <h1 className="headline" lang={lang}>
          {name}
        </h1>
        <p className={style.description} lang={lang}>
          {description}
        </p>
        <Byline author={user.name} date={displayDate} />
        <Share item={{ title: name, state: gallery.state }} />
        {archive && (
          <p className={style.archived}>Archived: only those who may edit this gallery find it in the list.</p>
        )}
      </header>
      {images.length > 0 ? (
        <PictureWall name={name} pictures={images} canEdit={canEdit} />
      ) : (
        <EmptyState text={t("There are no photos at the moment.")} />
      )}
    </article>
  )
}
