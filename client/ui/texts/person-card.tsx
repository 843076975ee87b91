import { CardLink } from "../controls/card-link.tsx"
import type { PictureFile } from "../pictures/picture.tsx"
import { Portrait } from "../pictures/portrait.tsx"
import { useOriginalLang } from "../words/words.tsx"
import style from "./person-card.module.css"

type PersonCardProps = {
  person: { name: string; position: string; picture: PictureFile | null }
  to: string
  /** The name is a heading: one below that of the list it stands in. */
  as?: "h2" | "h3"
  priority?: boolean
}

/**
 * Somebody in the arch of a door: portrait, name, position. The portrait is 270 px high (specification, section 9), or
 * less where it is narrow.
 */
export function PersonCard({ person: { name, position, picture }, to, as: Name = "h3", priority }: PersonCardProps) {
  const lang = useOriginalLang()
  return (
    <div className={style.person}>
      <Portrait
        of={picture}
        className={style.portrait}
        height={270}
        sizes="(min-width: 40rem) 16rem, 45vw"
        alt=""
        priority={priority}
      />
      <Name className={style.name}>
        <CardLink to={to}>{name}</CardLink>
      </Name>
      <p className={style.position} lang={lang}>
        {position}
      </p>
    </div>
  )
}
