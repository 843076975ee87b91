import { Link } from "../../base/ui/controls/link.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type AccountPostsQuery, useAccountPostsQuery } from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
import style from "./account-posts.module.css"

const kinds: [keyof Omit<AccountPostsQuery, "__typename">, title: string, path: string][] = [
  ["newsStories", "Stories", "/news/view"],
  ["articles", "Blog posts", "/blog/view"],
  ["profiles", "People", "/profiles/view"],
  ["galleries", "Galleries", "/gallery/view"],
]

export function AccountPosts({ id }: { id: number }) {
  const query = useAccountPostsQuery({ variables: { id } })
  const { data } = query
  const some = data ? kinds.filter(([kind]) => data[kind].total > 0) : []
  const totals = some.map(([kind, title]) => `${title} ${data?.[kind].total}`).join(", ")

  return (
    <Folded title="Published" note={data && (totals || "Nothing yet")}>
      <Loaded query={query} lines={8}>
        {(posts) => (
          <div className={style.kinds}>
            {some.map(([kind, title, path]) => (
              <Kind key={kind} title={title} path={path} list={posts[kind]} />
            ))}
          </div>
        )}
      </Loaded>
    </Folded>
  )
}

type KindProps = {
  title: string
  path: string
  list: { total: number; items: { id: number; name: string; displayDate: string }[] }
}

function Kind({ title, path, list: { total, items } }: KindProps) {
  return (
    <section className={style.kind}>
      <h2 className="step1">
        {title} <span className="soft plain">{total}</span>
      </h2>
      <ul className="stack2">
        {items.map(({ id, name, displayDate }) => (
          <li key={id} className={style.post}>
            <Link to={`${path}/${id}`}>{name}</Link>{" "}
            <span className="small">
              <DateText of={displayDate} />
            </span>
          </li>
        ))}
      </ul>
      {total > items.length && <span className="small">and {total - items.length} older</span>}
    </section>
  )
}
