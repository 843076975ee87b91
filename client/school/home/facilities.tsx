import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import style from "./facilities.module.css"
import { Section } from "./section.tsx"

export function Facilities({ facilities, facilitiesTitle }: Pick<SiteInfo, "facilities" | "facilitiesTitle">) {
  const t = useT()
  const lang = useOriginalLang()
  if (facilities.length === 0) return null

  return (
    <Section title={facilitiesTitle || t("Facilities")} lang={facilitiesTitle ? lang : undefined}>
      <ul className={style.rooms} lang={lang}>
        {facilities.map(({ name, text, picture }) => (
          <li key={name} className={style.room}>
            <Picture
              of={picture}
              className={style.picture}
              sizes="(min-width: 60rem) 42rem, (min-width: 40rem) 80vw, 62vw"
            />
            <div>
              <h3 className="step1">{name}</h3>
              <p className={style.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
