import { useEffect, useState } from "react"
import { dictionaryOf, loadDictionary } from "../../base/ui/words/dictionaries.ts"
import type { Language } from "../../base/ui/words/language.ts"

/** The built-in dictionary, which also translates the school's texts if they are equal, such as "News". */
export function useDictionary(language: Language) {
  const [words, setWords] = useState(dictionaryOf(language) ?? {})
  useEffect(() => void loadDictionary(language).then(setWords, () => undefined), [language])
  return words
}
