import { useNavigate } from "react-router-dom"
import { evictItems } from "../content/evict.ts"
import { type BinLineFragment, useEraseFromBinMutation, useRestoreFromBinMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { useAction } from "../layout/use-action.ts"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { VisuallyHidden } from "../ui/texts/visually-hidden.tsx"
import style from "./bin-screen.module.css"

type BinActionsProps = { item: Pick<BinLineFragment, "type" | "id" | "title"> }

export function BinActions({ item: { type, id, title } }: BinActionsProps) {
  const { can } = useSession()
  const [erase] = useEraseFromBinMutation({ update: evictItems })
  const toast = useToast()
  const { busy, restore } = useRestoring({ type, id, title })
  const which = <VisuallyHidden> {title}</VisuallyHidden>

  return (
    <span className={style.actions}>
      <Button size="small" variant="quiet" busy={busy} onClick={restore}>
        Restore{which}
      </Button>
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

function useRestoring({ type, id, title }: BinActionsProps["item"]) {
  const [restore] = useRestoreFromBinMutation({ update: evictItems })
  const { busy, act } = useAction()
  const toast = useToast()
  const navigate = useNavigate()
  const run = () =>
    act(async () => {
      const { data } = await restore({ variables: { type, id } })
      const path = data?.restoreFromBin.path
      toast(`“${title}” is back`, { action: path ? { label: "Show it", run: () => navigate(path) } : undefined })
    })
  return { busy, restore: () => void run() }
}
