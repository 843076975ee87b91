import { useEffect, useRef, useState } from "react"
import { type Basis, type Draft, type DraftStore, draftForm, type SavedPart } from "./draft.ts"
import { DraftKeeper } from "./draft-keeper.ts"
import { followingDrafts } from "./following-drafts.ts"
import { isEqual } from "./is-equal.ts"
import { otherTabs, writtenElsewhere } from "./other-tabs.ts"
import { handOver, takeHandedOver } from "./post-as-new.ts"
import { tabDrafts } from "./tab-drafts.ts"
import type { Writer } from "./use-writer-session.ts"

type DraftInput<Content> = {
  /** Null for a visitor, whose drafts go with the tab. */
  writer: Writer
  /** The address of the form, without what differs from visit to visit. */
  path: string
  content: Content
  basis: Basis<Content>
  dirty: boolean
}

export type KeptDraft<Content> = {
  /** Its name, which an add takes along so that it is made once. */
  id: () => string
  /** What was left unfinished here before, to go on with: one at a time, the newest first. */
  offer: Draft<Content> | undefined
  offers: number
  /** What was in the form when another draft took its place: a draft of its own now, to go back to. */
  setAside: Draft<Content> | undefined
  /** Takes the offer, or what was set aside; undefined where another tab was faster. */
  accept: (draft: Draft<Content>) => Promise<Draft<Content> | undefined>
  discard: () => void
  /** What was thrown away last, while it can be had back. */
  discarded: Draft<Content> | undefined
  /** Has it back, or lets it go. */
  settle: (keep: boolean) => void
  elsewhere: boolean
  /** What was handed to this form by another, whose item is gone: taken once. */
  takeHandedOver: () => Draft<Content> | undefined
  /** Hands what is written here to the form of a new item at `path`. */
  handOver: (path: string) => Promise<void>
  /** Keeps at once what was typed last. Resolves with what would be left now. */
  flush: () => Promise<SavedPart>
  /** It was sent, or thrown away. */
  forget: () => Promise<void>
}

export function useDraft<Content>({ writer, path, content, basis, dirty }: DraftInput<Content>): KeptDraft<Content> {
  const form = draftForm(writer?.id, path)
  const store = writer ? followingDrafts : tabDrafts
  const [keeper] = useState(() => new DraftKeeper(form, store))
  const elsewhere = useOtherTabs(form, () => (dirty ? keeper.id : null), dirty)
  const [offers, setOffers] = useOffers<Content>(form, store, keeper)
  const [setAside, setSetAside] = useState<Draft<Content>>()
  const [discarded, setDiscarded] = useState<Draft<Content>>()
  useKeeping(keeper, { content, basis, dirty })
  const offer = offers[0]

  return {
    id: () => keeper.id,
    offer,
    offers: offers.length,
    setAside,
    async accept(draft) {
      setOffers([])
      if ((await writtenElsewhere(form)).has(draft.id)) return undefined
      // What is in the form now stays a draft of its own.
      await keeper.flush()
      setSetAside(dirty ? { form, id: keeper.id, content, basis, savedAt: Date.now() } : undefined)
      keeper.id = draft.id
      return draft
    },
    discard() {
      if (!offer) return
      setOffers(offers.slice(1))
      setDiscarded(offer)
      void store.remove(offer).catch(() => undefined)
    },
    discarded,
    settle(keep) {
      setDiscarded(undefined)
      if (!keep || !discarded) return
      setOffers([discarded, ...offers])
      void store.put(discarded).catch(() => undefined)
    },
    elsewhere,
    takeHandedOver() {
      const draft = takeHandedOver(form) as Draft<Content> | undefined
      if (draft) keeper.id = draft.id
      return draft
    },
    async handOver(to) {
      if (!writer) return
      await handOver({ content }, writer.id, to)
      await keeper.forget()
    },
    flush: () => keeper.flush(),
    forget: () => keeper.forget(),
  }
}

function useKeeping<Content>(
  keeper: DraftKeeper,
  { content, basis, dirty }: Omit<DraftInput<Content>, "writer" | "path">,
) {
  const written = useRef<Content>(undefined)

  useEffect(() => {
    if (!dirty && written.current !== undefined) void keeper.forget()
    if (dirty && !isEqual(written.current, content)) keeper.write(content, basis)
    written.current = dirty ? content : undefined
  }, [keeper, content, basis, dirty])

  // A telephone ends pages that are out of sight without a word.
  useEffect(() => {
    const keep = () => void keeper.flush()
    document.addEventListener("visibilitychange", keep)
    return () => {
      document.removeEventListener("visibilitychange", keep)
      keep()
    }
  }, [keeper])

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.kept !== "all") event.preventDefault()
      void keeper.flush()
    }
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [keeper, dirty])
}

/** Drafts that nobody is writing at this moment, newest first. */
function useOffers<Content>(form: string, store: DraftStore, keeper: DraftKeeper) {
  const [offers, setOffers] = useState<Draft<Content>[]>([])

  useEffect(() => {
    let gone = false
    const find = async () => {
      const drafts = (await store.find(form)) as Draft<Content>[]
      if (drafts.length === 0) return
      const alive = await writtenElsewhere(form)
      if (!gone) setOffers(drafts.filter(({ id }) => !alive.has(id) && id !== keeper.id))
    }
    // Without storage there is nothing to offer.
    find().catch(() => undefined)
    return () => {
      gone = true
    }
  }, [form, store, keeper])

  return [offers, setOffers] as const
}

function useOtherTabs(form: string, written: () => string | null, dirty: boolean) {
  const [elsewhere, setElsewhere] = useState(false)
  const latest = useRef(written)
  latest.current = written

  useEffect(() => {
    const tabs = otherTabs(
      form,
      () => latest.current(),
      () => setElsewhere(true),
    )
    if (dirty) tabs.announce()
    return tabs.stop
  }, [form, dirty])

  return elsewhere
}
