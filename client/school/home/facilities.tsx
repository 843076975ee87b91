import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { msg } from "../../base/ui/words/translate.ts"
import { useOriginalLang } from "../../base/ui/words/words.tsx"
import style from "./facilities.module.css"
import { Section } from "./section.tsx"

export function Facilities({ facilities, facilitiesTitle }: Pick<SiteInfo, "facilities" | "facilitiesTitle">) {
  const lang = useOriginalLang()
  const localized = useTextProps()
  const { children: title, lang: titleLang } = localized(facilitiesTitle || msg("Facilities"))
  if (facilities.length === 0) return null

  return (
    <Section title={title} lang={titleLang}>
      <ul className={style.rooms}>
        {facilities.map(({ name, text, picture }) => (
          <li key={name} className={style.room}>
            <Picture
              of={picture}
              lang={lang}
              className={style.picture}
              sizes="(min-width: 60rem) 42rem, (min-width: 40rem) 80vw, 5rem"
            />
            <div>
              <h3 className="step1" {...localized(name)} />
              <p className={style.text} {...localized(text)} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
