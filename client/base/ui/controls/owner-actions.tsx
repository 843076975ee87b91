import type { ReactNode } from "react"
import { Button } from "./button.tsx"
import { ConfirmButton } from "./confirm-button.tsx"
import style from "./owner-actions.module.css"

type OwnerActionsProps = {
  what: string
  title: string
  onEdit: () => void
  deletion?: { remove: () => Promise<unknown>; onRemoved: () => void }
  labels?: OwnerLabels
  /** Lazy actions, placed last so that nothing moves under a finger. */
  late?: ReactNode
  children?: ReactNode
}

export type OwnerLabels = { edit: string; delete: string }

const plainLabels: OwnerLabels = { edit: "Edit", delete: "Delete" }

export function OwnerActions({
  what,
  title,
  onEdit,
  deletion,
  labels = plainLabels,
  late,
  children,
}: OwnerActionsProps) {
  return (
    <div className={style.actions}>
      {children}
      <Button variant="quiet" onClick={onEdit}>
        {labels.edit}
      </Button>
      {deletion && (
        <ConfirmButton
          variant="danger"
          label={labels.delete}
          question={`Delete this ${what}?`}
          consequence={`“${title}” goes to the bin. You can restore it for 30 days.`}
          confirmLabel="Delete"
          run={deletion.remove}
          onDone={deletion.onRemoved}
        />
      )}
      {late}
    </div>
  )
}
