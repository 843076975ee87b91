import { useSite } from "../../base/layout/site-info.tsx"
import { useInBrowser } from "../../base/ui/loading/use-in-browser.ts"
import { telephoneLink } from "../../base/ui/texts/telephones.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import style from "./without-scripts.module.css"

export function WithoutScripts() {
  const t = useT()
  const site = useSite()
  const [office] = site?.telephone ?? []
  const hasLoaded = useInBrowser(() => true)

  return (
    <>
      {!hasLoaded && (
        <p className={`scripted ${style.late}`} role="status">
          {t("This page is still loading, so nothing can be sent yet. If it does not finish, please reload it.")}
        </p>
      )}
      <noscript>
        <div className={style.note}>
          <h3>{t("The form needs scripts")}</h3>
          <p>{t("Your browser does not run them for this site, so a message that is written here cannot be sent.")}</p>
          {office && (
            <p>
              {rich(t, "Please ring us on <a>{number}</a>.", {
                a: () => <a href={telephoneLink(office.number)}>{office.number}</a>,
              })}
            </p>
          )}
          {site?.email && (
            <p>
              {rich(t, "Or write to <a>{email}</a>. We answer every letter.", {
                a: () => <a href={`mailto:${site.email}`}>{site.email}</a>,
              })}
            </p>
          )}
        </div>
      </noscript>
    </>
  )
}
