import type { NewsStoryLineFragment } from "../generated/graphql.ts"
import { Byline } from "../ui/byline.tsx"
import { Link } from "../ui/link.tsx"
import { Opening } from "../ui/opening.tsx"
import { Picture } from "../ui/picture.tsx"
import style from "./news-screen.module.css"

type StoryProps = { story: NewsStoryLineFragment }

/** The newest story, large: picture and words side by side where there is room. */
export function TopStory({ story }: StoryProps) {
  return (
    <article className={style.top}>
      <Picture
        of={story.picture}
        className={style.topPicture}
        sizes="(min-width: 64rem) 46rem, 100vw"
        alt=""
        priority
      />
      <div className={style.topWords}>
        <h2 className={style.topTitle}>
          <StoryLink story={story} />
        </h2>
        <Opening text={story.opening} lines={5} className={style.topOpening} />
        <Byline author={story.user.name} date={story.createdAt} />
      </div>
    </article>
  )
}

/** A story among others. */
export function StoryCard({ story }: StoryProps) {
  return (
    <li className={style.card}>
      <Picture
        of={story.picture}
        className={style.picture}
        sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 100vw"
        alt=""
      />
      <h2 className={style.title}>
        <StoryLink story={story} />
      </h2>
      <Opening text={story.opening} lines={3} />
      <Byline author={story.user.name} date={story.createdAt} />
    </li>
  )
}

function StoryLink({ story }: StoryProps) {
  return (
    <Link to={`/news/view/${story.id}`} className={style.link}>
      {story.title}
    </Link>
  )
}
