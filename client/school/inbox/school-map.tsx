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
  const map = useSite()?.map
  const directions = directionsTo(map ?? {})
  if (!map || (!map.picture && !directions)) return null

  return (
    <figure className="stack2">
      <Picture of={map.picture} lang={lang} className={style.picture} sizes="(min-width: 64rem) 20rem, 100vw" />
      {directions && (
        <figcaption>
          <IconLink icon={Navigation} href={directions} rel="noopener">
            {t("Directions to the school")}
          </IconLink>
        </figcaption>
      )}
    </figure>
  )
}

function directionsTo({ latitude, longitude }: { latitude?: number | null; longitude?: number | null }) {
  if (latitude == null || longitude == null) return null
  return `https://www.openstreetmap.org/directions?to=${latitude}%2C${longitude}`
}
