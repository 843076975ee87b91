import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { DateText, formatMonth } from "../../base/ui/dates/dates.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import type { GalleryCardFragment } from "../../generated/graphql.ts"
import style from "./galleries-screen.module.css"

export function GalleryCard({ gallery, first }: { gallery: GalleryCardFragment; first: boolean }) {
  const t = useT()
  const lang = useOriginalLang()
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
      <h2 className={style.name} lang={lang}>
        <CardLink to={`/gallery/view/${id}`} headline>
          {name}
        </CardLink>
      </h2>
      <p className={style.description} lang={lang}>
        {description}
      </p>
      <p className={style.facts}>
        <span>{t.count(images.length, { one: "1 picture", other: "{count} pictures" })}</span>
        <DateText of={displayDate} as={formatMonth} />
        {archive && <span className={style.archived}>{t("Archived")}</span>}
      </p>
    </li>
  )
}
