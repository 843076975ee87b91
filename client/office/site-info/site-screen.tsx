import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Moment } from "../../base/ui/dates/moment.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { type SettingsQuery, useSettingsQuery } from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import { HistoryLine } from "../../items/history/history-line.tsx"
import { Who } from "../../items/history/who.tsx"
import { LoadedPage } from "../admin/admin-page.tsx"
import { useListAddress } from "../admin/list-address.ts"
import { SearchBox } from "../admin/search-box.tsx"
import { UnwrittenPages } from "../admin/unwritten-pages.tsx"
import { type SitePart, siteGroups, siteParts } from "./parts.ts"
import { matchingSettings, type Setting, settingsOf, summaryOf } from "./settings.ts"
import style from "./site-screen.module.css"

const note =
  "The pages of the site, such as About and Admissions, are edited where they are read: open one and choose Edit. Everything around them is here."

export function SiteScreen() {
  const { search, change } = useListAddress()
  const query = useSettingsQuery()

  return (
    <LoadedPage title="Site" width="form" note={note} query={query}>
      {(data) => (
        <>
          <SearchBox label="Find a setting" value={search} onSearch={(q) => change({ q })} />
          <Parts of={data} q={search} />
          <UnwrittenPages />
          <p className="soft">
            Whoever runs the server sets its mail, its backups and the like (docs/settings.md).{" "}
            <Link to="/admin/health">Health</Link> says whether it works.
          </p>
          <HistoryLine of={{ type: "SITE", id: 1 }} />
        </>
      )}
    </LoadedPage>
  )
}

type PartsProps = { of: SettingsQuery; q: string }

function Parts({ of, q }: PartsProps) {
  if (q) return <Found of={of} q={q} />

  return siteGroups.map(({ title, parts }) => (
    <Titled key={title} title={title} headingClass="subheading" className="column stack2">
      {parts.map((part) => {
        const settings = settingsOf(part, of.site, of.siteDefaults)
        return (
          <Folded key={part.key} title={part.title} note={summaryOf(settings) || part.note}>
            <PartDetails part={part} settings={settings} acts={of.siteChanges} />
          </Folded>
        )
      })}
    </Titled>
  ))
}

function Found({ of: { site, siteDefaults, siteChanges }, q }: PartsProps) {
  const found = siteParts.flatMap((part) => {
    const settings = matchingSettings(q, part, settingsOf(part, site, siteDefaults))
    return settings ? (
      <li key={part.key} className={style.part}>
        <h2 className="plain">{part.title}</h2>
        <PartDetails part={part} settings={settings} acts={siteChanges} />
      </li>
    ) : (
      []
    )
  })

  return found.length > 0 ? <ul className="stack3">{found}</ul> : <p role="status">No setting matches these words.</p>
}

type Acts = SettingsQuery["siteChanges"]

type PartDetailsProps = { part: SitePart; settings: Setting[]; acts: Acts }

function PartDetails({ part: { key, title, note, see = "/", of }, settings, acts }: PartDetailsProps) {
  const fields = of ? [of] : settings.map((setting) => setting.of)

  return (
    <>
      <p className="soft">{note}</p>
      <p className="small line3">
        <ButtonLink to={`/admin/site/${key}`} size="small">
          Edit<span className="unseen"> {title}</span>
        </ButtonLink>
        <Link to={see}>See it</Link>
        {lastChange(fields, acts)}
      </p>
      {settings.length > 0 && (
        <ul>
          {settings.map(({ of, label, hint, value, defaultValue, see, isChoice }) => (
            <li key={label} className="listed stack1">
              <p className="spread breaks">
                {label} <span className={isChoice ? "strong" : undefined}>{value}</span>
              </p>
              {hint && <p className="small">{hint}</p>}
              <p className="small row3">
                {(isChoice || defaultValue !== "Empty") && (
                  <span>{value === defaultValue ? "This is the default." : `Default: ${defaultValue}`}</span>
                )}
                {fields.some((field) => field !== of) && lastChange([of], acts)}
                {see && <Link to={see}>See it</Link>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
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
