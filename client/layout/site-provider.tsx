import type { ReactNode } from "react"
import { useSiteQuery } from "../generated/graphql.ts"
import { ZoneContext } from "../ui/dates/dates.tsx"
import { SiteContext } from "./site-info.tsx"

export function SiteProvider({ children }: { children: ReactNode }) {
  const { data } = useSiteQuery()
  return (
    <SiteContext value={data?.site ?? null}>
      <ZoneContext value={data?.site.timeZone ?? null}>{children}</ZoneContext>
    </SiteContext>
  )
}
