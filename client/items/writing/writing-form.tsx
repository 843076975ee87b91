import { type ComponentProps, Fragment, type ReactNode, useEffect, useEffectEvent } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import { AlreadyAdded, DeletedMeanwhile } from "./changed-elsewhere.tsx"
import type { Draft } from "./draft.ts"
import type { FieldNames } from "./field-names.ts"
import { Offer } from "./notes.tsx"
import { SafekeepingNotes } from "./safekeeping-notes.tsx"
import type { FormDraft } from "./use-draft.ts"
import { useSafekeeping } from "./use-safekeeping.ts"
import { type Sent, useSending } from "./use-sending.ts"
import type { Writing } from "./use-writing.ts"

const SavedLine = lazyPart(() => import("./saved-line.tsx"), "SavedLine", <p className="small">&nbsp;</p>)
const ConflictView = lazyPart(() => import("./conflict-view.tsx"), "ConflictView")

type WritingFormProps<Content extends object> = Omit<ComponentProps<typeof Form>, "onSubmit" | "note"> & {
  writing: Writing<Content>
  names: FieldNames<Content>
  asVisitor?: boolean
  addPath?: string
  itemPath?: (id: number) => string
  restore?: () => Promise<unknown>
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  children: (messages: { fields: Record<string, string> }) => ReactNode
}

/** A form that loses no typed text (docs/decisions/13-nothing-typed-is-lost.md). */
export function WritingForm<Content extends object>(props: WritingFormProps<Content>) {
  const { writing, names, asVisitor, addPath, itemPath, restore, ...rest } = props
  const { sendsOnEnter = false, remedy, onSubmit, onCancel, children, ...form } = rest
  const { typed, basis, stored, dirty, replace, revision } = writing
  const safe = useSafekeeping({ content: typed, basis, dirty, asVisitor })
  const { send, conflict } = useSending({ writing, safe, onSubmit, onClose: onCancel })
  const { answer } = conflict.question
  usePrefetchConflictView(stored.version !== undefined)

  const restoreDraft = (draft: Draft<Content>) => replace({ ...stored.content, ...draft.content }, draft.basis)
  useHandedOver(safe.draft, restoreDraft)

  return (
    <>
      <SafekeepingNotes of={safe} version={stored.version} onAccept={restoreDraft} />
      {conflict.isMerging && (
        <Offer text="Somebody else has saved this too. If you save now, yours replaces theirs.">
          <MinorButton onClick={() => void conflict.show()}>Show both versions</MinorButton>
        </Offer>
      )}
      <Form
        {...form}
        sendsOnEnter={sendsOnEnter}
        remedy={(failure, retry) => {
          if (failure.code === "NOT_FOUND" && (addPath || failure.inBin))
            return <DeletedMeanwhile failure={failure} addPath={addPath} restore={restore} of={safe} retry={retry} />
          if (failure.code === "CONFLICT" && failure.stored !== undefined && stored.version === undefined)
            return <AlreadyAdded failure={failure} itemPath={itemPath} of={safe} retry={retry} />
          return remedy?.(failure, retry)
        }}
        note={safe.writer && <SavedLine id={safe.draft.id()} />}
        onSubmit={send}
        onCancel={onCancel && (() => void safe.leaving.leaveBy(onCancel))}
      >
        {(messages) => <Fragment key={revision}>{children(messages)}</Fragment>}
      </Form>
      {answer && (
        <ConflictView
          {...{ names, answer }}
          basis={conflict.basis}
          mine={typed}
          theirs={stored.content}
          isMerging={conflict.isMerging}
          saved={conflict.theirs}
        />
      )}
    </>
  )
}

/** Prefetched for edits, as the connection may be worse by then; families' forms never need it. */
function usePrefetchConflictView(isEdit: boolean) {
  useEffect(() => {
    if (isEdit) ConflictView.fetch().catch(() => undefined)
  }, [isEdit])
}

function useHandedOver<Content>(draft: FormDraft<Content>, restoreDraft: (draft: Draft<Content>) => void) {
  const begin = useEffectEvent(() => {
    const handed = draft.consumeHandedOver()
    if (handed) restoreDraft(handed)
  })
  useEffect(() => begin(), [])
}
