import { Crest } from "../ui/ornaments/crest.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import style from "./school-crest.module.css"
import { useSite } from "./site-info.tsx"

export function SchoolCrest({ className }: { className?: string }) {
  const { look, shortName = "" } = useSite() ?? {}
  if (look?.picture)
    return (
      <img
        className={classNames(style.crest, className)}
        src={`${look.picture.url}?w=320&as=webp`}
        alt=""
        fetchPriority="low"
      />
    )
  return <Crest className={className} letter={look?.crest === "blossom" ? undefined : shortName.slice(0, 1)} />
}
