import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { Byline } from "../../base/ui/texts/byline.tsx"
import row from "../../base/ui/texts/picture-row.module.css"
import { useT } from "../../base/ui/words/words.tsx"
import type { HomeQuery, HomeStoryFieldsFragment } from "../../generated/graphql.ts"
import { useTranslated } from "../../items/content/translated.ts"
import style from "./latest-news.module.css"
import { Section } from "./section.tsx"

type StoryProps = { story: HomeStoryFieldsFragment & { lang?: string } }

export function LatestNews({ topStory, latestNews }: Pick<HomeQuery["home"], "topStory" | "latestNews">) {
  const t = useT()
  const translated = useTranslated()
  if (!topStory) return null

  return (
    <Section title={t("Latest news")} more={{ label: t("All news"), to: "/news" }}>
      <div className={style.news}>
        <TopStory story={translated(topStory)} />
        {latestNews.length > 0 && (
          <ol className={style.others}>
            {latestNews.map(translated).map((story) => (
              <OtherStory key={story.id} story={story} />
            ))}
          </ol>
        )}
      </div>
    </Section>
  )
}

function TopStory({ story }: StoryProps) {
  return (
    <article className={style.top}>
      <Picture of={story.picture} className={style.topPicture} sizes="(min-width: 64rem) 44rem, 100vw" alt="" />
      <h3 className={style.topTitle} lang={story.lang}>
        <CardLink to={`/news/view/${story.id}`}>{story.title}</CardLink>
      </h3>
      <Byline author={story.user.name} date={story.displayDate} />
    </article>
  )
}

function OtherStory({ story }: StoryProps) {
  return (
    <li className={style.other}>
      <Picture of={story.picture} className={row.picture} sizes="7rem" alt="" />
      <div className="stack1 shrinks">
        <h3 className="breaks" lang={story.lang}>
          <CardLink to={`/news/view/${story.id}`}>{story.title}</CardLink>
        </h3>
        <Byline date={story.displayDate} />
      </div>
    </li>
  )
}
