import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { deviceStorage } from "../ui/storage.ts"
import { type Language, originalLanguage } from "../ui/words/language.ts"
import { useLanguage } from "../ui/words/words.tsx"
import { useSiteLanguages } from "./site-info.tsx"

const key = "language"

export const saveLanguage = (language: Language) => deviceStorage.set(key, language)

/** On the English home page: the language that was last read on this device. */
export function useOfferedLanguage() {
  const language = useLanguage()
  const isHome = useLocation().pathname === "/"
  const languages = useSiteLanguages()
  const [saved, setSaved] = useState<string | null>(null)
  useEffect(() => {
    if (language === originalLanguage) setSaved(deviceStorage.get(key))
    else saveLanguage(language)
  }, [language])
  const decline = () => {
    saveLanguage(originalLanguage)
    setSaved(null)
  }

  const offered = languages.find((other) => other === saved && other !== originalLanguage)
  return isHome && language === originalLanguage && offered ? { language: offered, decline } : null
}
