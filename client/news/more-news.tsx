import { LeadOn } from "../content/lead-on.tsx"
import { useMoreNewsQuery } from "../generated/graphql.ts"

/** The latest stories but the one that was read. */
export function MoreNews({ but }: { but: number }) {
  const { data } = useMoreNewsQuery()
  const others = data?.newsStories.items.filter(({ id }) => id !== but) ?? []
  const leads = others.map(({ id, title, createdAt, picture }) => ({
    path: `/news/view/${id}`,
    title,
    date: createdAt,
    picture,
  }))
  return <LeadOn title="More news" leads={leads} all={{ label: "All news", path: "/news" }} />
}
