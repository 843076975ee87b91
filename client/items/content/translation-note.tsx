import { useLocation } from "react-router-dom"
import { useSiteLanguages } from "../../base/layout/site-info.tsx"
import { codeOf } from "../../base/ui/words/api-language.ts"
import { localeOf, originalLanguage } from "../../base/ui/words/language.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { useT } from "../../base/ui/words/words.tsx"
import type { Language as ApiLanguage } from "../../generated/graphql.ts"
import { languageTable } from "../../generated/languages.ts"
import style from "./translation-note.module.css"

type Translated = { languages: ApiLanguage[]; translation?: { isCurrent: boolean } | null }

export function TranslationNote({ of: { languages, translation } }: { of: Translated }) {
  const t = useT()
  const { pathname } = useLocation()
  const siteLanguages = useSiteLanguages()
  const others = languages.map(codeOf).filter((language) => language !== t.language && siteLanguages.includes(language))
  const isMissing = t.language !== originalLanguage && !translation
  if (!isMissing && others.length === 0) return null

  return (
    <p className={style.note} data-untranslated={isMissing || undefined}>
      {isMissing && <span>{t("This is not translated yet: you read it in English.")}</span>}
      {translation?.isCurrent === false && <span>{t("The English text was changed after this was translated.")}</span>}
      {others
        .filter((language) => !(isMissing && language === originalLanguage))
        .map((language) => (
          <a
            key={language}
            href={pathIn(language, pathname)}
            hrefLang={language}
            lang={localeOf(language)}
            className="inline target"
          >
            {languageTable[language].readIn}
          </a>
        ))}
    </p>
  )
}
