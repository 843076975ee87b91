import { type ReactNode, useEffect, useMemo } from "react"
import { useSiteQuery } from "../../generated/graphql.ts"
import { openPath } from "../session/copies.ts"
import { ZoneContext } from "../ui/dates/dates.tsx"
import { apiLanguage, useApiLanguage } from "../ui/words/api-language.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"
import { withWordings } from "../ui/words/wordings.ts"
import { useT, WordsContext } from "../ui/words/words.tsx"
import { SiteContext } from "./site-info.tsx"

export function SiteProvider({ children }: { children: ReactNode }) {
  const { data, previousData } = useSiteQuery({ variables: { language: useApiLanguage() } })
  const t = useT()
  const wordings = data?.site.wordings
  const words = useMemo(() => withWordings(t, wordings ?? []), [t, wordings])
  // Uses the previous language's data while loading: only texts differ.
  const { site } = data ?? previousData ?? {}
  useStylesheet(site?.look.stylesheet)

  const isOff = site !== undefined && !site.languages.includes(apiLanguage(t.language))
  useEffect(() => {
    if (isOff) location.replace(`#${withoutLanguage(openPath())}`)
  }, [isOff])

  return (
    <SiteContext value={site ?? null}>
      <WordsContext value={words}>
        <ZoneContext value={site?.timeZone ?? null}>{children}</ZoneContext>
      </WordsContext>
    </SiteContext>
  )
}

/** The server writes the school's style sheet into pages; offline, and after a change of the look, it is added here. */
function useStylesheet(path: string | null | undefined) {
  useEffect(() => {
    const current = document.querySelector('link[rel="stylesheet"][href^="/look/"]')
    if (path === undefined || path === (current?.getAttribute("href") ?? null)) return
    if (!path) return current?.remove()
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href: path })
    link.onload = () => current?.remove()
    document.head.append(link)
  }, [path])
}
