import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { failureOf } from "../ui/failure.ts"
import { merged } from "./merged.ts"
import { useQuestion } from "./question.ts"
import type { Safekeeping } from "./use-safekeeping.ts"
import type { Writing } from "./use-writing.ts"

/** What goes along with the fields of a form. */
export type Sent = {
  /** For an edit: the version of the item that the writing began with. */
  version?: number
  /** For an add: its name, however often it is sent, so that it is made once. */
  idempotencyKey: string
}

/** Which of two versions counts; `back` leads to the form, to bring them together by hand. */
export type Choice = "mine" | "theirs" | "back"

type Sending<Content extends object> = {
  writing: Writing<Content>
  safe: Pick<Safekeeping, "leaving" | "session"> & { draft: Pick<Safekeeping["draft"], "id" | "forget"> }
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  /** Closes the form without saving. */
  onClose?: () => void
}

/** Sends a form, and gets past what stands in the way with the help of whoever wrote it. */
export function useSending<Content extends object>(sending: Sending<Content>) {
  const { writing, safe, onSubmit } = sending
  const { draft, leaving, session } = safe
  const conflict = useConflict(sending)

  /** The content by hand: what is chosen on the way is in no render yet. */
  const sendPast = async (content: Content, version: number | undefined): Promise<void> => {
    try {
      await session.during(() => onSubmit(content, { version, idempotencyKey: draft.id() }))
    } catch (error) {
      if (failureOf(error).code !== "CONFLICT" || version === undefined) throw error
      const mine = await conflict.settle(error)
      if (mine) await sendPast(mine.content, mine.version)
    }
  }

  const send = async () => {
    // A success may lead elsewhere without a question.
    leaving.guard.open = true
    try {
      await sendPast(writing.typed, writing.basis.version)
      await draft.forget()
    } catch (error) {
      leaving.guard.open = false
      throw error
    }
  }

  return { send, conflict }
}

/** Somebody else has saved the item meanwhile: both versions are shown, and one is chosen. */
function useConflict<Content extends object>(sending: Sending<Content>) {
  const latest = useRef(sending)
  latest.current = sending
  const client = useApolloClient()
  const question = useQuestion<Choice>()
  const [isKnown, setKnown] = useState(false)
  const [savedAt, setSavedAt] = useState<string>()

  const takeTheirs = async () => {
    const { writing, safe, onClose } = latest.current
    await safe.draft.forget()
    writing.take(writing.stored.content, writing.stored)
    safe.leaving.guard.open = true
    onClose?.()
  }
  const takeMine = () => {
    const { typed, basis, stored, take } = latest.current.writing
    const content = merged(basis.content, typed, stored.content)
    take(content, stored)
    return { content, version: stored.version }
  }

  return {
    question,
    /** Whether somebody went back to the form with both versions in mind. */
    isKnown,
    /** When theirs was saved; undefined where the site does not say. */
    savedAt,
    /** What to send now; nothing where theirs was taken. Rejects with `error` for the way back to the form. */
    async settle(error: unknown) {
      // Through every screen's own query, so that the form is told what is stored now.
      await client.refetchQueries({ include: "active" }).catch(() => Promise.reject(error))
      setSavedAt(savedAtOf(error))
      const choice = await question.ask()
      setKnown(choice === "back")
      if (choice === "theirs") return void (await takeTheirs())
      const mine = takeMine()
      if (choice === "back") throw error
      return mine
    },
    /** Shows both once more, while they are brought together by hand. */
    async show() {
      if ((await question.ask()) === "theirs") await takeTheirs()
    },
  }
}

function savedAtOf(error: unknown) {
  const stored = failureOf(error).stored as { updatedAt?: string } | undefined
  return stored?.updatedAt
}
