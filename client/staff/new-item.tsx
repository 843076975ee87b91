import Plus from "lucide-react/icons/plus"
import { itemTypes } from "../history/item-types.ts"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"
import style from "./staff-home.module.css"

const kinds = Object.values(itemTypes).flatMap(({ one, add }) => (add ? { one, ...add } : []))

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
          .map(({ one, path }) => (
            <ButtonLink key={path} to={path} variant="quiet">
              <Plus aria-hidden="true" />
              {one.charAt(0).toUpperCase() + one.slice(1)}
            </ButtonLink>
          ))}
      </div>
    </section>
  )
}
