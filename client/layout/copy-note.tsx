import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import type { Copy } from "../session/copies.ts"
import { type KeptTitle, keptTitles } from "../session/kept-pages.ts"
import { Link } from "../ui/controls/link.tsx"
import { formatDateTime, formatTime, isoDay, useZone } from "../ui/dates/dates.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./copy-note.module.css"
import { telephoneLink, useSite } from "./site-info.tsx"

/** Above a screen while nobody answers: what is shown of it, and what there is instead. */
export function CopyNote({ of: { savedAt } }: { of: Copy }) {
  const t = useT()
  return savedAt === null ? (
    <div className={style.note}>
      <p className={style.words}>
        <strong>{t("No connection, and this page has not been read on this device.")}</strong>{" "}
        {t("It will come by itself when the connection is back.")}
      </p>
      <WhatIsThere />
    </div>
  ) : (
    <div className={style.note}>
      <p className={style.words}>
        <strong>{savedAt === undefined ? t("No connection.") : <SavedCopy of={savedAt} />}</strong>{" "}
        {t("What the school has announced or changed since will come when the connection is back.")}
      </p>
    </div>
  )
}

function SavedCopy({ of }: { of: number }) {
  const t = useT()
  const zone = useZone()
  const isToday = isoDay(of, zone) === isoDay(Date.now(), zone)
  const tell = isToday ? formatTime : formatDateTime
  return t("Saved copy of {moment}.", { moment: tell(of, zone, t.language) })
}

function WhatIsThere() {
  const t = useT()
  const { pathname } = useLocation()
  const [pages, setPages] = useState<KeptTitle[]>([])
  const site = useSite()

  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen may have been kept since the last one
  useEffect(() => {
    void keptTitles().then(setPages, () => undefined)
  }, [pathname])

  return (
    <>
      {site?.helpLine && (
        <p className={style.words}>
          {t("You can ring the school:")} <a href={telephoneLink(site.helpLine.number)}>{site.helpLine.number}</a>
        </p>
      )}
      {pages.length > 0 && (
        <details className={style.words}>
          <summary>{t("What can be read now")}</summary>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <Link to={path}>{site ? title.replace(` – ${site.name}`, "") : title}</Link>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
