import Plus from "lucide-react/icons/plus"
import type { OperationName } from "../generated/graphql.ts"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import style from "./staff-home.module.css"

const kinds: { label: string; path: string; operation: OperationName }[] = [
  { label: "Story", path: "/news/add", operation: "addNewsStory" },
  { label: "Post", path: "/blog/add", operation: "addArticle" },
  { label: "Event", path: "/events/add", operation: "addEvent" },
  { label: "Gallery", path: "/gallery/add", operation: "addGallery" },
  { label: "Person", path: "/profiles/add", operation: "addProfile" },
]

export function NewItem() {
  const { can } = useSession()

  return (
    <section aria-labelledby="new" className={style.section}>
      <h2 id="new" className={style.title}>
        New
      </h2>
      <div className={style.kinds}>
        {kinds
          .filter(({ operation }) => can(operation))
          .map(({ label, path }) => (
            <ButtonLink key={path} to={path} variant="quiet">
              <Plus aria-hidden="true" />
              {label}
            </ButtonLink>
          ))}
      </div>
    </section>
  )
}
