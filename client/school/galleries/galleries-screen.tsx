import { usePageNumber } from "../../base/addresses/page-number.ts"
import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { DateText, formatMonth } from "../../base/ui/dates/dates.tsx"
import { Loading, SkeletonCard } from "../../base/ui/loading/skeleton.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { type GalleryCardFragment, useGalleriesQuery } from "../../generated/graphql.ts"
import { ListScreen } from "../../items/content/list-screen.tsx"
import style from "./galleries-screen.module.css"
import { gallerySection } from "./gallery-section.ts"

export function GalleriesScreen() {
  const query = useGalleriesQuery({ variables: { page: usePageNumber(), perPage: 12 } })

  return (
    <ListScreen
      section={gallerySection}
      query={query}
      list={({ galleries }) => galleries}
      empty={msg("There are no photos at the moment.")}
      skeleton={<Skeleton />}
    >
      {(items) => (
        <ol className={style.grid}>
          {items.map((gallery, index) => (
            <GalleryCard key={gallery.id} gallery={gallery} first={index === 0} />
          ))}
        </ol>
      )}
    </ListScreen>
  )
}

function Skeleton() {
  return (
    <Loading>
      <div className={style.grid}>
        {["a", "b", "c", "d", "e", "f"].map((key) => (
          <SkeletonCard key={key} />
        ))}
      </div>
    </Loading>
  )
}

function GalleryCard({ gallery, first }: { gallery: GalleryCardFragment; first: boolean }) {
  const t = useT()
  const localized = useTextProps()
  const { id, name, description, picture, images, displayDate, archive } = gallery

  return (
    <li className={style.card}>
      {picture && (
        <div className={style.pile}>
          <Picture
            of={picture}
            className={style.cover}
            sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 44vw, 90vw"
            alt=""
            priority={first}
          />
        </div>
      )}
      <h2 className="breaks step2" lang={localized(name).lang}>
        <CardLink to={`/gallery/view/${id}`} headline>
          {t(name)}
        </CardLink>
      </h2>
      <p className="clamped soft" {...localized(description)} />
      <p className={style.facts}>
        <span>{t.count(images.length, { one: "1 picture", other: "{count} pictures" })}</span>
        <DateText of={displayDate} as={formatMonth} />
        {archive && <span className={style.archived}>{t("Archived")}</span>}
      </p>
    </li>
  )
}
