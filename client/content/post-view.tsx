import type { ReactNode } from "react"
import type { Language } from "../generated/graphql.ts"
import { Page } from "../layout/page.tsx"
import type { Pending, Publication } from "../publication/publication.ts"
import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../ui/loading/skeleton.tsx"
import { Picture } from "../ui/pictures/picture.tsx"
import { Byline } from "../ui/texts/byline.tsx"
import { RichText } from "../ui/texts/rich-text.tsx"
import type { PostLine } from "./post-card.tsx"
import style from "./post-view.module.css"
import { Share } from "./share.tsx"
import { TranslationNote } from "./translation-note.tsx"

/** What one type alone has is optional here. */
export type Post = PostLine &
  Publication &
  Pending & { canEdit: boolean; detail: string; languages?: Language[]; translation?: { isCurrent: boolean } | null }

/** A post as it is read. Its picture is 500 px high where there is room (specification, section 9). */
export function PostView({ post }: { post: Post & { lang?: string } }) {
  const { languages, translation } = post
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
      {languages && <TranslationNote of={{ languages, translation }} />}
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
