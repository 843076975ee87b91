import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { useRestoreVersionMutation } from "../../generated/graphql.ts"
import type { Version } from "./same-field.ts"

export function RestoreButton({ version: { id, number }, newest }: { version: Version; newest: number | undefined }) {
  const [restore] = useRestoreVersionMutation({ update: evictItems })
  const toast = useToast()
  const run = (version: number) => restore({ variables: { id: version } })
  const undo = newest && (() => run(newest).then(() => toast("Undone")))

  return (
    <ConfirmButton
      size="small"
      variant="quiet"
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
