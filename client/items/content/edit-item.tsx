import { type ReactNode, useState } from "react"
import { useNavigate } from "react-router-dom"
import { Page } from "../../base/layout/page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { whenSettled } from "../../base/ui/pictures/in-turn.ts"
import { useRestoreFromBinMutation } from "../../generated/bin.ts"
import type { OperationName, PublicationInput } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { EditingNote } from "../history/editing-note.tsx"
import type { ItemRef } from "../history/item-types.ts"
import type { Pending, Publication } from "../publication/publication.ts"
import style from "../publication/publication-note.module.css"
import { ReviewNote } from "../publication/review-note.tsx"
import { handInTexts, heldBackReason, newStateOf, savedMessage } from "../publication/saved-message.ts"
import { useWithChange } from "./item-id.ts"
import { useMergedNote } from "./merged-note.ts"

export type EditOptions = { version?: number; publication?: PublicationInput }

export type EditItemProps<Input> = {
  noun: string
  item: ItemRef
  /** Undefined for types that are always public. */
  publication?: Publication & Pending
  /** Changes the version that the editor started from; rejects with CONFLICT if the stored one is newer. */
  edit: (input: Input & EditOptions, context: Sending) => Promise<unknown>
  /** The toast, and the next screen if it is another one. */
  edited: { alert: string; path?: string }
  add?: { path: string; operation: OperationName }
  form: (form: ItemForm<Input>) => ReactNode
}

export function EditItem<Input>(props: EditItemProps<Input> & { onClose: () => void }) {
  const { item, edit, edited, add, publication, form, onClose } = props
  const { can, handsIn } = useSession()
  const change = useWithChange() ? publication?.pendingChange : null
  const [changeSavedAt] = useState(change?.updatedAt ?? null)
  const written: Publication | undefined = change ?? publication
  // The first button never publishes a draft, a planned change or an item that was taken down.
  const isReviewed = handsIn && written && written.state !== "DRAFT" && written.state !== "TAKEN_DOWN"
  const toast = useToast()
  const navigate = useNavigate()
  const zone = useZone()
  const mergedNote = useMergedNote(item)
  const [restore] = useRestoreFromBinMutation()
  const save: ItemForm<Input>["save"] = async (input, { version, publication: next, context, isHere }) => {
    const to = next ?? (change ? { as: change.state, publishAt: change.publishAt } : undefined)
    const result = await edit({ ...input, version, publication: to && { ...to, changeSavedAt } }, context)
    // A picture that was pasted meanwhile then stays in the form's draft.
    await whenSettled()
    const more = (await mergedNote(version, result)) ?? heldBackReason(result)
    const newState = publication && newStateOf(publication, result)
    const { undo: run } = result as { undo?: () => unknown }
    const action = run && !newState ? ({ label: "Undo", run } as const) : undefined
    toast(newState ? savedMessage(newState, edited.alert, zone) : edited.alert, { more, action })
    if (!isHere()) return
    onClose()
    if (edited.path) navigate(edited.path, { replace: true })
  }

  return (
    <Page width="text">
      <EditingNote of={item} />
      {publication?.sentBack && (
        <div className={style.note}>
          <ReviewNote of={publication.sentBack} withText />
        </div>
      )}
      {form({
        save,
        ...(isReviewed ? handInTexts : { submitLabel: "Update" }),
        onCancel: onClose,
        publication: written,
        addPath: add && can(add.operation) ? add.path : undefined,
        // No navigation: the form is on this screen.
        restore: () => restore({ variables: item }),
      })}
    </Page>
  )
}
