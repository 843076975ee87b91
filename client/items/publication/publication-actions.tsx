import { useSearchParams } from "react-router-dom"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { useAction } from "../../base/layout/use-action.ts"
import { evictItems } from "../../base/session/evict.ts"
import { useSession } from "../../base/session/session.tsx"
import { Button, ButtonLink, MinorButton, QuietButton } from "../../base/ui/controls/button.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { type ContentState, useDiscardChangeMutation, useSetPublicationMutation } from "../../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"
import { PreviewActions } from "./preview-actions.tsx"
import { approvalPath, type Publication, type ReviewedItem } from "./publication.ts"
import { savedMessage } from "./saved-message.ts"

export function ItemActions({ item, of: { state }, version }: { item: ItemRef; of: Publication; version: number }) {
  const { handsIn } = useSession()
  const label = handsIn ? "Hand in" : state === "TAKEN_DOWN" ? "Publish again" : "Publish now"

  return (
    <div className="row2">
      <Decision item={{ ...item, version }} state={state} label={label} />
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
  const reviewed = { ...item, changeSavedAt: updatedAt }
  const [discard] = useDiscardChangeMutation({ update: evictItems })
  const closeChange = useCloseChange()
  const { handsIn } = useSession()
  const [, setParams] = useSearchParams()
  const show = () => setParams(isShown ? {} : { change: "1" })

  return (
    <div className="row2">
      <MinorButton onClick={show}>{isShown ? "Show what is public" : "Show the change"}</MinorButton>
      <Decision item={reviewed} state={state} label={handsIn ? "Hand it in" : "Publish it now"} />
      <ConfirmButton
        size="small"
        label="Discard the change"
        question="Discard this change?"
        consequence="What is public stays as it is. What was written stays among its versions."
        confirmLabel="Discard"
        run={() => discard({ variables: reviewed }).then(closeChange)}
        doneText="The change is discarded"
      />
      <PreviewActions item={item} />
    </div>
  )
}

function Decision({ item, state, label }: { item: ReviewedItem; state: ContentState; label: string }) {
  const { publish, busy, act } = usePublication(item)
  const closeChange = useCloseChange()
  const { can } = useSession()
  if (state === "WAITING")
    return (
      can("approve") && (
        <ButtonLink size="small" to={approvalPath(item)}>
          Look at it and decide
        </ButtonLink>
      )
    )

  return (
    <Button
      size="small"
      busy={busy}
      onClick={() => act(() => publish("Published: everybody sees it now").then(closeChange))}
    >
      {label}
    </Button>
  )
}

function useCloseChange() {
  const [params, setParams] = useSearchParams()
  const isHere = stayingHere()
  return () => params.has("change") && isHere() && setParams({}, { replace: true })
}

function usePublication(item: ReviewedItem) {
  const [set] = useSetPublicationMutation({ update: evictItems })
  const toast = useToast()
  const zone = useZone()
  const changeTo = async (as: "TAKEN_DOWN" | "PUBLISHED", version = item.version) =>
    (await set({ variables: { ...item, version, publication: { as } } })).data?.setPublication
  const publish = async (message: string, version?: number) => {
    const now = await changeTo("PUBLISHED", version)
    if (now) toast(savedMessage((item.changeSavedAt && now.pendingChange) || now, message, zone))
  }
  return { ...useAction(), changeTo, publish }
}

export function TakeDownButton({ item, size }: { item: ReviewedItem; size?: "small" }) {
  const { busy, act, changeTo, publish } = usePublication(item)
  const toast = useToast()
  const takeDown = async () => {
    const result = await changeTo("TAKEN_DOWN")
    toast("Taken down: only its writer and administrators see it", {
      action: { label: "Undo", run: () => publish("It is public again", result?.version) },
    })
  }

  return (
    <QuietButton size={size} busy={busy} onClick={() => void act(takeDown)}>
      Take down
    </QuietButton>
  )
}
