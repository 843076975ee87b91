import { type ReactNode, useMemo } from "react"
import { useSiteQuery } from "../../generated/graphql.ts"
import { ZoneContext } from "../ui/dates/dates.tsx"
import { useApiLanguage } from "../ui/words/api-language.ts"
import { withWordings } from "../ui/words/wordings.ts"
import { useT, WordsContext } from "../ui/words/words.tsx"
import { SiteContext } from "./site-info.tsx"
import { useStylesheet } from "./use-stylesheet.ts"

export function SiteProvider({ children }: { children: ReactNode }) {
  const { data, previousData } = useSiteQuery({ variables: { language: useApiLanguage() } })
  const t = useT()
  const wordings = data?.site.wordings
  const words = useMemo(() => withWordings(t, wordings ?? []), [t, wordings])
  // Everything but its texts is the same in another language.
  const { site } = data ?? previousData ?? {}
  useStylesheet(site?.look.stylesheet)

  return (
    <SiteContext value={site ?? null}>
      <WordsContext value={words}>
        <ZoneContext value={site?.timeZone ?? null}>{children}</ZoneContext>
      </WordsContext>
    </SiteContext>
  )
}
