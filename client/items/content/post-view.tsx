import { SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import type { Language } from "../../generated/graphql.ts"
import type { Pending, Publication } from "../publication/publication.ts"
import type { PostLine } from "./post-card.tsx"
import style from "./post-view.module.css"
import { Share } from "./share.tsx"
import { TranslationNote } from "./translation-note.tsx"

export type Post = PostLine &
  Publication &
  Pending & { canEdit: boolean; detail: string; languages?: Language[]; translation?: { isCurrent: boolean } | null }

/** The picture is 500 px high if there is room (specification, section 9). */
export function PostView({ post }: { post: Post & { lang?: string } }) {
  const { languages, translation } = post
  return (
    <article className="stack5">
      <Picture
        of={post.picture}
        lang={post.lang}
        height={500}
        sizes="(min-width: 64rem) 56rem, 100vw"
        className={style.picture}
        priority
      />
      <h1 className="headline" lang={post.lang}>
        {post.title}
      </h1>
      <div className={style.by}>
        <Byline author={post.user.name} date={post.displayDate} />
        <Share item={post} />
      </div>
      {languages && <TranslationNote of={{ languages, translation }} />}
      <RichText html={post.detail} lang={post.lang} className="measure" />
    </article>
  )
}

export function PostSkeleton() {
  return (
    <div className="stack5">
      <SkeletonPicture shape="tall" />
      <SkeletonHeading />
      <SkeletonText lines={8} />
    </div>
  )
}
