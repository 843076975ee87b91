import { QuietLink } from "../../base/ui/controls/button.tsx"
import { PersonCard } from "../../base/ui/texts/person-card.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { HomeQuery } from "../../generated/graphql.ts"
import { useTranslated } from "../../items/content/translated.ts"
import { Section } from "./section.tsx"
import style from "./staff.module.css"

export function Staff({ staff, profiles }: Pick<HomeQuery["home"], "staff" | "profiles">) {
  const t = useT()
  const translated = useTranslated()
  const message = staff && translated(staff)
  if (profiles.length === 0) return null

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
            <RichText html={message.pageIntro} lang={message.lang} below={2} />
          </div>
        )}
        <ul className={style.people}>
          {profiles.map((person) => (
            <li key={person.id}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
        <QuietLink to="/teachers" className={style.all}>
          {t("Meet the teachers")}
        </QuietLink>
      </Section>
    </div>
  )
}
