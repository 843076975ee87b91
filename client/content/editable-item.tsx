import { type ReactNode, startTransition, useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { focusHeading } from "../addresses/arrival.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import { useSession } from "../session/session.tsx"
import { OwnerActions, type OwnerLabels } from "../ui/controls/owner-actions.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import type { Sent } from "../writing/use-sending.ts"
import style from "./editable-item.module.css"
import type { Section } from "./section.ts"

type EditableItemProps<Input> = {
  what: string
  title: string
  /** Whether this viewer may edit it; the server's word. */
  canEdit: boolean
  banner: ReactNode
  /** Changes the version that the editor began with; rejects with CONFLICT where that is not the stored one any more. */
  edit: (input: Input & { version?: number }, context: Sending) => Promise<unknown>
  /** What is said after an edit, and where it leads where that is not here. */
  edited: { alert: string; path?: string }
  deletion?: { remove: () => Promise<unknown>; alert: string; path: string }
  add?: Section["add"]
  /** What stands on the owner's buttons, and what else an owner may do. */
  labels?: OwnerLabels
  actions?: ReactNode
  form: (form: ItemForm<Input>) => ReactNode
  /** Gets the form's code, which those who only read do not need. */
  fetchForm: () => Promise<unknown>
  aside?: ReactNode
  /** Below it and what its owner may do: what leads on. */
  after?: ReactNode
  width?: "text" | "full"
  /** The item as it is read, with its own h1. */
  children: ReactNode
}

/** An item that everybody reads, and that who may edits in its place (specification, section 4). */
export function EditableItem<Input>(props: EditableItemProps<Input>) {
  const [editing, setEditing] = useState(false)
  useTitle(editing ? `Edit: ${props.title}` : props.title)
  useFocusFollowing(editing)
  useAhead(props.canEdit, props.fetchForm)

  return (
    <>
      {props.banner}
      {editing ? (
        <Editing {...props} onClose={() => setEditing(false)} />
      ) : (
        <Reading {...props} onEdit={() => startTransition(() => setEditing(true))} />
      )}
    </>
  )
}

function Reading<Input>({ onEdit, ...props }: EditableItemProps<Input> & { onEdit: () => void }) {
  return (
    <Page width={props.width ?? "text"} aside={props.aside}>
      {props.children}
      {props.canEdit && <Actions {...props} onEdit={onEdit} />}
      {props.after}
    </Page>
  )
}

function Actions<Input>(props: EditableItemProps<Input> & { onEdit: () => void }) {
  const { what, title, deletion, labels, actions, onEdit } = props
  const toast = useToast()
  const navigate = useNavigate()
  const afterwards = ({ alert, path }: { alert: string; path: string }) => {
    toast(alert)
    navigate(path)
  }

  return (
    <OwnerActions
      what={what}
      title={title}
      onEdit={onEdit}
      deletion={deletion && { remove: deletion.remove, onRemoved: () => afterwards(deletion) }}
      labels={labels}
    >
      {actions}
    </OwnerActions>
  )
}

function Editing<Input>(props: EditableItemProps<Input> & { onClose: () => void }) {
  const { what, edit, edited, add, form, onClose } = props
  const { can } = useSession()
  const toast = useToast()
  const navigate = useNavigate()
  const save = async (input: Input, { version, context }: Sent) => {
    await edit({ ...input, version }, context)
    toast(edited.alert)
    onClose()
    if (edited.path) navigate(edited.path, { replace: true })
  }

  return (
    <Page width="text">
      <h1 className={style.title}>Edit this {what}</h1>
      {form({
        save,
        submitLabel: "Update",
        onCancel: onClose,
        asNew: add && can(add.operation) ? add.path : undefined,
      })}
    </Page>
  )
}

/** So that the form is there at once when it is wanted. A failure shows itself then. */
function useAhead(wanted: boolean, fetch: () => Promise<unknown>) {
  useEffect(() => {
    if (wanted) fetch().catch(() => undefined)
  }, [wanted, fetch])
}

/** The button that had the focus goes away when the view turns: the heading of what comes takes it. */
function useFocusFollowing(editing: boolean) {
  const before = useRef(editing)
  useEffect(() => {
    if (before.current === editing) return
    before.current = editing
    window.scrollTo(0, 0)
    return focusHeading()
  }, [editing])
}
