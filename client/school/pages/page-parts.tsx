import { Link } from "../../base/ui/controls/link.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { WithTelephones } from "../../base/ui/texts/telephones.tsx"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useTextProps } from "../../base/ui/words/school-text.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import style from "./page-parts.module.css"

/** Anchors of parts without a heading of their own; anchors of sections contain no underscore. */
export const anchors = { facts: "_facts", prices: (number: number) => `_prices${number}` }

type Part<Name extends keyof PageFieldsFragment> = Pick<PageFieldsFragment, Name> & { lang?: string }

export function Facts({ facts, lang }: Part<"facts">) {
  if (facts.length === 0) return null

  return (
    <dl id={anchors.facts} className={style.facts} lang={lang}>
      {facts.map(({ term, value }) => (
        <div key={term + value} className={style.fact}>
          <dt className="small">{term}</dt>
          <dd>
            <WithTelephones text={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** `from` is the number of the first table on the page. */
export function Prices({ prices, lang, from = 1 }: Part<"prices"> & { from?: number }) {
  const t = useT()
  return prices.map(({ title, prices }, index) => (
    <table key={title} id={anchors.prices(from + index)} className={style.prices}>
      <caption className={style.caption} lang={lang}>
        {title}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t("What")}</span>
          </th>
          <th scope="col">
            <span className="unseen">{t("Price")}</span>
          </th>
        </tr>
      </thead>
      <tbody lang={lang}>
        {prices.map(({ what, amount, per }) => (
          <tr key={what + amount + per}>
            <th scope="row" className={style.what}>
              <WithTelephones text={what} />
            </th>
            <td className={style.price}>
              <span className={style.amount}>
                <WithTelephones text={amount} />
              </span>{" "}
              {per && <span className={style.per}>{per}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  ))
}

export function Sections({ sections, shownTexts, lang }: Part<"sections" | "shownTexts">) {
  return sections.map(({ anchor, heading }, index) => (
    <Titled key={anchor} id={anchor} title={heading} headingClass={style.heading} className="stack3" lang={lang}>
      {shownTexts[index] && <RichText html={shownTexts[index]} below={2} className="measure" />}
    </Titled>
  ))
}

export function Related({ related }: Part<"related">) {
  const t = useT()
  const localized = useTextProps()
  if (related.length === 0) return null

  return (
    <Titled as="nav" title={t("Related pages")} headingClass="subheading" className="unprinted">
      <ul className={style.links}>
        {related.map(({ title, path }) => (
          <li key={path}>
            <Link to={path} className={style.link} {...localized(title)} />
          </li>
        ))}
      </ul>
    </Titled>
  )
}
