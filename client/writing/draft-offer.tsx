import History from "lucide-react/icons/history"
import Trash2 from "lucide-react/icons/trash-2"
import { useEffect, useRef, useState } from "react"
import { Button } from "../ui/controls/button.tsx"
import { DateText, formatDateTime } from "../ui/dates/dates.tsx"
import type { Draft } from "./draft.ts"
import style from "./draft-offer.module.css"
import { counted, nameOf, summaryOf } from "./summary.ts"

type DraftOfferProps = {
  draft: Draft
  /** How many drafts there are, with this one. */
  of: number
  /** The version of the item that is stored now. */
  version?: number
  onAccept: () => void
  onDiscard: () => void
}

/** What was left unfinished here, to go on with or to throw away. */
export function DraftOffer({ draft, of, version, onAccept, onDiscard }: DraftOfferProps) {
  return (
    <section aria-label="Unfinished draft" className={style.offer}>
      <div className={style.said}>
        <History aria-hidden="true" className={style.icon} />
        <div className={style.about}>
          <p role="status">
            You were writing this on <DateText of={draft.savedAt} as={formatDateTime} />.
          </p>
          <About draft={draft} />
          {draft.basis.version !== version && (
            <p className={style.more}>It has been changed since. You will see both versions when you save.</p>
          )}
          {of > 1 && <p className={style.more}>The newest of {of} drafts.</p>}
        </div>
      </div>
      <div className={style.actions}>
        <Button size="small" onClick={onAccept}>
          Go on with it
        </Button>
        <Button size="small" variant="quiet" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </section>
  )
}

/** What distinguishes a draft: its title, how it goes on, its pictures. */
export function About({ draft }: { draft: Draft }) {
  const { title, words, pictures } = summaryOf(draft)

  return (
    <>
      {title && <p className={style.title}>{title}</p>}
      {words && <p className={style.more}>{words}</p>}
      {pictures > 0 && <p className={style.more}>With {counted(pictures)}.</p>}
    </>
  )
}

const undoMs = 10_000

type DiscardedNoteProps = { draft: Draft; onSettle: (keep: boolean) => void }

/** A draft was thrown away: for ten seconds, and as long as one is at it, it can be had back. */
export function DiscardedNote({ draft, onSettle }: DiscardedNoteProps) {
  const [held, setHeld] = useState(false)
  const undo = useRef<HTMLButtonElement>(null)
  const settle = useRef(onSettle)
  settle.current = onSettle

  // The button that was pressed has gone.
  useEffect(() => undo.current?.focus(), [])
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => settle.current(false), undoMs)
    return () => clearTimeout(timer)
  }, [held])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it only keeps it from going away
    <div
      className={style.offer}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p role="status" className={style.said}>
        <Trash2 aria-hidden="true" className={style.icon} />
        {nameOf(summaryOf(draft))}: discarded.
      </p>
      <div className={style.actions}>
        <Button ref={undo} size="small" variant="quiet" onClick={() => onSettle(true)}>
          Undo
        </Button>
      </div>
    </div>
  )
}

/** Another draft has taken the place of what was in the form, which is kept too. */
export function SetAsideNote({ draft, onTake }: { draft: Draft; onTake: () => void }) {
  return (
    <div className={style.offer}>
      <p role="status" className={style.said}>
        What you had begun here stays a draft of its own: {nameOf(summaryOf(draft))}.
      </p>
      <div className={style.actions}>
        <Button size="small" variant="quiet" onClick={onTake}>
          Go back to it
        </Button>
      </div>
    </div>
  )
}

/** The same form is being written in another tab of this browser. */
export function OtherTabNote() {
  return (
    <p role="status" className={style.note}>
      You are writing this in another tab too. Each tab keeps its own draft; what you send from here is what stands
      here.
    </p>
  )
}

/** Both versions were seen, and are now brought together by hand. */
export function ConflictNote({ onShow }: { onShow: () => void }) {
  return (
    <div role="status" className={style.offer}>
      <p className={style.said}>Somebody else has saved this too. Saved from here, yours takes the place of theirs.</p>
      <div className={style.actions}>
        <Button size="small" variant="quiet" onClick={onShow}>
          Show both versions
        </Button>
      </div>
    </div>
  )
}
