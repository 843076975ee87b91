import { CardLink } from "../controls/card-link.tsx"
import type { PictureFile } from "../pictures/picture.tsx"
import { Portrait } from "../pictures/portrait.tsx"
import { useTextProps } from "../words/school-text.tsx"
import style from "./person-card.module.css"

type PersonCardProps = {
  person: { id: number; name: string; position: string; picture: PictureFile | null }
  as?: "h2" | "h3"
  priority?: boolean
}

/** The portrait is 270 px high (specification, section 9), or less if it is narrower. */
export function PersonCard({ person: { id, name, position, picture }, as: Name = "h3", priority }: PersonCardProps) {
  const textProps = useTextProps()
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
        <CardLink to={`/profiles/view/${id}`}>{name}</CardLink>
      </Name>
      <p className={style.position} {...textProps(position)} />
    </div>
  )
}
