import CalendarPlus from "lucide-react/icons/calendar-plus"
import Printer from "lucide-react/icons/printer"
import { QuietButton } from "../../base/ui/controls/button.tsx"
import { IconLink } from "../../base/ui/controls/icon-link.tsx"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./save-dates.module.css"

export function SaveDates() {
  const t = useT()
  // The server does not know the host name in the browser's address.
  const host = useInBrowser(() => location.host)

  const path = pathIn(t.language, "/dates.ics")

  return (
    <div className={style.keep}>
      <IconLink icon={CalendarPlus} href={host ? `webcal://${host}${path}` : path}>
        {t("Add all to my calendar")}
      </IconLink>
      <div className={style.byScripts} data-here={host !== null}>
        <QuietButton onClick={() => print()}>
          <Printer aria-hidden="true" />
          {t("Print for the fridge")}
        </QuietButton>
        <p className={style.note}>
          {t("Your calendar then follows the dates by itself.")}{" "}
          {t("In Google Calendar, choose “From URL” and give this address:")}{" "}
          <a href={path}>{host ? `${location.protocol}//${host}${path}` : path}</a>
        </p>
      </div>
    </div>
  )
}
