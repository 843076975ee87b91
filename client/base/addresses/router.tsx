import { type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from "react"
import { type Location, NavigationType, type Navigator, Router } from "react-router-dom"
import { languageTable } from "../../generated/languages.ts"
import { dictionaryOf, loadOrFallBack, onDictionary } from "../ui/words/dictionaries.ts"
import { type Language, localeOf } from "../ui/words/language.ts"
import { languageOf, prefixOf } from "../ui/words/language-path.ts"
import { translate } from "../ui/words/translate.ts"
import { WordsContext } from "../ui/words/words.tsx"
import type { HashHistory } from "./history.ts"

type LanguageRouterProps = {
  location: Location
  navigator: Navigator
  action?: NavigationType
  isStatic?: boolean
  children: ReactNode
}

/** Sets the language by the address: links, and the router's paths, omit the language. */
export function LanguageRouter({
  location,
  navigator,
  action = NavigationType.Pop,
  isStatic,
  children,
}: LanguageRouterProps) {
  const language = languageOf(location.pathname)
  const find = () => dictionaryOf(language)
  const loaded = useSyncExternalStore(onDictionary, find, find)
  if (!loaded) use(dictionaryPromise(language))
  const dictionary = loaded ?? dictionaryOf(language)
  const words = useMemo(() => translate(language, dictionary ?? {}), [language, dictionary])
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf(language)
    document.documentElement.dir = languageTable[language].dir
  }, [language])

  return (
    <WordsContext value={words}>
      <Router
        basename={prefixOf(language)}
        location={location}
        navigationType={action}
        navigator={navigator}
        static={isStatic}
      >
        {children}
      </Router>
    </WordsContext>
  )
}

/** React must get the same promise at each render. */
const waiting = new Map<Language, Promise<unknown>>()

function dictionaryPromise(language: Language) {
  const pending = waiting.get(language) ?? loadOrFallBack(language).finally(() => waiting.delete(language))
  waiting.set(language, pending)
  return pending
}

/** Starts at the server-rendered address, so that React hydrates that page. */
export function SiteRouter({ history, children }: { history: HashHistory; children: ReactNode }) {
  const [{ action, location }, setStep] = useState(history.first)
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep(step))), [history])

  return (
    <LanguageRouter location={location} action={action} navigator={history}>
      {children}
    </LanguageRouter>
  )
}
