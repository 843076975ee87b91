import { type ReactNode, useMemo } from "react"
import { useSiteQuery } from "../generated/graphql.ts"
import { ZoneContext } from "../ui/dates/dates.tsx"
import { withWordings } from "../ui/words/wordings.ts"
import { useT, WordsContext } from "../ui/words/words.tsx"
import { SiteContext } from "./site-info.tsx"

export function SiteProvider({ children }: { children: ReactNode }) {
  const { data: { site } = {} } = useSiteQuery()
  const t = useT()
  const words = useMemo(() => withWordings(t, site?.wordings ?? []), [t, site?.wordings])

  return (
    <SiteContext value={site ?? null}>
      <WordsContext value={words}>
        <ZoneContext value={site?.timeZone ?? null}>{children}</ZoneContext>
      </WordsContext>
    </SiteContext>
  )
}
