import { useApolloClient } from "@apollo/client/react"
import { type RefObject, useRef, useState } from "react"
import { stayingHere } from "../../base/addresses/navigate-from-here.ts"
import { useToast } from "../../base/layout/toasts.tsx"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { type Failure, failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { nextRender, whenPrepared, whenSettled } from "../../base/ui/pictures/in-turn.ts"
import { useT } from "../../base/ui/words/words.tsx"
import { isEqual } from "./is-equal.ts"
import { changedFields, merge } from "./merge.ts"
import { useQuestion } from "./question.ts"
import type { Safekeeping } from "./use-safekeeping.ts"
import type { Writing } from "./use-writing.ts"

export type Sent = {
  /** For an edit: the version of the item that the edit started from. */
  version?: number
  /** For an add: the same on every retry, so that the item is created once. */
  idempotencyKey: string
  /** The chosen way to send; empty for the usual one. */
  as: string
  context: Sending
  isHere: () => boolean
}

export type Choice = "mine" | "theirs" | "back" | { joined: object }

type Form<Content extends object> = {
  writing: Writing<Content>
  safe: Safekeeping
  onSubmit: (content: Content, sent: Sent) => Promise<void>
  onClose?: () => void
}

export function useSending<Content extends object>(form: Form<Content>) {
  const { safe, onSubmit } = form
  const { draft, leaving, session } = safe
  const latest = useRef(form)
  latest.current = form
  const conflict = useConflict(latest)
  const toast = useToast()
  const t = useT()

  /**
   * `content` is an argument, because no render has the latest choice yet. Resolves with the content that was sent;
   * undefined if the user took the stored version.
   */
  const sendAndResolve = async (
    content: Content,
    version: number | undefined,
    options: Pick<Sent, "context" | "as" | "isHere">,
  ): Promise<Content | undefined> => {
    try {
      await session.withSession(() => onSubmit(content, { version, idempotencyKey: draft.id(), ...options }))
      return content
    } catch (error) {
      if (failureOf(error).code !== "CONFLICT" || version === undefined) throw error
      const mine = await conflict.resolve(error, version, options.as !== "PUBLISHED" && options.as !== "SCHEDULED")
      return mine && sendAndResolve(mine.content, mine.version, options)
    }
  }

  const endDraft = async (sent: Content | undefined) => {
    await whenSettled()
    const { typed, dirty } = latest.current.writing
    // Faces are detected in the background, not typed.
    if (!sent || !dirty || isEqual(typed, sent, ["faces"])) return draft.forget()
    await nextRender()
    const { basis, stored } = latest.current.writing
    // Saved on its old basis, the draft would be in conflict with what was just sent.
    if (stored.version !== basis.version) draft.write(merge(sent, typed, stored.content), stored)
    await draft.flush()
    toast(t("What you typed while this was sent is not in it"), { more: t("The form keeps it as a draft.") })
  }

  const send = async (context: Sending, as: string) => {
    const isHere = stayingHere()
    await whenPrepared()
    // Stopped or left meanwhile: what is on the screen is no longer what was to be sent.
    context.fetchOptions.signal.throwIfAborted()
    if (!isHere()) return
    const { typed, basis } = latest.current.writing
    const closeGuard = () => {
      leaving.guard.open = false
    }
    // A success may navigate without a question.
    leaving.guard.open = true
    context.fetchOptions.signal.addEventListener("abort", closeGuard)
    try {
      await endDraft(await sendAndResolve(typed, basis.version, { context, as, isHere }))
    } catch (error) {
      closeGuard()
      throw error
    }
  }

  return { send, conflict }
}

function useConflict<Content extends object>(latest: RefObject<Form<Content>>) {
  const client = useApolloClient()
  const question = useQuestion<Choice>()
  const [isMerging, setMerging] = useState(false)
  const [theirs, setTheirs] = useState<Pick<Failure, "by" | "at">>({})
  const [basis, setBasis] = useState(latest.current.writing.basis.content)

  const applyTheirs = async () => {
    const { writing, safe, onClose } = latest.current
    await safe.draft.forget()
    writing.replace(writing.stored.content, writing.stored)
    safe.leaving.guard.open = true
    onClose?.()
  }
  const applyMine = (joined?: object) => {
    const { typed, basis, stored, replace } = latest.current.writing
    const content = (joined as Content | undefined) ?? merge(basis.content, typed, stored.content)
    replace(content, stored)
    return { content, version: stored.version }
  }

  return {
    question,
    isMerging,
    theirs,
    basis,
    /** The content to send; undefined if the user took the stored version. Rejects with `error` if they go back. */
    async resolve(error: unknown, sentVersion: number, mayMerge: boolean) {
      // Refetches every screen's own query, so that the form has the stored version.
      await client.refetchQueries({ include: "active" }).catch(() => Promise.reject(error))
      // The editors that remount would lose the pictures that are being prepared for them.
      await whenSettled()
      await nextRender()
      const { typed, basis, stored } = latest.current.writing
      // The conflict is in something else, such as another event of the series.
      if (stored.version === sentVersion) throw error
      const { both } = changedFields(basis.content, typed, stored.content)
      // A merge that would be public at once is shown to the user first.
      if (mayMerge && both.length === 0) return applyMine()
      setBasis(basis.content)
      setTheirs(savedBy(failureOf(error)))
      setMerging(false)
      const choice = await question.ask()
      setMerging(choice === "back")
      if (choice === "theirs") return void (await applyTheirs())
      const joined = typeof choice === "object" ? choice.joined : undefined
      const mine = applyMine(joined)
      if (choice === "back") throw error
      if (joined) throw new Refused("CONFLICT", "Both are here now: theirs, then yours. Read it, and save it.")
      return mine
    },
    async show() {
      if ((await question.ask()) === "theirs") await applyTheirs()
    },
  }
}

function savedBy({ by, at, stored }: Failure) {
  return { by, at: at ?? (stored as { updatedAt?: string } | undefined)?.updatedAt }
}
