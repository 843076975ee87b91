import type { SiteInfo } from "../../base/layout/site-info.tsx"
import { KeywordSearch } from "../../base/ui/controls/keyword-search.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { SchoolText } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { CategoryIcon } from "./category-icon.tsx"
import style from "./find-your-way.module.css"
import { Section } from "./section.tsx"

export function FindYourWay({ categories, searchHint }: Pick<SiteInfo, "categories" | "searchHint">) {
  const t = useT()
  return (
    <Section title={t("Find your way")} className={style.section}>
      <div className={style.search}>
        <KeywordSearch placeholder={searchHint} />
      </div>
      {categories.length > 0 && (
        <ul className={style.doors}>
          {categories.map(({ title, text, path, icon }) => (
            <li key={path}>
              <Link to={path} className={style.door}>
                <CategoryIcon name={icon} className={style.icon} />
                <span className={style.words}>
                  <SchoolText text={title} className={style.title} />
                  <SchoolText text={text} className={style.text} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
