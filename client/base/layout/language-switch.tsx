import { useLocation } from "react-router-dom"
import { languageNames } from "../../generated/constants.ts"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import { languages, localeOf } from "../ui/words/language.ts"
import { hasLanguages, pathIn } from "../ui/words/language-path.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./language-switch.module.css"

/** Plain links that reload the page, so that they work before the app does. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useT()
  const { pathname, search } = useLocation()
  if (!hasLanguages(pathname)) return null

  return (
    <div className={className}>
      <VisuallyHidden>{t("Language")}</VisuallyHidden>
      <ul className={style.languages}>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={pathIn(language, pathname + search)}
              hrefLang={language}
              lang={localeOf(language)}
              aria-current={language === t.language ? "true" : undefined}
              className={style.language}
            >
              {languageNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
