import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { type SettingsQuery, useSettingsQuery } from "../../generated/office.ts"
import { HistoryLine } from "../../items/history/history-line.tsx"
import { Who } from "../../items/history/who.tsx"
import { LoadedPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { SearchBox } from "../admin/search-box.tsx"
import { UnwrittenPages } from "../admin/unwritten-pages.tsx"
import { type SitePart, siteParts } from "./parts.ts"
import { type Setting, settingsOf, settingsWith } from "./settings.ts"
import style from "./site-screen.module.css"

const note =
  "The pages of the site, such as About and Admissions, are edited where they are read: open one and choose Edit. Here is all that stands around them."

export function SiteScreen() {
  const { search, change } = useListAddress()
  const query = useSettingsQuery({ fetchPolicy: "cache-and-network" })

  return (
    <LoadedPage title="Site" width="form" note={note} query={query}>
      {(data) => (
        <>
          <SearchBox label="Find a setting" value={search} onSearch={(q) => change({ q })} />
          <Parts of={data} q={search} />
          <UnwrittenPages />
          <p className="soft">
            What the server itself is set to, such as its mail and its backups, is in the hands of whoever keeps it
            (docs/settings.md). <Link to="/admin/health">Health</Link> says whether it works.
          </p>
          <HistoryLine of={{ type: "SITE", id: 1 }} />
        </>
      )}
    </LoadedPage>
  )
}

function Parts({ of: { site, siteDefaults, siteChanges }, q }: { of: SettingsQuery; q: string }) {
  const found = siteParts.flatMap((part) => {
    const settings = settingsOf(part, site, siteDefaults)
    const shown = q ? settingsWith(q, part, settings) : settings
    return shown ? <Part key={part.key} {...{ part, shown, isSearched: q !== "" }} acts={siteChanges} /> : []
  })

  return found.length > 0 ? <ul className="stack3">{found}</ul> : <p role="status">No setting has these words.</p>
}

type Acts = SettingsQuery["siteChanges"]

type PartProps = { part: SitePart; shown: Setting[]; acts: Acts; isSearched: boolean }

/** Texts are only named, until they are searched for. */
function Part({ part: { key, title, note, see = "/", of }, shown, acts, isSearched }: PartProps) {
  const rows = shown.filter(({ isChoice }) => isChoice || isSearched)
  const named = shown.filter((setting) => !rows.includes(setting))
  const fields = of ? [of] : shown.map((setting) => setting.of)

  return (
    <li className={style.part}>
      <h2 className="plain">
        <Link to={`/admin/site/${key}`}>{title}</Link>
      </h2>
      <p className="soft">{note}</p>
      {rows.length > 0 && (
        <ul>
          {rows.map(({ of, label, hint, value, usual, see }) => (
            <li key={label} className="listed stack1">
              <p className="spread breaks">
                {label} <strong>{value}</strong>
              </p>
              {hint && <p className="small">{hint}</p>}
              <p className="small row3">
                <span>Default: {usual}</span>
                {fields.some((field) => field !== of) && lastChange([of], acts)}
                {see && <Link to={see}>See it</Link>}
              </p>
            </li>
          ))}
        </ul>
      )}
      {named.length > 0 && <p className="small">{named.map(({ label }) => label).join(" · ")}</p>}
      <p className="small row3">
        {lastChange(fields, acts)}
        <Link to={see}>See it</Link>
      </p>
    </li>
  )
}

function lastChange(fields: string[], acts: Acts) {
  const act = acts.find(({ changed }) => changed.some((field) => fields.includes(field)))
  return (
    act && (
      <span>
        Changed by <Who user={act.user} />, <Moment of={act.at} />
      </span>
    )
  )
}
