import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from "react"
import { useNavigate, useSearchParams } from "react-router-dom"
import { focusHeading } from "../addresses/arrival.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import type { PublicationInput } from "../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"
import { Page } from "../layout/page.tsx"
import { useTitle } from "../layout/title.tsx"
import { useToast } from "../layout/toasts.tsx"
import type { Pending, Publication } from "../publication/publication.ts"
import { becomeOf, handingIn, savedMessage } from "../publication/saved-message.ts"
import { useSession } from "../session/session.tsx"
import { OwnerActions, type OwnerLabels } from "../ui/controls/owner-actions.tsx"
import type { Sending } from "../ui/controls/use-stoppable.ts"
import { useZone } from "../ui/dates/dates.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import style from "./editable-item.module.css"
import { useMergedNote } from "./merged-note.ts"
import type { Section } from "./section.ts"
import { useRestoring, useUndoDeletion } from "./undo-deletion.ts"

const StandingNote = lazy(() => import("../publication/standing.tsx"), "StandingNote")
const TakeDownButton = lazy(() => import("../publication/standing-actions.tsx"), "TakeDownButton")
const EditingNote = lazy(() => import("../history/editing-note.tsx"), "EditingNote")
const HistoryLine = lazy(() => import("../history/history-line.tsx"), "HistoryLine")

export type EditedWith = { version?: number; publication?: PublicationInput }

export type EditableItemProps<Input> = {
  what: string
  title: string
  item: ItemRef
  /** What has become of it; absent for what is always public. */
  publication?: Publication & Pending
  canEdit: boolean
  banner: ReactNode
  /** Changes the version that the editor began with; rejects with CONFLICT where that is not the stored one any more. */
  edit: (input: Input & EditedWith, context: Sending) => Promise<unknown>
  /** What is said after an edit, and where it leads where that is not here. */
  edited: { alert: string; path?: string }
  deletion?: { remove: () => Promise<unknown>; alert: string; path: string }
  add?: Section["add"]
  labels?: OwnerLabels
  actions?: ReactNode
  lateActions?: ReactNode
  form: (form: ItemForm<Input>) => ReactNode
  /** Gets the form's code, which those who only read do not need. */
  fetchForm: () => Promise<unknown>
  aside?: ReactNode
  after?: ReactNode
  width?: "text" | "full"
  /** The item as it is read, with its own h1. */
  children: ReactNode
}

/** An item that everybody reads, and that who may edits in its place (specification, section 4). */
export function EditableItem<Input>(props: EditableItemProps<Input>) {
  const [editing, setEditing] = useEditing(props)
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
      {props.canEdit && props.publication && isUnfinished(props.publication) && (
        <Suspense>
          <StandingNote item={props.item} standing={props.publication} />
        </Suspense>
      )}
      {props.children}
      {props.canEdit && (
        <>
          <Actions {...props} onEdit={onEdit} />
          <Suspense fallback={<p className={style.history} />}>
            <HistoryLine of={props.item} />
          </Suspense>
        </>
      )}
      {props.after}
    </Page>
  )
}

function isUnfinished({ state, expiresAt, pendingChange }: Publication & Pending) {
  return state !== "PUBLISHED" || expiresAt !== null || pendingChange !== null
}

function Actions<Input>(props: EditableItemProps<Input> & { onEdit: () => void }) {
  const { what, title, item, deletion, labels, actions, lateActions, publication, onEdit } = props
  const toast = useToast()
  const navigate = useNavigate()
  const undo = useUndoDeletion(item, title)
  const afterwards = ({ alert, path }: { alert: string; path: string }) => {
    toast(alert, { action: { label: "Undo", run: undo } })
    navigate(path)
  }

  return (
    <OwnerActions
      what={what}
      title={title}
      onEdit={onEdit}
      deletion={deletion && { remove: deletion.remove, onRemoved: () => afterwards(deletion) }}
      labels={labels}
      late={
        <Suspense>
          {publication?.state === "PUBLISHED" && <TakeDownButton item={{ ...item, version: publication.version }} />}
          {lateActions}
        </Suspense>
      }
    >
      {actions}
    </OwnerActions>
  )
}

function Editing<Input>(props: EditableItemProps<Input> & { onClose: () => void }) {
  const { what, item, edit, edited, add, publication, form, onClose } = props
  const { can, handsIn } = useSession()
  // A draft stays one by its first button, and what was taken down stays down.
  const isLookedAt = handsIn && publication && publication.state !== "DRAFT" && publication.state !== "TAKEN_DOWN"
  const toast = useToast()
  const navigate = useNavigate()
  const zone = useZone()
  const mergedNote = useMergedNote(item)
  const restore = useRestoring(item)
  const save: ItemForm<Input>["save"] = async (input, { version, publication: next, context }) => {
    const answer = await edit({ ...input, version, publication: next }, context)
    const more = await mergedNote(version, answer)
    const became = publication && becomeOf(publication, answer)
    toast(became ? savedMessage(became, edited.alert, zone) : edited.alert, { more })
    onClose()
    if (edited.path) navigate(edited.path, { replace: true })
  }

  return (
    <Page width="text">
      <h1 className={style.title}>Edit this {what}</h1>
      <Suspense>
        <EditingNote of={item} />
      </Suspense>
      {form({
        save,
        ...(isLookedAt ? handingIn : { submitLabel: "Update" }),
        onCancel: onClose,
        publication,
        asNew: add && can(add.operation) ? add.path : undefined,
        // What is on the screen stays as it is, for the form is on it.
        restore: () => restore(),
      })}
    </Page>
  )
}

/** Read until somebody wants to edit; `?edit=1` begins with the form, and `?change=1` with what waits to be published. */
function useEditing({ canEdit, publication }: { canEdit: boolean; publication?: Pending }) {
  const [params, setParams] = useSearchParams()
  const [editing, setState] = useState(canEdit && params.has("edit"))
  const setEditing = (next: boolean) => {
    if (next && publication?.pendingChange && !params.has("change")) return setParams({ change: "1", edit: "1" })
    setState(next)
    if (!next && (params.has("edit") || params.has("change"))) setParams({}, { replace: true })
  }
  return [editing, setEditing] as const
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
