import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useOriginalLang } from "../../base/ui/words/words.tsx"

type Original = { translation?: object | null; picture?: { alt: string } | null }

/** In the page's language, including the picture's `alt`. */
export function translated<T extends Original>(item: T): T {
  const { __typename, pictureAlt, ...texts } = (item.translation ?? {}) as { __typename?: string; pictureAlt?: string }
  const picture = item.picture && pictureAlt ? { ...item.picture, alt: pictureAlt } : item.picture
  return { ...item, ...texts, ...(picture && { picture }) }
}

/** `lang` is the texts' language if it differs from the page's. */
export function useTranslated() {
  const original = useOriginalLang()
  return <T extends Original>(item: T) => ({ ...translated(item), lang: item.translation ? undefined : original })
}

/** Titles of galleries are translated like the school's texts. */
export function useTitleOf() {
  const localized = useTextProps()
  return ({ title, titleIn }: { title: string; titleIn?: string | null }) => {
    const { children, lang } = localized(title)
    return titleIn ? { title: titleIn, lang: undefined } : { title: children, lang }
  }
}
