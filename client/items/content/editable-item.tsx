import { type ReactNode, Suspense, startTransition, useEffect, useState } from "react"
import { useSearchParams } from "react-router-dom"
import { focusHeading } from "../../base/addresses/arrival.ts"
import { useHeadingFocusOnChange } from "../../base/addresses/heading-focus.ts"
import { useNavigateFromHere } from "../../base/addresses/navigate-from-here.ts"
import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { Page } from "../../base/layout/page.tsx"
import { useTitle } from "../../base/layout/title.tsx"
import { useToast } from "../../base/layout/toasts.tsx"
import { QuietButton } from "../../base/ui/controls/button.tsx"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { ignoreNotFound } from "../../base/ui/loading/failure.ts"
import { lazy, lazyPart } from "../../base/ui/loading/lazy.tsx"
import { PageHead, type PageHeadProps } from "../../base/ui/texts/page-head.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { Pending, Publication } from "../publication/publication.ts"
import type { EditItemProps } from "./edit-item.tsx"
import style from "./editable-item.module.css"
import { useUndoDeletion } from "./undo-deletion.ts"

const PublicationNote = lazyPart(() => import("../publication/publication-note.tsx"), "PublicationNote")
const TakeDownButton = lazy(() => import("../publication/publication-actions.tsx"), "TakeDownButton")
const EditItem = lazy(() => import("./edit-item.tsx"), "EditItem")
const HistoryLine = lazyPart(
  () => import("../history/history-line.tsx"),
  "HistoryLine",
  <p className={style.history} />,
)

export type ItemHead = Omit<PageHeadProps, "title" | "width">

export type EditableItemProps<Input> = EditItemProps<Input> & {
  title: string
  canEdit: boolean
  head: ItemHead
  deletion?: {
    remove: () => Promise<unknown>
    alert: string
    path: string
    choice?: ReactNode
    /** Restores the item from the bin by default. */
    undo?: () => unknown
  }
  /** A further consequence of deleting the item, as a sentence. */
  deletionNote?: string
  labels?: { edit: string; delete: string }
  actions?: ReactNode
  /** Lazy actions, placed last so that nothing moves under a finger. */
  lateActions?: ReactNode
  /** For all who may add such an item. */
  duplicate?: ReactNode
  fetchForm: () => Promise<unknown>
  aside?: ReactNode
  after?: ReactNode
  width?: "text" | "full"
  children: ReactNode
}

/** A public item, edited in place (specification, section 4). */
export function EditableItem<Input>(props: EditableItemProps<Input>) {
  const [editing, setEditing] = useEditing(props)
  const t = useT()
  const isPreview = useSearchParams()[0].has("preview")
  useTitle(editing ? `Edit: ${props.title}` : props.title)
  useHeadingFocusOnSwitch(editing)
  useHeadingFocusOnChange(`${props.publication?.state} ${props.publication?.pendingChange?.state}`)
  usePrefetchForm(props)

  return editing ? (
    <>
      <PageHead title={`Edit this ${props.noun}`} crumbs={props.head.crumbs} width="text" />
      <EditItem {...(props as EditItemProps<unknown>)} onClose={() => setEditing(false)} />
    </>
  ) : (
    <>
      {isPreview && props.publication?.state !== "PUBLISHED" && (
        <p role="note" className={style.preview}>
          {t("Preview: not public yet")}
        </p>
      )}
      <Head {...props} onEdit={() => startTransition(() => setEditing(true))} />
      <ItemView {...props} />
    </>
  )
}

type HeadProps = Pick<EditableItemProps<never>, "title" | "head" | "labels" | "canEdit" | "width" | "aside"> & {
  onEdit: () => void
}

function Head({ title, head, labels, canEdit, width = "text", aside, onEdit }: HeadProps) {
  const edit = canEdit && <QuietButton onClick={onEdit}>{labels?.edit ?? "Edit"}</QuietButton>

  return (
    <PageHead
      {...head}
      title={title}
      width={aside ? "full" : width}
      action={
        (edit || head.action) && (
          <>
            {edit}
            {head.action}
          </>
        )
      }
    />
  )
}

function ItemView<Input>(props: EditableItemProps<Input>) {
  return (
    <Page width={props.width ?? "text"} aside={props.aside}>
      {props.canEdit && props.publication && isUnfinished(props.publication) && (
        <PublicationNote item={props.item} publication={props.publication} />
      )}
      {props.children}
      {props.canEdit && (
        <>
          {props.deletion && <Actions {...props} deletion={props.deletion} />}
          <HistoryLine of={props.item} />
        </>
      )}
      {!props.canEdit && props.duplicate && <div className={style.actions}>{props.duplicate}</div>}
      {props.after}
    </Page>
  )
}

const isUnfinished = ({ state, expiresAt, heldBack, pendingChange }: Publication & Pending) =>
  state !== "PUBLISHED" || expiresAt !== null || heldBack !== null || pendingChange !== null

type Deletion = NonNullable<EditableItemProps<never>["deletion"]>

function Actions<Input>(props: EditableItemProps<Input> & { deletion: Deletion }) {
  const { noun, title, item, deletion, deletionNote = "", labels, publication } = props
  const toast = useToast()
  const navigate = useNavigateFromHere()
  const undo = useUndoDeletion(item, title)
  return (
    <div className={style.actions}>
      {props.actions}
      <ConfirmButton
        label={labels?.delete ?? "Delete"}
        question={`Delete this ${noun}?`}
        consequence={
          <>
            <p>{`“${title}” goes to the bin. You can restore it for 30 days. ${deletionNote}`}</p>
            {deletion.choice}
          </>
        }
        confirmLabel="Delete"
        run={() => deletion.remove().catch(ignoreNotFound)}
        onDone={() => {
          toast(deletion.alert, { action: { label: "Undo", run: deletion.undo ?? undo } })
          navigate(deletion.path)
        }}
      />
      <Suspense>
        {publication?.state === "PUBLISHED" && <TakeDownButton item={{ ...item, version: publication.version }} />}
        {props.duplicate}
        {props.lateActions}
      </Suspense>
    </div>
  )
}

/** `?edit=1` starts with the form, `?change=1` with the pending change. */
function useEditing({ canEdit, publication }: { canEdit: boolean; publication?: Pending }) {
  const [params, setParams] = useSearchParams()
  const isOfChange = !publication?.pendingChange || params.has("change")
  const [editing, setState] = useState(canEdit && params.has("edit") && isOfChange)
  // The address of a draft does not say that it is of a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that is open stays
  useEffect(() => {
    if (canEdit && params.has("edit") && !isOfChange) setParams({ change: "1", edit: "1" }, { replace: true })
  }, [])
  const setEditing = (next: boolean) => {
    if (next && !isOfChange) return setParams({ change: "1", edit: "1" })
    setState(next)
    if (!next && (params.has("edit") || params.has("change"))) setParams({}, { replace: true })
  }
  return [editing, setEditing] as const
}

function usePrefetchForm({ canEdit, fetchForm }: Pick<EditableItemProps<never>, "canEdit" | "fetchForm">) {
  useEffect(() => {
    if (canEdit) Promise.all([EditItem.fetch(), fetchForm()]).catch(() => undefined)
  }, [canEdit, fetchForm])
}

/** Switching the view removes the focused button: focus the new heading. */
function useHeadingFocusOnSwitch(editing: boolean) {
  useOnChange(editing, () => {
    window.scrollTo(0, 0)
    return focusHeading()
  })
}
