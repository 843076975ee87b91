import Plus from "lucide-react/icons/plus"
import { useSession } from "../../base/session/session.tsx"
import { ButtonLink } from "../../base/ui/controls/button.tsx"
import { itemTypes } from "../../items/history/item-types.ts"
import { capitalized } from "../admin/record-kinds.ts"
import style from "./staff-home.module.css"
import { StaffSection } from "./staff-section.tsx"

const kinds = Object.values(itemTypes).flatMap(({ one, add }) => (add ? { one, ...add } : []))

export function NewItem() {
  const { can } = useSession()

  return (
    <StaffSection title="New">
      <div className={style.kinds}>
        {kinds
          .filter(({ operation }) => can(operation))
          .map(({ one, path }) => (
            <ButtonLink key={path} to={path} variant="quiet">
              <Plus aria-hidden="true" />
              {capitalized(one)}
            </ButtonLink>
          ))}
      </div>
    </StaffSection>
  )
}
