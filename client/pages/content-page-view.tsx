import { Share } from "../content/share.tsx"
import type { PageFieldsFragment } from "../generated/graphql.ts"
import { formOf } from "../layout/menu.ts"
import { ButtonLink } from "../ui/controls/button.tsx"
import { Link } from "../ui/controls/link.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import style from "./content-page-view.module.css"
import { JumpList } from "./jump-list.tsx"
import { Documents } from "./page-documents.tsx"
import { Facts, Prices, Related, Sections } from "./page-parts.tsx"

/** From so many sections on, a page begins with a list of them. */
const fewest = 3

export const hasJumpList = ({ sections }: PageFieldsFragment) => sections.length >= fewest

export function ContentPageView({ page }: { page: PageFieldsFragment }) {
  const form = formOf(`/${page.key}`)
  const { tag, title, pageIntro, picture, pageText, facts, prices, sections, documents, related } = page

  return (
    <>
      <article className={style.page}>
        <header className={style.head}>
          {tag && <p className={style.tag}>{tag}</p>}
          <h1 className={style.title}>{title}</h1>
          <RichText html={pageIntro} className={style.intro} />
          {form && (
            <p className={style.form}>
              <ButtonLink to={form.path}>{form.label}</ButtonLink>
            </p>
          )}
        </header>
        <Picture of={picture} className={style.picture} sizes="(min-width: 64rem) 56rem, 100vw" priority />
        <div className={style.body}>
          {hasJumpList(page) && <JumpList sections={sections} />}
          <div className={style.flow}>
            {!page.opening && <Unwritten />}
            <Facts facts={facts} />
            {pageText && <RichText html={pageText} className={style.text} />}
            <Prices prices={prices} />
            <Sections {...page} />
            <Documents documents={documents} />
            <Related related={related} />
          </div>
        </div>
      </article>
      <Share item={page} />
    </>
  )
}

function Unwritten() {
  return (
    <p className={style.text}>
      This page has not been written yet. <Link to="/contact">Ask us</Link> what you would like to know.
    </p>
  )
}
