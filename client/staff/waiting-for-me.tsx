import { useId } from "react"
import { useMyContentQuery } from "../generated/graphql.ts"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"

export function WaitingForMe() {
  const id = useId()
  const { data } = useMyContentQuery({
    variables: { states: ["WAITING"], everybody: true, perPage: 10 },
  })
  const items = data?.myContent.items ?? []
  if (items.length === 0) return null

  return (
    <section aria-labelledby={id} className={style.section}>
      <h2 id={id} className={style.title}>
        Waits for you
      </h2>
      <ul className={style.rows}>
        {items.map((item) => (
          <ContentRow key={`${item.type}:${item.id}`} item={item} withAuthor />
        ))}
      </ul>
    </section>
  )
}
