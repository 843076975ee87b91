import { useLocation } from "react-router-dom"
import { languageTable } from "../../generated/languages.ts"
import { localeOf } from "../ui/words/language.ts"
import { hasLanguages, pathIn } from "../ui/words/language-path.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./language-switch.module.css"
import { saveLanguage } from "./saved-language.ts"
import { useSiteLanguages } from "./site-info.tsx"

/** Plain links that reload the page, so that they work before the app does. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const languages = useSiteLanguages()
  if (languages.length < 2 || !hasLanguages(pathname)) return null

  return (
    <div className={className}>
      <span className="unseen">{t("Language")}</span>
      <ul className={style.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname + search)}
              hrefLang={language}
              lang={localeOf(language)}
              onClick={() => saveLanguage(language)}
              aria-current={language === t.language ? "true" : undefined}
              className={style.language}
            >
              {languageTable[language].name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
