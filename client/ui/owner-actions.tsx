import { useState } from "react"
import { Button } from "./button.tsx"
import { ConfirmDialog } from "./dialog.tsx"
import { failureOf } from "./failure.ts"
import style from "./owner-actions.module.css"

type OwnerActionsProps = {
  /** What it is, in a word: story, article, event. */
  what: string
  title: string
  onEdit: () => void
  deletion?: Deletion
}

type Deletion = {
  /** Rejects with the server's failure. */
  remove: () => Promise<unknown>
  onRemoved: () => void
}

/** Edit, and delete where that is offered, for who may. Deleting asks first. */
export function OwnerActions({ what, title, onEdit, deletion }: OwnerActionsProps) {
  return (
    <div className={style.actions}>
      <Button variant="quiet" onClick={onEdit}>
        Edit
      </Button>
      {deletion && <DeleteButton what={what} title={title} {...deletion} />}
    </div>
  )
}

function DeleteButton({ what, title, remove, onRemoved }: Pick<OwnerActionsProps, "what" | "title"> & Deletion) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)

  const ask = () => {
    setError(null)
    setAsking(true)
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
        Delete
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete this ${what}?`}
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        “{title}” will be gone for good.
      </ConfirmDialog>
    </>
  )
}
