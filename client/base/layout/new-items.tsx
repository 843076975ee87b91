import Plus from "lucide-react/icons/plus"
import { ownedTypes } from "../../generated/owned-types.ts"
import { type Session, useSession } from "../session/session.tsx"
import { QuietLink } from "../ui/controls/button.tsx"

/** The form of each type that the viewer may add. */
export const newItems = ({ can }: Pick<Session, "can">) =>
  Object.values(ownedTypes)
    .filter(({ add }) => can(add))
    .map(({ one, route }) => ({ one, path: route.replace("/view/:id", "/add") }))

export function NewItems({ className, ...link }: { className: string; onClick?: () => void }) {
  return (
    <div className={className}>
      {newItems(useSession()).map(({ one, path }) => (
        <QuietLink key={path} to={path} {...link}>
          <Plus />
          {one.charAt(0).toUpperCase() + one.slice(1)}
        </QuietLink>
      ))}
    </div>
  )
}
