import type { ReactNode } from "react"
import { Panel } from "../admin/admin-page.tsx"
import { type AccountWorksQuery, useAccountWorksQuery } from "../generated/office.ts"
import { DateText } from "../ui/dates.tsx"
import { Link } from "../ui/link.tsx"
import { Loaded } from "../ui/loaded.tsx"
import { Loading, SkeletonText } from "../ui/skeleton.tsx"
import style from "./account-works.module.css"

/** What somebody has published: the newest of each kind, and how many there are. */
export function AccountWorks({ id }: { id: number }) {
  const query = useAccountWorksQuery({ variables: { id }, fetchPolicy: "cache-and-network" })
  const skeleton = (
    <Loading label="Loading what they published…">
      <SkeletonText lines={8} />
    </Loading>
  )

  return (
    <Panel title="Published">
      <Loaded query={query} skeleton={skeleton}>
        {(works) => <Kinds works={works} />}
      </Loaded>
    </Panel>
  )
}

type Work = { id: number; name: string; createdAt: string }

function Kinds({ works: { newsStories, articles, profiles, galleries } }: { works: AccountWorksQuery }) {
  return (
    <div className={style.kinds}>
      <Kind title="Stories" path="/news/view" total={newsStories.total} works={newsStories.items.map(titled)} />
      <Kind title="Articles" path="/blog/view" total={articles.total} works={articles.items.map(titled)} />
      <Kind title="Profiles" path="/profiles/view" total={profiles.total} works={profiles.items} />
      <Kind title="Galleries" path="/gallery/view" total={galleries.total} works={galleries.items} />
    </div>
  )
}

const titled = ({ title, ...rest }: { id: number; title: string; createdAt: string }): Work => ({
  ...rest,
  name: title,
})

function Kind({ title, path, total, works }: { title: string; path: string; total: number; works: Work[] }) {
  return (
    <section className={style.kind}>
      <h3 className={style.title}>
        {title} <span className={style.total}>{total}</span>
      </h3>
      <ul className={style.works}>
        {works.map(({ id, name, createdAt }) => (
          <li key={id} className={style.work}>
            <Link to={`${path}/${id}`}>{name}</Link> <Small>{<DateText of={createdAt} />}</Small>
          </li>
        ))}
      </ul>
      {total === 0 && <Small>None yet.</Small>}
      {total > works.length && <Small>and {total - works.length} older</Small>}
    </section>
  )
}

function Small({ children }: { children: ReactNode }) {
  return <span className={style.small}>{children}</span>
}
