import { useSearchParams } from "react-router-dom"
import { evictItems } from "../content/evict.ts"
import { useApproveMutation, useDiscardChangeMutation, useSetPublicationMutation } from "../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"
import { useToast } from "../layout/toasts.tsx"
import { useAction } from "../layout/use-action.ts"
import { useSession } from "../session/session.tsx"
import { Button } from "../ui/controls/button.tsx"
import { ConfirmButton } from "../ui/controls/confirm-button.tsx"
import { PreviewActions } from "./preview-actions.tsx"
import type { Publication } from "./publication.ts"
import { SendBackButton } from "./send-back-button.tsx"
import style from "./standing.module.css"

type ItemActionsProps = { item: ItemRef; of: Publication; version: number }

export function ItemActions({ item, of: { state }, version }: ItemActionsProps) {
  const { publish, busy } = usePublish(item)
  const { can } = useSession()
  const isForMe = state === "WAITING" && can("approve")

  return (
    <div className={style.actions}>
      {isForMe ? (
        <Review item={item} seen={{ version }} />
      ) : (
        state !== "WAITING" && (
          <Button size="small" busy={busy} onClick={publish}>
            {state === "TAKEN_DOWN" ? "Publish again" : "Publish now"}
          </Button>
        )
      )}
      <PreviewActions item={item} />
    </div>
  )
}

type ChangeActionsProps = {
  item: ItemRef
  of: Publication & { updatedAt: string }
  isShown: boolean
}

export function ChangeActions({ item, of: { state, updatedAt }, isShown }: ChangeActionsProps) {
  const { publish, busy } = usePublish(item)
  const [discard] = useDiscardChangeMutation({ update: evictItems })
  const leave = useLeavingChange()
  const { can } = useSession()
  const toast = useToast()
  const [, setParams] = useSearchParams()
  const show = () => setParams(isShown ? {} : { change: "1" })

  return (
    <div className={style.actions}>
      <Button size="small" variant="quiet" onClick={show}>
        {isShown ? "Show what is public" : "Show the change"}
      </Button>
      {state === "WAITING" && can("approve") ? (
        <Review item={item} seen={{ changeSavedAt: updatedAt }} />
      ) : (
        state !== "WAITING" && (
          <Button size="small" busy={busy} onClick={publish}>
            Publish it now
          </Button>
        )
      )}
      <ConfirmButton
        size="small"
        variant="quiet"
        label="Discard the change"
        question="Discard this change?"
        consequence="What is public stays as it is. What was written stays among its versions."
        confirmLabel="Discard"
        run={() => discard({ variables: item }).then(leave)}
        onDone={() => toast("The change is discarded")}
      />
      <PreviewActions item={item} />
    </div>
  )
}

/** `seen` is what is looked at here: nothing that was saved later is approved with it. */
function Review({ item, seen }: { item: ItemRef; seen: { version?: number; changeSavedAt?: string } }) {
  const [approve] = useApproveMutation({ update: evictItems })
  const leave = useLeavingChange()
  const { busy, act } = useAction()
  const approveSeen = () => approve({ variables: { ...item, ...seen } }).then(leave)

  return (
    <>
      <Button size="small" busy={busy} onClick={() => act(approveSeen, "Approved")}>
        Approve
      </Button>
      <SendBackButton item={item} />
    </>
  )
}

/** What was shown as it would be is shown as it is. */
function useLeavingChange() {
  const [params, setParams] = useSearchParams()
  return () => params.has("change") && setParams({}, { replace: true })
}

function usePublish(item: ItemRef) {
  const [set] = useSetPublicationMutation({ update: evictItems })
  const { busy, act } = useAction()
  const leave = useLeavingChange()
  const run = () => set({ variables: { ...item, publication: { as: "PUBLISHED" } } }).then(leave)
  return { busy, publish: () => void act(run, "Published: everybody sees it now") }
}

export function TakeDownButton({ item }: { item: ItemRef }) {
  const [set] = useSetPublicationMutation({ update: evictItems })
  const { busy, act } = useAction()
  const toast = useToast()
  const become = (as: "TAKEN_DOWN" | "PUBLISHED") => set({ variables: { ...item, publication: { as } } })
  const takeDown = async () => {
    await become("TAKEN_DOWN")
    toast("Taken down: only its writer and administrators see it", {
      action: { label: "Undo", run: () => become("PUBLISHED").then(() => toast("It is public again")) },
    })
  }

  return (
    <Button variant="quiet" busy={busy} onClick={() => void act(takeDown)}>
      Take down
    </Button>
  )
}
