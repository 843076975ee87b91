import type { GalleryCardFragment } from "../generated/graphql.ts"
import { CardLink } from "../ui/controls/card-link.tsx"
import { DateText, formatMonth } from "../ui/dates/dates.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import style from "./galleries-screen.module.css"

export function GalleryCard({ gallery, first }: { gallery: GalleryCardFragment; first: boolean }) {
  const { id, name, description, picture, images, displayDate, archive } = gallery

  return (
    <li className={style.card}>
      <div className={style.pile}>
        <Picture
          of={picture}
          className={style.cover}
          sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 44vw, 90vw"
          alt=""
          priority={first}
        />
      </div>
      <h2 className={style.name}>
        <CardLink to={`/gallery/view/${id}`} headline>
          {name}
        </CardLink>
      </h2>
      <p className={style.description}>{description}</p>
      <p className={style.facts}>
        <span>{countOf(images.length)}</span>
        <DateText of={displayDate} as={formatMonth} />
        {archive && <span className={style.archived}>Archived</span>}
      </p>
    </li>
  )
}

function countOf(pictures: number) {
  return pictures === 1 ? "1 picture" : `${pictures} pictures`
}
