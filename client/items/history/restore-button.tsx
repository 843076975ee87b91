import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { evictItems } from "../../base/session/evict.ts"
import { Refused } from "../../base/ui/loading/failure.ts"
import {
  type ComparedVersionFragment,
  LatestVersionDocument,
  type LatestVersionQuery,
  useRestoreVersionMutation,
} from "../../generated/graphql.ts"
import type { ItemRef } from "./item-types.ts"

type RestoreButtonProps = { version: ComparedVersionFragment; of: ItemRef }

export function RestoreButton({ version: { id, number }, of }: RestoreButtonProps) {
  const [restore] = useRestoreVersionMutation({ update: evictItems })
  const toast = useToast()
  const run = (version: number) => restore({ variables: { id: version } })
  const newestId = async () => {
    const query = { query: LatestVersionDocument, variables: of, fetchPolicy: "no-cache" } as const
    return (await apiClient.query<LatestVersionQuery>(query)).data?.versions.items[0]?.id
  }
  /** Somebody may have saved since the list was fetched: undoing returns to theirs. */
  const replaceNewest = async () => {
    const before = await newestId()
    const restored = (await run(id)).data?.restoreVersion?.id
    const undo = async () => {
      if (!before || (await newestId()) !== restored)
        throw new Refused("CONFLICT", "Somebody has saved this since. It stays as it is now.")
      await run(before)
      toast("Undone")
    }
    toast(`Version ${number} is back`, { action: before ? { label: "Undo", run: undo } : undefined })
  }

  return (
    <ConfirmButton
      size="small"
      label={`Restore version ${number}`}
      question={`Restore version ${number}?`}
      consequence="It is shown to everybody again, as the newest version. What is there now stays in this list."
      confirmLabel="Restore"
      confirmVariant="primary"
      run={replaceNewest}
    />
  )
}
