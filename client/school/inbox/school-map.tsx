import Navigation from "lucide-react/icons/navigation"
import { useSite } from "../../base/layout/site-info.tsx"
import { IconLink } from "../../base/ui/controls/icon-link.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import style from "./school-map.module.css"

/** The school's own map: a map service learns only of visitors who follow the route link. */
export function SchoolMap() {
  const t = useT()
  const lang = useOriginalLang()
  const { picture, latitude, longitude } = useSite()?.map ?? {}
  const isPlaced = latitude != null && longitude != null
  if (!picture && !isPlaced) return null

  return (
    <figure className="stack2">
      <Picture of={picture} lang={lang} className={style.picture} sizes="(min-width: 64rem) 20rem, 100vw" />
      {isPlaced && (
        <figcaption>
          <IconLink
            icon={Navigation}
            href={`https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`}
            rel="noopener"
          >
            {t("Directions to the school")}
          </IconLink>
        </figcaption>
      )}
    </figure>
  )
}
