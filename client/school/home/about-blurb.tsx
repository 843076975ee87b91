import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { QuietLink } from "../../base/ui/controls/button.tsx"
import { useSaid } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./about-blurb.module.css"
import { DateStone } from "./date-stone.tsx"

export function AboutBlurb({ about, founded }: Pick<SiteInfo, "about" | "founded">) {
  const t = useT()
  const said = useSaid()
  if (!about.title) return null

  return (
    <section className={style.about} aria-labelledby="about-title">
      <DateStone year={founded} className={style.stone} />
      <div className={style.words}>
        <p className={style.tag} {...said(about.tag)} />
        <h2 id="about-title" className={style.title} {...said(about.title)} />
        <p className={style.intro} {...said(about.intro)} />
        <QuietLink to={about.path}>{t("More about us")}</QuietLink>
      </div>
    </section>
  )
}
