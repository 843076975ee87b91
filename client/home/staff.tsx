import { ButtonLink } from "../ui/controls/button.tsx"
import type { PictureFile } from "../ui/pictures/picture.tsx"
import { PersonCard } from "../ui/texts/person-card.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import { useT } from "../ui/words/words.tsx"
import { Section } from "./section.tsx"
import style from "./staff.module.css"

export type HomeStaff = {
  message: { tag: string; title: string; pageIntro: string; lang?: string } | null
  profiles: { id: number; name: string; position: string; picture: PictureFile | null }[]
}

export function Staff({ staff }: { staff?: HomeStaff }) {
  const t = useT()
  if (!staff || staff.profiles.length === 0) return null
  const { message, profiles } = staff

  return (
    <div className={style.band}>
      <Section
        title={message?.title ?? t("Who you will meet")}
        tag={message?.tag}
        lang={message?.lang}
        className={style.section}
      >
        {message && (
          <div className={style.intro}>
            <RichText html={message.pageIntro} lang={message.lang} />
          </div>
        )}
        <ul className={style.people}>
          {profiles.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} to={`/profiles/view/${person.id}`} />
            </li>
          ))}
        </ul>
        <ButtonLink to="/teachers" variant="quiet" className={style.all}>
          {t("Meet the teachers")}
        </ButtonLink>
      </Section>
    </div>
  )
}
