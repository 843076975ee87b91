import { type SiteInfo, useIsWritten } from "../../base/layout/site-info.tsx"
import { Blossom } from "../../base/ui/ornaments/blossom.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import { Doors } from "./doors.tsx"
import style from "./most-asked.module.css"

export function MostAsked({ mostAsked }: Pick<SiteInfo, "mostAsked">) {
  const t = useT()
  const links = mostAsked.filter(useIsWritten())
  if (links.length === 0) return null

  return (
    <nav aria-label={t("Often asked for")} className={style.asked}>
      <Doors links={links} withText icon={(_, className) => <Blossom className={className} />} />
    </nav>
  )
}
