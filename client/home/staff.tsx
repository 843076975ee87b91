import { Link } from "react-router-dom"
import { ButtonLink } from "../ui/button.tsx"
import { Picture, type PictureFile } from "../ui/picture.tsx"
import { RichText } from "../ui/rich-text.tsx"
import { Section } from "./section.tsx"
import style from "./staff.module.css"

export type HomeStaff = {
  message: { tag: string; title: string; pageIntro: string } | null
  profiles: { id: number; name: string; position: string; picture: PictureFile | null }[]
}

/** A few faces, and what the school says about them all. */
export function Staff({ staff }: { staff?: HomeStaff }) {
  if (!staff || staff.profiles.length === 0) return null
  const { message, profiles } = staff

  return (
    <div className={style.band}>
      <Section title={message?.title ?? "Who you will meet"} tag={message?.tag} className={style.section}>
        {message && (
          <div className={style.intro}>
            <RichText html={message.pageIntro} />
          </div>
        )}
        <ul className={style.people}>
          {profiles.map(({ id, name, position, picture }) => (
            <li key={id} className={style.person}>
              <div className={style.arch}>
                <Picture
                  of={picture}
                  className={style.portrait}
                  height={270}
                  sizes="(min-width: 40rem) 15rem, 45vw"
                  alt=""
                />
              </div>
              <h3 className={style.name}>
                <Link to={`/profiles/view/${id}`}>{name}</Link>
              </h3>
              <p className={style.position}>{position}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to="/teachers" variant="quiet" className={style.all}>
          Meet the teachers
        </ButtonLink>
      </Section>
    </div>
  )
}
