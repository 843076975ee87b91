import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import type { NewsStoryLineFragment } from "../../generated/graphql.ts"
import style from "./post-card.module.css"

export type PostLine = Pick<NewsStoryLineFragment, "id" | "title" | "opening" | "displayDate" | "picture" | "user"> & {
  translation?: object | null
}

type PostProps = {
  post: PostLine & { lang?: string }
  path: string
}

export function TopPost({ post, path }: PostProps) {
  return (
    <article className={style.top}>
      <Picture of={post.picture} className={style.topPicture} sizes="(min-width: 64rem) 46rem, 100vw" alt="" priority />
      <div className={style.words}>
        <h2 className={style.topTitle} lang={post.lang}>
          <PostLink post={post} path={path} />
        </h2>
        <p lang={post.lang} className="clamped long soft lead">
          {post.opening}
        </p>
        <Byline author={post.user.name} date={post.displayDate} />
      </div>
    </article>
  )
}

export function PostCard({ post, path }: PostProps) {
  return (
    <li className="stack3 card cell">
      <Picture
        of={post.picture}
        className={style.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 100vw"
        alt=""
      />
      <div className={style.words}>
        <h2 className={style.title} lang={post.lang}>
          <PostLink post={post} path={path} />
        </h2>
        <p lang={post.lang} className="clamped soft">
          {post.opening}
        </p>
        <Byline author={post.user.name} date={post.displayDate} />
      </div>
    </li>
  )
}

function PostLink({ post, path }: PostProps) {
  return (
    <CardLink to={`${path}/view/${post.id}`} headline>
      {post.title}
    </CardLink>
  )
}
