import { SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
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

export function PostBy({ post: { user, displayDate, languages, translation } }: { post: Post }) {
  return (
    <>
      <Byline author={user.name} date={displayDate} />
      {languages && <TranslationNote of={{ languages, translation }} />}
    </>
  )
}

/** The picture is 500 px high if there is room (specification, section 9). */
export function PostView({ post }: { post: Post & { lang?: string } }) {
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
      <RichText html={post.detail} lang={post.lang} className="measure" />
      <Share item={post} />
    </article>
  )
}

export function PostSkeleton() {
  return (
    <div className="stack5">
      <SkeletonPicture shape="tall" />
      <SkeletonText lines={8} />
    </div>
  )
}
