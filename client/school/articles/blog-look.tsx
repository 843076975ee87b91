import { Loading, SkeletonHeading, SkeletonPicture, SkeletonText } from "../../base/ui/loading/skeleton.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import { Opening } from "../../base/ui/texts/opening.tsx"
import { PostLink, type PostProps } from "../../items/content/post-card.tsx"
import type { PostLook } from "../../items/content/post-list.tsx"
import style from "./blog-look.module.css"

export const blogLook: PostLook = { perPage: 9, Top: MainArticle, Card: ArticleRow, list: "stack", Skeleton }

function MainArticle({ post, path }: PostProps) {
  return (
    <article className={style.main}>
      <Picture
        of={post.picture}
        className={style.mainPicture}
        sizes="(min-width: 64rem) 52rem, 100vw"
        alt=""
        priority
      />
      <h2 className={style.mainTitle} lang={post.lang}>
        <PostLink post={post} path={path} />
      </h2>
      <Opening text={post.opening} lang={post.lang} lines={5} className="lead measure" />
      <Byline author={post.user.name} date={post.displayDate} />
    </article>
  )
}

function ArticleRow({ post, path }: PostProps) {
  return (
    <li className={style.row}>
      <Picture
        of={post.picture}
        className={style.picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 35vw, 100vw"
        alt=""
      />
      <div className={style.words}>
        <h2 className="breaks step2" lang={post.lang}>
          <PostLink post={post} path={path} />
        </h2>
        <Opening text={post.opening} lang={post.lang} lines={3} />
        <Byline author={post.user.name} date={post.displayDate} />
      </div>
    </li>
  )
}

function Skeleton({ top }: { top: boolean }) {
  return (
    <Loading>
      {top && (
        <div className={style.main}>
          <SkeletonPicture />
          <SkeletonHeading />
          <SkeletonText lines={2} />
        </div>
      )}
      <div className="stack">
        {["a", "b", "c"].map((key) => (
          <div key={key} className={style.row}>
            <SkeletonPicture />
            <SkeletonText lines={4} />
          </div>
        ))}
      </div>
    </Loading>
  )
}
