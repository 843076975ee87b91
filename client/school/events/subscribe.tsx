import CalendarPlus from "lucide-react/icons/calendar-plus"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { ArchIcon } from "../../base/ui/ornaments/arch-icon.tsx"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./subscribe.module.css"

export function Subscribe() {
  const t = useT()
  // The server does not know the host name in the browser's address.
  const host = useInBrowser(() => location.host)

  const path = pathIn(t.language, "/events.ics")

  return (
    <aside aria-labelledby="subscribe" className={style.subscribe}>
      <ArchIcon of={CalendarPlus} />
      <div className="stack2 measure">
        <h2 id="subscribe" className="step1">
          {t("All events in your own calendar")}
        </h2>
        <p>{t("New, moved and called-off events then show there by themselves.")}</p>
        <p>
          <a href={host ? `webcal://${host}${path}` : path} className={style.link}>
            {t("Subscribe to the calendar")}
          </a>
        </p>
        {host && (
          <p className="breaks small">
            {t("In Google Calendar, choose “From URL” and give this address:")}{" "}
            <a href={path}>{`${location.protocol}//${host}${path}`}</a>
          </p>
        )}
      </div>
    </aside>
  )
}
