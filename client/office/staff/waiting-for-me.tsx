import { useMyContentQuery } from "../../generated/graphql.ts"
import { ContentRow } from "./content-row.tsx"
import style from "./staff-home.module.css"
import { StaffSection } from "./staff-section.tsx"

export function WaitingForMe() {
  const { data } = useMyContentQuery({
    variables: { states: ["WAITING"], everybody: true, perPage: 10 },
  })
  const items = data?.myContent.items ?? []
  if (items.length === 0) return null

  return (
    <StaffSection title="Waits for you">
      <ul className={style.rows}>
        {items.map((item) => (
          <ContentRow key={`${item.type}:${item.id}`} item={item} withAuthor />
        ))}
      </ul>
    </StaffSection>
  )
}
