import { Link } from "../../base/ui/controls/link.tsx"
import { DateText } from "../../base/ui/dates/dates.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { type AccountPostsQuery, useAccountPostsQuery } from "../../generated/office.ts"
import { Panel } from "../admin/admin-page.tsx"
import style from "./account-posts.module.css"

const kinds: [keyof Omit<AccountPostsQuery, "__typename">, title: string, path: string][] = [
  ["newsStories", "Stories", "/news/view"],
  ["articles", "Blog posts", "/blog/view"],
  ["profiles", "People", "/profiles/view"],
  ["galleries", "Galleries", "/gallery/view"],
]

export function AccountPosts({ id }: { id: number }) {
  const query = useAccountPostsQuery({ variables: { id } })

  return (
    <Panel title="Published">
      <Loaded query={query} lines={8}>
        {(posts) => (
          <div className={style.kinds}>
            {kinds.map(([kind, title, path]) => (
              <Kind key={kind} title={title} path={path} list={posts[kind]} />
            ))}
          </div>
        )}
      </Loaded>
    </Panel>
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
      <h3 className="step1">
        {title} <span className="soft plain">{total}</span>
      </h3>
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
      {total === 0 && <span className="small">None yet.</span>}
      {total > items.length && <span className="small">and {total - items.length} older</span>}
    </section>
  )
}
