import type { Language as ApiLanguage } from "../generated/graphql.ts"
import type { Language } from "../ui/words/language.ts"
import { useOriginalLang } from "../ui/words/words.tsx"

type Original = { translation?: object | null; picture?: { alt: string } | null }

export const codeOf = (language: ApiLanguage) => language.toLowerCase() as Language

/** An item as it is read: its texts, and what its picture shows, in the language of the page where they are translated. */
export function translated<T extends Original>(item: T): T {
  const { __typename, pictureAlt, ...texts } = (item.translation ?? {}) as { __typename?: string; pictureAlt?: string }
  const picture = item.picture && pictureAlt ? { ...item.picture, alt: pictureAlt } : item.picture
  return { ...item, ...texts, ...(picture && { picture }) }
}

/** Reads items in the language of the page. `lang` is that of their texts where it is another one. */
export function useReading() {
  const original = useOriginalLang()
  return <T extends Original>(item: T) => ({ ...translated(item), lang: item.translation ? undefined : original })
}

/** What an item of whatever type is called in the language of the page; `lang` where that is the original's. */
export function useTitleOf() {
  const original = useOriginalLang()
  return ({ title, titleIn }: { title: string; titleIn?: string | null }) =>
    titleIn ? { title: titleIn, lang: undefined } : { title, lang: original }
}
