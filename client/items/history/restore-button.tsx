import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { type ComparedVersionFragment, useRestoreVersionMutation } from "../../generated/graphql.ts"

type RestoreButtonProps = { version: ComparedVersionFragment; newest: number | undefined }

export function RestoreButton({ version: { id, number }, newest }: RestoreButtonProps) {
  const [restore] = useRestoreVersionMutation({ update: evictItems })
  const toast = useToast()
  const run = (version: number) => restore({ variables: { id: version } })
  const undo = newest && (() => run(newest).then(() => toast("Undone")))

  return (
    <ConfirmButton
      size="small"
      label={`Restore version ${number}`}
      question={`Restore version ${number}?`}
      consequence="It is shown to everybody again, as the newest version. What is there now stays in this list."
      confirmLabel="Restore"
      confirmVariant="primary"
      run={() => run(id)}
      onDone={() => toast(`Version ${number} is back`, { action: undo ? { label: "Undo", run: undo } : undefined })}
    />
  )
}
