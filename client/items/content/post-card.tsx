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

export function TopPost(props: PostProps) {
  const { picture } = props.post
  return (
    <article className={style.top}>
      <Picture of={picture} className={style.topPicture} sizes="(min-width: 64rem) 46rem, 100vw" alt="" priority />
      <Words {...props} titleClass={style.topTitle} openingClass="clamped long soft lead" />
    </article>
  )
}

export function PostCard(props: PostProps) {
  return (
    <li className="stack3 card cell">
      <Picture
        of={props.post.picture}
        className={style.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 100vw"
        alt=""
      />
      <Words {...props} titleClass={style.title} openingClass="clamped soft" />
    </li>
  )
}

type WordsProps = PostProps & { titleClass: string | undefined; openingClass: string }

function Words({ post, path, titleClass, openingClass }: WordsProps) {
  const { id, title, lang, opening, user, displayDate } = post
  return (
    <div className={style.words}>
      <h2 className={titleClass} lang={lang}>
        <CardLink to={`${path}/view/${id}`} headline>
          {title}
        </CardLink>
      </h2>
      <p lang={lang} className={openingClass}>
        {opening}
      </p>
      <Byline author={user.name} date={displayDate} />
    </div>
  )
}
