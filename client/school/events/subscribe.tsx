import CalendarPlus from "lucide-react/icons/calendar-plus"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { ArchIcon } from "../../base/ui/ornaments/arch-icon.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./subscribe.module.css"

export function Subscribe() {
  const t = useT()
  // The server does not know the host name in the browser's address.
  const host = useInBrowser(() => location.host)

  return (
    <aside aria-labelledby="subscribe" className={style.subscribe}>
      <ArchIcon of={CalendarPlus} />
      <div className="stack2 measure">
        <h2 id="subscribe" className="step1">
          {t("All events in your own calendar")}
        </h2>
        <p>{t("New, moved and called-off events then show there by themselves.")}</p>
        <p>
          <a href={host ? `webcal://${host}/events.ics` : "/events.ics"} className={style.link}>
            {t("Subscribe to the calendar")}
          </a>
        </p>
        {host && (
          <p className="breaks small">
            {t("In Google Calendar, choose “From URL” and give this address:")}{" "}
            <a href="/events.ics">{`${location.protocol}//${host}/events.ics`}</a>
          </p>
        )}
      </div>
    </aside>
  )
}
