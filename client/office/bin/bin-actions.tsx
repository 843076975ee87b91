import { useNavigate } from "react-router-dom"
import { ActionButton } from "../../base/layout/action-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { evictItems } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { VisuallyHidden } from "../../base/ui/texts/visually-hidden.tsx"
import { type BinLineFragment, useEraseFromBinMutation, useRestoreFromBinMutation } from "../../generated/graphql.ts"

type BinActionsProps = { item: Pick<BinLineFragment, "type" | "id" | "title"> }

export function BinActions({ item: { type, id, title } }: BinActionsProps) {
  const { can } = useSession()
  const [erase] = useEraseFromBinMutation({ update: evictItems })
  const [restore] = useRestoreFromBinMutation({ update: evictItems })
  const toast = useToast()
  const navigate = useNavigate()
  const takeOut = async () => {
    const { data } = await restore({ variables: { type, id } })
    const path = data?.restoreFromBin.path
    toast(`“${title}” is back`, { action: path ? { label: "Show it", run: () => navigate(path) } : undefined })
  }
  const which = <VisuallyHidden> {title}</VisuallyHidden>

  return (
    <span className="row2">
      <ActionButton size="small" variant="quiet" run={takeOut}>
        Restore{which}
      </ActionButton>
      {can("eraseFromBin") && (
        <ConfirmButton
          size="small"
          variant="danger"
          label={<>Erase now{which}</>}
          question={`Erase “${title}”?`}
          consequence="It will be gone for good with its versions and pictures. Nobody can restore them."
          confirmLabel="Erase now"
          run={() => erase({ variables: { type, id } })}
          onDone={() => toast(`“${title}” is erased`)}
        />
      )}
    </span>
  )
}
