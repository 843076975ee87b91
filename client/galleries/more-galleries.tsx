import { LeadOn } from "../content/lead-on.tsx"
import { useMoreGalleriesQuery } from "../generated/graphql.ts"

/** The latest galleries but the one that was looked at. */
export function MoreGalleries({ but }: { but: number }) {
  const { data } = useMoreGalleriesQuery()
  const others = data?.galleries.items.filter(({ id }) => id !== but) ?? []
  const leads = others.map(({ id, name, createdAt, picture }) => ({
    path: `/gallery/view/${id}`,
    title: name,
    date: createdAt,
    picture,
  }))
  return <LeadOn title="More galleries" leads={leads} all={{ label: "All galleries", path: "/gallery" }} />
}
