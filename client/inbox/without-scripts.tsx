import { telephoneLink, useSite } from "../layout/site-info.tsx"
import style from "./without-scripts.module.css"

/** Says to somebody without scripts that the form is not for them, and what is. */
export function WithoutScripts() {
  const site = useSite()
  const [office] = site?.telephone ?? []

  return (
    <noscript>
      <div className={style.note}>
        <h3>The form needs scripts</h3>
        <p>Your browser does not run them for this site, so a message that is written here cannot be sent.</p>
        {office && (
          <p>
            Please ring us on <a href={telephoneLink(office.number)}>{office.number}</a>.
          </p>
        )}
        {site?.email && (
          <p>
            Or write to <a href={`mailto:${site.email}`}>{site.email}</a>. We answer every letter.
          </p>
        )}
      </div>
    </noscript>
  )
}
