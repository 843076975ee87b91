import { Link } from "../controls/link.tsx"
import { type Language, originalLanguage } from "./language.ts"
import { pathIn } from "./language-path.ts"
import { useLanguage } from "./words.tsx"

type LinkInProps = Omit<Parameters<typeof Link>[0], "to"> & { to: string; language: Language }

/** Links to a page in the language in which it was found. English pages exist under every prefix. */
export function LinkIn({ to, language, ...rest }: LinkInProps) {
  const isHere = useLanguage() === language || language === originalLanguage
  return isHere ? <Link to={to} {...rest} /> : <a href={pathIn(language, to)} hrefLang={language} {...rest} />
}
