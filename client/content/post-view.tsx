import type { ReactNode } from "react"
import type { ArticleFieldsFragment, NewsStoryFieldsFragment } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/loading/skeleton.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { Byline } from "../ui/texts/byline.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import style from "./post-view.module.css"
import { Share } from "./share.tsx"
import { TranslationNote } from "./translation-note.tsx"

/** What one of the two shows of its own is read by `in`. */
export type Post = NewsStoryFieldsFragment | ArticleFieldsFragment

/** A story or an article as it is read. Its picture is 500 px high where there is room (specification, section 9). */
export function PostView({ post }: { post: Post & { lang?: string } }) {
  return (
    <article className={style.post}>
      <Picture
        of={post.picture}
        lang={post.lang}
        height={500}
        sizes="(min-width: 64rem) 56rem, 100vw"
        className={style.picture}
        priority
      />
      <h1 className={style.title} lang={post.lang}>
        {post.title}
      </h1>
      <div className={style.by}>
        <Byline author={post.user.name} date={post.displayDate} />
        <Share item={post} />
      </div>
      <TranslationNote of={post} />
      <RichText html={post.detail} lang={post.lang} className={style.text} />
    </article>
  )
}

type PostSkeletonProps = { banner: ReactNode; aside?: ReactNode; width?: "text" | "full" }

export function PostSkeleton({ banner, aside, width = "text" }: PostSkeletonProps) {
  return (
    <>
      {banner}
      <Page width={width} aside={aside}>
        <Loading>
          <div className={style.post}>
            <SkeletonPicture shape="tall" />
            <SkeletonHeading />
            <SkeletonText lines={8} />
          </div>
        </Loading>
      </Page>
    </>
  )
}
