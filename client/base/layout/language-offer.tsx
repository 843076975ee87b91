import X from "lucide-react/icons/x"
import { languageTable } from "../../generated/languages.ts"
import { IconButton } from "../ui/controls/button.tsx"
import { type Language, localeOf } from "../ui/words/language.ts"
import { pathIn } from "../ui/words/language-path.ts"
import { useT } from "../ui/words/words.tsx"
import style from "./language-offer.module.css"

/** A link, not a redirect: crawlers and shared addresses must get the page that they request. */
export function LanguageOffer({ language, decline }: { language: Language; decline: () => void }) {
  const t = useT()
  return (
    <div className={style.offer}>
      <a href={pathIn(language, "/")} hrefLang={language} lang={localeOf(language)} className={style.link}>
        {languageTable[language].readIn}
      </a>
      <IconButton icon={X} label={t("Stay in English")} onClick={decline} />
    </div>
  )
}
