import { CardLink } from "../ui/controls/card-link.tsx"
import { Picture, type PictureFile } from "../ui/pictures/picture.tsx"
import { Byline } from "../ui/texts/byline.tsx"
import row from "../ui/texts/picture-row.module.css"
import { useT } from "../ui/words/words.tsx"
import style from "./latest-news.module.css"
import { Section } from "./section.tsx"

export type HomeStory = {
  id: number
  title: string
  lang?: string
  picture: PictureFile | null
  displayDate: string
  user?: { name: string } | null
}

export type HomeNews = { topStory: HomeStory | null; homeStories: HomeStory[] }

export function LatestNews({ news }: { news?: HomeNews }) {
  const t = useT()
  if (!news?.topStory) return null

  return (
    <Section title={t("Latest news")} more={{ label: t("All news"), to: "/news" }}>
      <div className={style.news}>
        <TopStory story={news.topStory} />
        {news.homeStories.length > 0 && (
          <ol className={style.others}>
            {news.homeStories.map((story) => (
              <OtherStory key={story.id} story={story} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  )
}

function TopStory({ story }: { story: HomeStory }) {
  return (
    <article className={style.top}>
      <Picture of={story.picture} className={style.topPicture} sizes="(min-width: 64rem) 44rem, 100vw" alt="" />
      <h3 className={style.topTitle} lang={story.lang}>
        <CardLink to={`/news/view/${story.id}`}>{story.title}</CardLink>
      </h3>
      <Byline author={story.user?.name} date={story.displayDate} />
    </article>
  )
}

function OtherStory({ story }: { story: HomeStory }) {
  return (
    <li className={style.other}>
      <Picture of={story.picture} className={row.picture} sizes="7rem" alt="" />
      <div className={row.words}>
        <h3 className={style.title} lang={story.lang}>
          <CardLink to={`/news/view/${story.id}`}>{story.title}</CardLink>
        </h3>
        <Byline date={story.displayDate} />
      </div>
    </li>
  )
}
