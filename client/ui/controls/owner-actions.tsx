import { type ReactNode, useState } from "react"
import { failureOf } from "../loading/failure.ts"
import { Button } from "./button.tsx"
import { ConfirmDialog } from "./dialog.tsx"
import style from "./owner-actions.module.css"

type OwnerActionsProps = {
  what: string
  title: string
  onEdit: () => void
  deletion?: Deletion
  /** What stands on the buttons where "Edit" and "Delete" would not say enough. */
  labels?: OwnerLabels
  /** What comes when its code has: last, so that nothing moves under a finger. */
  late?: ReactNode
  children?: ReactNode
}

export type OwnerLabels = { edit: string; delete: string }

const plainLabels: OwnerLabels = { edit: "Edit", delete: "Delete" }

type Deletion = {
  remove: () => Promise<unknown>
  onRemoved: () => void
}

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
      {deletion && <DeleteButton what={what} title={title} label={labels.delete} {...deletion} />}
      {late}
    </div>
  )
}

type DeleteButtonProps = Pick<OwnerActionsProps, "what" | "title"> & Deletion & { label: string }

function DeleteButton({ what, title, label, remove, onRemoved }: DeleteButtonProps) {
  const [confirming, setConfirming] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const ask = () => {
    setError(null)
    setConfirming(true)
  }
  const confirm = async () => {
    setBusy(true)
    setError(null)
    const failed = await remove().then(
      () => null,
      (reason) => failureOf(reason).text,
    )
    setBusy(false)
    setError(failed)
    if (failed === null) onRemoved()
  }

  return (
    <>
      <Button variant="danger" onClick={ask}>
        {label}
      </Button>
      <ConfirmDialog
        open={confirming}
        title={`Delete this ${what}?`}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={() => setConfirming(false)}
      >
        “{title}” goes to the bin. You can restore it for 30 days.
      </ConfirmDialog>
    </>
  )
}
