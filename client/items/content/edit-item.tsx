import type { ReactNode } from "react"
import { useNavigate } from "react-router-dom"
import { Page } from "../../base/layout/page.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { useRestoreFromBinMutation } from "../../generated/bin.ts"
import type { OperationName, PublicationInput } from "../../generated/graphql.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { EditingNote } from "../history/editing-note.tsx"
import type { ItemRef } from "../history/item-types.ts"
import type { Pending, Publication } from "../publication/publication.ts"
import { ReviewNote } from "../publication/review-note.tsx"
import { becomeOf, handingIn, savedMessage, whyHeld } from "../publication/saved-message.ts"
import style from "../publication/standing.module.css"
import { useMergedNote } from "./merged-note.ts"

export type EditedWith = { version?: number; publication?: PublicationInput }

export type EditItemProps<Input> = {
  what: string
  item: ItemRef
  /** Undefined for types that are always public. */
  publication?: Publication & Pending
  /** Changes the version that the editor started from; rejects with CONFLICT if the stored one is newer. */
  edit: (input: Input & EditedWith, context: Sending) => Promise<unknown>
  /** The toast, and the next screen if it is another one. */
  edited: { alert: string; path?: string }
  add?: { path: string; operation: OperationName }
  form: (form: ItemForm<Input>) => ReactNode
}

export function EditItem<Input>(props: EditItemProps<Input> & { onClose: () => void }) {
  const { item, edit, edited, add, publication, form, onClose } = props
  const { can, handsIn } = useSession()
  // The first button never publishes a draft or an item that was taken down.
  const isReviewed = handsIn && publication && publication.state !== "DRAFT" && publication.state !== "TAKEN_DOWN"
  const toast = useToast()
  const navigate = useNavigate()
  const zone = useZone()
  const mergedNote = useMergedNote(item)
  const [restore] = useRestoreFromBinMutation()
  const save: ItemForm<Input>["save"] = async (input, { version, publication: next, context, isHere }) => {
    const answer = await edit({ ...input, version, publication: next }, context)
    const more = (await mergedNote(version, answer)) ?? whyHeld(answer)
    const became = publication && becomeOf(publication, answer)
    const { undo: run } = answer as { undo?: () => unknown }
    const action = run && !became ? ({ label: "Undo", run } as const) : undefined
    toast(became ? savedMessage(became, edited.alert, zone) : edited.alert, { more, action })
    if (!isHere()) return
    onClose()
    if (edited.path) navigate(edited.path, { replace: true })
  }

  return (
    <Page width="text">
      <EditingNote of={item} />
      {publication?.sentBack && (
        <div className={style.note}>
          <ReviewNote of={publication.sentBack} beside />
        </div>
      )}
      {form({
        save,
        ...(isReviewed ? handingIn : { submitLabel: "Update" }),
        onCancel: onClose,
        publication,
        asNew: add && can(add.operation) ? add.path : undefined,
        // No navigation: the form is on this screen.
        restore: () => restore({ variables: item }),
      })}
    </Page>
  )
}
