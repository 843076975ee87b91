import { evictItems } from "../content/evict.ts"
import { useRestoreVersionMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import type { Version } from "./comparison.tsx"

/** Makes an earlier version the newest one, which can be undone: by restoring what was the newest before. */
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
