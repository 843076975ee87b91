import { linkTo } from "../../base/layout/menu.ts"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { rich } from "../../base/ui/words/rich.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import type { PageFieldsFragment } from "../../generated/graphql.ts"
import { Share } from "../../items/content/share.tsx"
import { TranslationNote } from "../../items/content/translation-note.tsx"
import style from "./content-page-view.module.css"
import { JumpList } from "./jump-list.tsx"
import { Documents } from "./page-documents.tsx"
import { Facts, Prices, Related, Sections } from "./page-parts.tsx"

/** A page with fewer sections has no list of them. */
const fewest = 3

export const hasJumpList = ({ sections }: PageFieldsFragment) => sections.length >= fewest

export function ContentPageView({ page }: { page: PageFieldsFragment & { lang?: string } }) {
  const form = linkTo(`/${page.key}`)?.form
  const { lang, tag, title, pageIntro, picture, pageText, facts, prices, sections, documents, related } = page
  // Some texts exist only once for all languages.
  const original = useOriginalLang()

  return (
    <article className="stack6">
      <header className="stack3" lang={lang}>
        {tag && <p className={style.tag}>{tag}</p>}
        <h1 className={style.title}>{title}</h1>
        <RichText html={pageIntro} className={style.intro} />
        {form && (
          <p className={style.form}>
            <ButtonLink to={form.path}>{form.label}</ButtonLink>
          </p>
        )}
      </header>
      <TranslationNote of={page} />
      <Picture of={picture} lang={lang} className={style.picture} sizes="(min-width: 64rem) 56rem, 100vw" priority />
      <div className={style.body}>
        {hasJumpList(page) && <JumpList sections={sections} lang={lang} />}
        <div className={style.flow}>
          {!page.opening && <Unwritten />}
          <Facts facts={facts} lang={lang} />
          {pageText && <RichText html={pageText} lang={lang} className="measure" />}
          <Prices prices={prices} lang={lang} />
          <Sections {...page} />
          <Documents documents={documents} lang={original} />
          <Related related={related} lang={original} />
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
