import { Link } from "../../base/ui/controls/link.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import { Documents } from "../../items/content/documents.tsx"
import { Share } from "../../items/content/share.tsx"
import style from "./content-page-view.module.css"
import { hasJumpList, JumpList } from "./jump-list.tsx"
import { Facts, Prices, Related, Sections } from "./page-parts.tsx"

const LunchWeeks = lazyPart(() => import("./lunch-weeks.tsx"), "LunchWeeks")

export function ContentPageView({ page }: { page: PageFieldsFragment & { lang?: string } }) {
  const { lang, pageText, facts, prices, documents, related } = page
  const hasAnswer = facts.length + prices.length > 0

  return (
    <article className="stack6">
      <div className={style.body}>
        {hasAnswer && (
          <div className={style.answer}>
            <Prices prices={prices.slice(0, 1)} lang={lang} />
            <Facts facts={facts} lang={lang} />
            <Prices prices={prices.slice(1)} from={2} lang={lang} />
          </div>
        )}
        {hasJumpList(page) && <JumpList page={page} />}
        <div className={style.flow}>
          {!page.opening && <Unwritten />}
          {page.key === "lunch" && <LunchWeeks />}
          {pageText && <RichText html={pageText} lang={lang} className="measure" />}
          <Sections {...page} />
          <Documents documents={documents} />
          <Related related={related} />
        </div>
      </div>
      {page.opening && <Share item={page} />}
    </article>
  )
}

function Unwritten() {
  const t = useT()
  return (
    <p className="measure">
      {rich(t, "This page has not been written yet. <a>Ask us</a> what you would like to know.", {
        a: (words) => <Link to="/contact">{words}</Link>,
      })}
    </p>
  )
}
