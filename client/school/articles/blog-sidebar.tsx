import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { KeywordSearch } from "../../base/ui/controls/keyword-search.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import row from "../../base/ui/texts/picture-row.module.css"
import { Titled } from "../../base/ui/texts/titled.tsx"
import { useOriginalLang, useT } from "../../base/ui/words/words.tsx"
import { type BlogSidebarQuery, useBlogSidebarQuery } from "../../generated/graphql.ts"
import style from "./blog-sidebar.module.css"

export function BlogSidebar() {
  const t = useT()
  const query = useBlogSidebarQuery()

  return (
    <div className={`stack6 unprinted ${style.sidebar}`}>
      <KeywordSearch placeholder={t("Keyword")} />
      <Loaded query={query} lines={12}>
        {(data) => <Lists {...data} />}
      </Loaded>
    </div>
  )
}

function Lists({ trending, articles }: BlogSidebarQuery) {
  const t = useT()
  // The newest are below.
  const isNewest = (entry: Entry) => articles.items.some(({ id }) => entry.__typename === "Article" && entry.id === id)
  return (
    <>
      <Entries title={t("Trending News")} entries={trending.filter((entry) => !isNewest(entry)).slice(0, 4)} />
      <Entries title={t("Latest Blog Posts")} entries={articles.items} />
    </>
  )
}

type Entry = BlogSidebarQuery["trending"][number] | BlogSidebarQuery["articles"]["items"][number]

function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  const lang = useOriginalLang()
  if (entries.length === 0) return null

  return (
    <Titled title={title} headingClass="subheading">
      <ol>
        {entries.map(({ __typename, id, title, displayDate, picture }) => (
          <li key={`${__typename} ${id}`} className={style.entry}>
            <Picture of={picture} className={row.picture} sizes="5rem" alt="" />
            <div className="stack1 shrinks">
              <CardLink to={`${screens[__typename]}/${id}`} className={style.link} lang={lang}>
                {title}
              </CardLink>
              <span className="small">
                <DateText of={displayDate} />
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Titled>
  )
}

const screens = { Article: "/blog/view", NewsStory: "/news/view" }
