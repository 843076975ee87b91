import { MinorButton } from "../../base/ui/controls/button.tsx"
import { ChildChoice, NoConsentNote, titleOf, useRegister } from "./child-choice.tsx"

type ChildrenSeenProps = {
  /** The file of a stored picture, whose children are known. */
  stored?: string
  value: number[] | undefined
  onRead: (ids: number[]) => void
  onChange: (ids: number[]) => void
}

/** The children in a picture. Hidden from accounts that may not see the register. */
export function ChildrenSeen({ stored, value: ids = [], onRead, onChange }: ChildrenSeenProps) {
  const register = useRegister(stored, onRead)
  if (!register.known) return null

  return (
    <fieldset className="stack2">
      <legend className="small">Children in it</legend>
      <ul className="stack1">
        {register.known
          .filter(({ id }) => ids.includes(id))
          .map((child) => (
            <li key={child.id} className="row2">
              {titleOf(child)}
              <NoConsentNote child={child} />
              <MinorButton onClick={() => onChange(ids.filter((id) => id !== child.id))}>
                Take out<span className="unseen"> {child.name}</span>
              </MinorButton>
            </li>
          ))}
      </ul>
      {/* Closed for a stored picture, whose children are known. */}
      <details open={stored === undefined}>
        <summary className="target small">Add a child</summary>
        <div className="column stack2">
          <ChildChoice
            register={register}
            button="Add the child"
            onChoose={({ id }) => onChange([...new Set([...ids, id])])}
          />
        </div>
      </details>
    </fieldset>
  )
}
