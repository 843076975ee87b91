import { type ComponentProps, Fragment, type ReactNode, useEffect, useEffectEvent } from "react"
import { useNavigate } from "react-router-dom"
import { Button } from "../ui/controls/button.tsx"
import { Form } from "../ui/fields/form.tsx"
import { ConflictView } from "./conflict-view.tsx"
import type { Draft } from "./draft.ts"
import style from "./draft-offer.module.css"
import { ConflictNote } from "./draft-offer.tsx"
import type { FieldNames } from "./field-comparison.tsx"
import { SafekeepingNotes } from "./safekeeping.tsx"
import type { KeptDraft } from "./use-draft.ts"
import { type Safekeeping, useSafekeeping } from "./use-safekeeping.ts"
import { type Sent, useSending } from "./use-sending.ts"
import type { Writing } from "./use-writing.ts"

type WritingFormProps<Content extends object> = Omit<ComponentProps<typeof Form>, "onSubmit"> & {
  writing: Writing<Content>
  /** What each field is called where two versions of it are shown. */
  names: FieldNames<Content>
  /** Fields that are never kept anywhere, such as passwords. */
  secret?: (keyof Content)[]
  /** For an edit: the address of the form of a new item, should somebody have deleted this one meanwhile. */
  asNew?: string
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  children: (messages: { fields: Record<string, string> }) => ReactNode
}

/**
 * A form in which nothing that was typed is lost: a draft of it is kept in this browser and offered again, leaving it
 * asks, a session that has ended is renewed in place, and two people's versions of one item are shown side by side.
 */
export function WritingForm<Content extends object>(props: WritingFormProps<Content>) {
  const { writing, names, secret = [], sendsOnEnter = false, asNew, onSubmit, onCancel, children, ...form } = props
  const { typed, basis, stored, dirty, take, turn } = writing
  const safe = useSafekeeping({ content: without(secret, typed), basis, dirty })
  const { send, conflict } = useSending({ writing, safe, onSubmit, onClose: onCancel })

  const takeUp = (draft: Draft<Content>) => take({ ...stored.content, ...draft.content }, draft.basis)
  useHandedOver(safe.draft, takeUp)

  return (
    <>
      <SafekeepingNotes of={safe} version={stored.version} onTake={takeUp} />
      {conflict.isKnown && <ConflictNote onShow={() => void conflict.show()} />}
      <Form
        {...form}
        sendsOnEnter={sendsOnEnter}
        remedy={({ code }) => asNew && code === "NOT_FOUND" && <PostAsNew path={asNew} of={safe} />}
        onSubmit={send}
        onCancel={onCancel && (() => void safe.leaving.leaveBy(onCancel))}
      >
        {(messages) => <Fragment key={turn}>{children(messages)}</Fragment>}
      </Form>
      <ConflictView
        {...{ writing, names }}
        answer={conflict.question.answer}
        basis={conflict.basis}
        isKnown={conflict.isKnown}
        savedAt={conflict.savedAt}
      />
    </>
  )
}

/** Begins with what another form has handed over, where there is something. */
function useHandedOver<Content>(draft: KeptDraft<Content>, takeUp: (draft: Draft<Content>) => void) {
  const begin = useEffectEvent(() => {
    const handed = draft.takeHandedOver()
    if (handed) takeUp(handed)
  })
  useEffect(() => begin(), [])
}

type PostAsNewProps = {
  path: string
  of: Pick<Safekeeping, "leaving"> & { draft: Pick<Safekeeping["draft"], "handOver"> }
}

/** Somebody has deleted what is being edited. */
function PostAsNew({ path, of: { draft, leaving } }: PostAsNewProps) {
  const navigate = useNavigate()
  const post = async () => {
    await draft.handOver(path)
    leaving.guard.open = true
    navigate(path)
  }

  return (
    <div role="alert" className={style.offer}>
      <p className={style.said}>
        Somebody has deleted this while you were writing. What you wrote is still here, and you can post it as new.
      </p>
      <div className={style.actions}>
        <Button size="small" onClick={() => void post()}>
          Post it as new
        </Button>
      </div>
    </div>
  )
}

function without<Content extends object>(secret: (keyof Content)[], content: Content): Content {
  return Object.fromEntries(
    Object.entries(content).filter(([name]) => !secret.includes(name as keyof Content)),
  ) as Content
}
