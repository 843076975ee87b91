import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./about-blurb.module.css"
import { DateStone } from "./date-stone.tsx"

export function AboutBlurb({ about, founded }: Pick<SiteInfo, "about" | "founded">) {
  const t = useT()
  const localized = useTextProps()
  if (!about.title) return null

  return (
    <section className={style.about} aria-labelledby="about-title">
      <DateStone year={founded} className={style.stone} />
      <div className={style.words}>
        <p className={style.tag} {...localized(about.tag)} />
        <h2 id="about-title" className={style.title} {...localized(about.title)} />
        <p className={style.intro} {...localized(about.intro)} />
        <QuietLink to={about.path}>{t("More about us")}</QuietLink>
      </div>
    </section>
  )
}
