import { type ComponentProps, Fragment, type ReactNode, useEffect, useEffectEvent } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { Form } from "../../base/ui/fields/form.tsx"
import { lazyPart } from "../../base/ui/loading/lazy.tsx"
import type { Draft } from "./draft.ts"
import type { FieldNames } from "./field-names.ts"
import { AddedBefore, DeletedMeanwhile } from "./meanwhile.tsx"
import { Offer } from "./notes.tsx"
import { SafekeepingNotes } from "./safekeeping.tsx"
import type { KeptDraft } from "./use-draft.ts"
import { useSafekeeping } from "./use-safekeeping.ts"
import { type Sent, useSending } from "./use-sending.ts"
import type { Writing } from "./use-writing.ts"

const KeptLine = lazyPart(() => import("./kept-line.tsx"), "KeptLine", <p className="small">&nbsp;</p>)
const ConflictView = lazyPart(() => import("./conflict-view.tsx"), "ConflictView")

type WritingFormProps<Content extends object> = Omit<ComponentProps<typeof Form>, "onSubmit" | "note"> & {
  writing: Writing<Content>
  names: FieldNames<Content>
  asVisitor?: boolean
  asNew?: string
  itemPath?: (id: number) => string
  restore?: () => Promise<unknown>
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  children: (messages: { fields: Record<string, string> }) => ReactNode
}

/** A form that loses no typed text (docs/decisions/13-nothing-typed-is-lost.md). */
export function WritingForm<Content extends object>(props: WritingFormProps<Content>) {
  const { writing, names, asVisitor, asNew, itemPath, restore, ...rest } = props
  const { sendsOnEnter = false, remedy, onSubmit, onCancel, children, ...form } = rest
  const { typed, basis, stored, dirty, take, turn } = writing
  const safe = useSafekeeping({ content: typed, basis, dirty, asVisitor })
  const { send, conflict } = useSending({ writing, safe, onSubmit, onClose: onCancel })
  const { answer } = conflict.question
  useConflictViewAhead(stored.version !== undefined)

  const takeUp = (draft: Draft<Content>) => take({ ...stored.content, ...draft.content }, draft.basis)
  useHandedOver(safe.draft, takeUp)

  return (
    <>
      <SafekeepingNotes of={safe} version={stored.version} onTake={takeUp} />
      {conflict.isMerging && (
        <Offer says="Somebody else has saved this too. If you save now, yours replaces theirs.">
          <MinorButton onClick={() => void conflict.show()}>Show both versions</MinorButton>
        </Offer>
      )}
      <Form
        {...form}
        sendsOnEnter={sendsOnEnter}
        remedy={(failure, again) => {
          if (failure.code === "NOT_FOUND" && (asNew || failure.inBin))
            return <DeletedMeanwhile failure={failure} asNew={asNew} restore={restore} of={safe} again={again} />
          if (failure.code === "CONFLICT" && failure.stored !== undefined && stored.version === undefined)
            return <AddedBefore failure={failure} itemPath={itemPath} of={safe} again={again} />
          return remedy?.(failure, again)
        }}
        note={safe.writer && <KeptLine id={safe.draft.id()} />}
        onSubmit={send}
        onCancel={onCancel && (() => void safe.leaving.leaveBy(onCancel))}
      >
        {(messages) => <Fragment key={turn}>{children(messages)}</Fragment>}
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
function useConflictViewAhead(isEdit: boolean) {
  useEffect(() => {
    if (isEdit) ConflictView.fetch().catch(() => undefined)
  }, [isEdit])
}

function useHandedOver<Content>(draft: KeptDraft<Content>, takeUp: (draft: Draft<Content>) => void) {
  const begin = useEffectEvent(() => {
    const handed = draft.takeHandedOver()
    if (handed) takeUp(handed)
  })
  useEffect(() => begin(), [])
}
