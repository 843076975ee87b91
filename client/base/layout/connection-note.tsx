import { useEffect, useState } from "react"
import { useLocation } from "react-router-dom"
import { type CachedTitle, cachedTitles } from "../session/cached-pages.ts"
import { formatDateTime, formatTime, isoDay, useZone } from "../ui/dates/dates.tsx"
import { telephoneLink } from "../ui/texts/telephones.tsx"
import { useT } from "../ui/words/words.tsx"
import style from "./connection-note.module.css"
import { useSite } from "./site-info.tsx"
import type { ConnectionState } from "./watch-connection.ts"

export function ConnectionNote({ of: { copy, unsent } }: { of: ConnectionState }) {
  const t = useT()
  const school = useSite()?.name
  const { pathname } = useLocation()

  return (
    <div className={style.note}>
      {copy?.savedAt === null && <NoCachedCopy key={pathname} />}
      {copy && copy.savedAt !== null && (
        <p className={style.words}>
          <strong>{copy.savedAt === undefined ? t("No connection.") : <SavedCopy of={copy.savedAt} />}</strong>{" "}
          {t("What the school has announced or changed since will come when the connection is back.")}
        </p>
      )}
      {unsent && (
        <p className={style.words}>
          <strong>{t("What you wrote has not been sent yet.")}</strong>{" "}
          <a href={`#${unsent.path}`}>{withoutSchool(unsent.title, school)}</a>
        </p>
      )}
    </div>
  )
}

function SavedCopy({ of }: { of: number }) {
  const t = useT()
  const zone = useZone()
  const isToday = isoDay(of, zone) === isoDay(Date.now(), zone)
  const format = isToday ? formatTime : formatDateTime
  return t("Saved copy of {moment}.", { moment: format(of, zone, t.language) })
}

function NoCachedCopy() {
  const t = useT()
  const site = useSite()
  // The worker's shell has no title, and a screen without content sets none.
  useEffect(() => {
    document.title ||= site?.name ?? ""
  }, [site])

  return (
    <>
      <p className={style.words}>
        <strong>{t("No connection, and this page has not been read on this device.")}</strong>{" "}
        {t("It will come by itself when the connection is back.")}
      </p>
      {site?.helpLine && (
        <p className={style.words}>
          {t("You can ring the school:")} <a href={telephoneLink(site.helpLine.number)}>{site.helpLine.number}</a>
        </p>
      )}
      <CachedPageList />
    </>
  )
}

function CachedPageList() {
  const t = useT()
  const [pages, setPages] = useState<CachedTitle[]>([])
  const school = useSite()?.name
  useEffect(() => void cachedTitles().then(setPages, () => undefined), [])

  return (
    <details className={style.words} hidden={pages.length === 0}>
      <summary>{t("What can be read now")}</summary>
      <ul>
        {pages.map(({ path, title }) => (
          <li key={path}>
            {/* The title is in the language of its page. */}
            <a href={`#${path}`}>{withoutSchool(title, school)}</a>
          </li>
        ))}
      </ul>
    </details>
  )
}

const withoutSchool = (title: string, school = "") => title.replace(` – ${school}`, "")
