import { Share } from "../content/share.tsx"
import type { PageFieldsFragment } from "../generated/graphql.ts"
import { Picture } from "../ui/pictures/picture.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import style from "./content-page-view.module.css"

export function ContentPageView({ page: { tag, title, pageIntro, picture, pageText } }: { page: PageFieldsFragment }) {
  return (
    <>
      <article className={style.page}>
        <header className={style.head}>
          {tag && <p className={style.tag}>{tag}</p>}
          <h1 className={style.title}>{title}</h1>
          <RichText html={pageIntro} className={style.intro} />
        </header>
        <Picture of={picture} className={style.picture} sizes="(min-width: 64rem) 56rem, 100vw" priority />
        <RichText html={pageText} className={style.text} />
      </article>
      <Share title={title} />
    </>
  )
}
