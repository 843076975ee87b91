import Plus from "lucide-react/icons/plus"
import { ownedTypes } from "../../generated/owned-types.ts"
import { useSession } from "../session/session.tsx"
import { ButtonLink } from "../ui/controls/button.tsx"

type NewItemsProps = { className: string; replace?: boolean; onClick?: () => void }

/** Leads to the form of each type that the viewer may add. */
export function NewItems({ className, ...link }: NewItemsProps) {
  const { can } = useSession()

  return (
    <div className={className}>
      {Object.values(ownedTypes)
        .filter(({ add }) => can(add))
        .map(({ one, route }) => (
          <ButtonLink key={route} to={route.replace("/view/:id", "/add")} variant="quiet" {...link}>
            <Plus />
            {one.charAt(0).toUpperCase() + one.slice(1)}
          </ButtonLink>
        ))}
    </div>
  )
}
