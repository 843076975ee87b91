import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import { Opening } from "../../base/ui/texts/opening.tsx"
import type { ArticleLineFragment } from "../../generated/graphql.ts"
import style from "./blog-screen.module.css"

type ArticleProps = { article: ArticleLineFragment & { lang?: string } }

export function MainArticle({ article }: ArticleProps) {
  return (
    <article className={style.main}>
      <Picture
        of={article.picture}
        className={style.mainPicture}
        sizes="(min-width: 64rem) 52rem, 100vw"
        alt=""
        priority
      />
      <h2 className={style.mainTitle} lang={article.lang}>
        <ArticleLink article={article} />
      </h2>
      <Opening text={article.opening} lang={article.lang} lines={5} className={style.mainOpening} />
      <Byline author={article.user.name} date={article.displayDate} />
    </article>
  )
}

export function ArticleRow({ article }: ArticleProps) {
  return (
    <li className={style.row}>
      <Picture
        of={article.picture}
        className={style.picture}
        sizes="(min-width: 64rem) 18rem, (min-width: 40rem) 35vw, 100vw"
        alt=""
      />
      <div className={style.words}>
        <h2 className={style.title} lang={article.lang}>
          <ArticleLink article={article} />
        </h2>
        <Opening text={article.opening} lang={article.lang} lines={3} />
        <Byline author={article.user.name} date={article.displayDate} />
      </div>
    </li>
  )
}

function ArticleLink({ article }: ArticleProps) {
  return (
    <CardLink to={`/blog/view/${article.id}`} headline>
      {article.title}
    </CardLink>
  )
}
