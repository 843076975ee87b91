import type { Language } from "../../base/ui/words/language.ts"
import { useOriginalLang } from "../../base/ui/words/words.tsx"
import type { Language as ApiLanguage } from "../../generated/graphql.ts"

type Original = { translation?: object | null; picture?: { alt: string } | null }

export const codeOf = (language: ApiLanguage) => language.toLowerCase() as Language

/** Returns an item in the page's language: its texts, and its picture's, if they are translated. */
export function translated<T extends Original>(item: T): T {
  const { __typename, pictureAlt, ...texts } = (item.translation ?? {}) as { __typename?: string; pictureAlt?: string }
  const picture = item.picture && pictureAlt ? { ...item.picture, alt: pictureAlt } : item.picture
  return { ...item, ...texts, ...(picture && { picture }) }
}

/** Translates items into the page's language. `lang` is their texts' language if it is another one. */
export function useReading() {
  const original = useOriginalLang()
  return <T extends Original>(item: T) => ({ ...translated(item), lang: item.translation ? undefined : original })
}

/** Returns the title of an item of any type in the page's language; `lang` if the title is the original's. */
export function useTitleOf() {
  const original = useOriginalLang()
  return ({ title, titleIn }: { title: string; titleIn?: string | null }) =>
    titleIn ? { title: titleIn, lang: undefined } : { title, lang: original }
}
