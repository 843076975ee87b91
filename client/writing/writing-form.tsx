import { type ComponentProps, Fragment, type ReactNode, Suspense, useEffect, useEffectEvent } from "react"
import { Form } from "../ui/fields/form.tsx"
import { lazy } from "../ui/loading/lazy.tsx"
import { DeletedMeanwhile } from "./deleted-meanwhile.tsx"
import type { Draft } from "./draft.ts"
import { ConflictNote } from "./draft-offer.tsx"
import type { FieldNames } from "./field-names.ts"
import { SafekeepingNotes } from "./safekeeping.tsx"
import type { KeptDraft } from "./use-draft.ts"
import { useSafekeeping } from "./use-safekeeping.ts"
import { type Sent, useSending } from "./use-sending.ts"
import type { Writing } from "./use-writing.ts"

const ConflictView = lazy(() => import("./conflict-view.tsx"), "ConflictView")

type WritingFormProps<Content extends object> = Omit<ComponentProps<typeof Form>, "onSubmit"> & {
  writing: Writing<Content>
  /** What each field is called where two versions of it are shown. */
  names: FieldNames<Content>
  /** Fields that are never kept anywhere, such as passwords. */
  secret?: (keyof Content)[]
  /** Whether the draft is a visitor's, in this tab alone, also of who is signed in. */
  asVisitor?: boolean
  /** For an edit: the address of the form of a new item, should somebody have deleted this one meanwhile. */
  asNew?: string
  /** Has what is edited back from the bin, should somebody have deleted it meanwhile. */
  restore?: () => Promise<unknown>
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  children: (messages: { fields: Record<string, string> }) => ReactNode
}

/**
 * A form in which nothing that was typed is lost: a draft of it is kept in this browser and offered again, leaving it
 * asks, a session that has ended is renewed in place, and two people's versions of one item are shown side by side.
 */
export function WritingForm<Content extends object>(props: WritingFormProps<Content>) {
  const {
    writing,
    names,
    secret = [],
    asVisitor,
    sendsOnEnter = false,
    asNew,
    restore,
    remedy,
    onSubmit,
    onCancel,
    children,
    ...form
  } = props
  const { typed, basis, stored, dirty, take, turn } = writing
  const safe = useSafekeeping({ content: without(secret, typed), basis, dirty, asVisitor })
  const { send, conflict } = useSending({ writing, safe, onSubmit, onClose: onCancel })
  const { answer } = conflict.question
  useConflictViewAhead(stored.version !== undefined)

  const takeUp = (draft: Draft<Content>) => take({ ...stored.content, ...draft.content }, draft.basis)
  useHandedOver(safe.draft, takeUp)

  return (
    <>
      <SafekeepingNotes of={safe} version={stored.version} onTake={takeUp} />
      {conflict.isKnown && <ConflictNote onShow={() => void conflict.show()} />}
      <Form
        {...form}
        sendsOnEnter={sendsOnEnter}
        remedy={(failure, again) =>
          failure.code === "NOT_FOUND" && (asNew || failure.inBin) ? (
            <DeletedMeanwhile failure={failure} asNew={asNew} restore={restore} of={safe} again={again} />
          ) : (
            remedy?.(failure, again)
          )
        }
        onSubmit={send}
        onCancel={onCancel && (() => void safe.leaving.leaveBy(onCancel))}
      >
        {(messages) => <Fragment key={turn}>{children(messages)}</Fragment>}
      </Form>
      {answer && (
        <Suspense>
          <ConflictView
            {...{ names, answer }}
            basis={conflict.basis}
            mine={typed}
            theirs={stored.content}
            isKnown={conflict.isKnown}
            saved={conflict.theirs}
          />
        </Suspense>
      )}
    </>
  )
}

/** What somebody else may change meanwhile needs it, as the line may be worse by then; what families send never does. */
function useConflictViewAhead(isEdit: boolean) {
  useEffect(() => {
    if (isEdit) ConflictView.fetch().catch(() => undefined)
  }, [isEdit])
}

/** Begins with what another form has handed over, where there is something. */
function useHandedOver<Content>(draft: KeptDraft<Content>, takeUp: (draft: Draft<Content>) => void) {
  const begin = useEffectEvent(() => {
    const handed = draft.takeHandedOver()
    if (handed) takeUp(handed)
  })
  useEffect(() => begin(), [])
}

function without<Content extends object>(secret: (keyof Content)[], content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => !secret.includes(name as keyof Content)),
  ) as Content
}
