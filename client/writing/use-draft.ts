import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { randomId } from "../ui/random-id.ts"
import { type Basis, type Draft, type DraftStore, draftForm, newestFirst, type SavedPart } from "./draft.ts"
import { DraftKeeper } from "./draft-keeper.ts"
import { followingDrafts } from "./following-drafts.ts"
import { isEqual } from "./is-equal.ts"
import { otherTabs, writtenElsewhere } from "./other-tabs.ts"
import { handOver, takeHandedOver } from "./post-as-new.ts"
import { onReason, reasonFor } from "./sending-pictures.ts"
import { type Finished, finishedElsewhere } from "./server-drafts.ts"
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
  /** What was left unfinished here before, on whatever device, to go on with: the newest first. */
  offers: Draft<Content>[]
  /** What was in the form when another draft took its place: a draft of its own now, to go back to. */
  setAside: Draft<Content> | undefined
  /** Goes on with a draft: what is in the form is set aside, and what is typed from now on belongs to this one. */
  accept: (draft: Draft<Content>) => void
  discard: (draft: Draft<Content>) => void
  restore: (draft: Draft<Content>) => void
  elsewhere: boolean
  /** Why its pictures are on this device alone, in words; absent where they are not. */
  withoutPictures: string | undefined
  /** What was handed to this form by another, whose item is gone: taken once. */
  takeHandedOver: () => Draft<Content> | undefined
  handOver: (path: string, version?: number) => Promise<void>
  /** Goes on under another name: what is sent next is another request. */
  rename: () => Promise<void>
  /** Says that it was sent, or discarded, from elsewhere; null while it was not. */
  finished: Finished | null
  /** Keeps at once what was typed last. Resolves with what would be left now. */
  flush: () => Promise<SavedPart>
  forget: () => Promise<void>
}

export function useDraft<Content>({ writer, path, content, basis, dirty }: DraftInput<Content>): KeptDraft<Content> {
  const form = draftForm(writer?.id, path)
  const store = writer ? followingDrafts : tabDrafts
  const [keeper] = useState(() => new DraftKeeper(form, store))
  const [offers, setOffers] = useOffers<Content>(form, store, keeper)
  const [setAside, setSetAside] = useState<Draft<Content>>()
  const withdraw = (id: string) => setOffers((before) => before.filter((offer) => offer.id !== id))
  const elsewhere = useOtherTabs(form, dirty ? keeper.id : null, withdraw)
  const withoutPictures = useSyncExternalStore(
    onReason,
    () => reasonFor(keeper.id),
    () => undefined,
  )
  useKeeping(keeper, { content, basis, dirty })

  return {
    id: () => keeper.id,
    offers,
    setAside,
    accept(draft) {
      const others = [...offers, ...(setAside ? [setAside] : [])].filter(({ id }) => id !== draft.id)
      setOffers(newestFirst(others))
      setSetAside(dirty ? { form, id: keeper.id, content, basis, savedAt: Date.now() } : undefined)
      keeper.goOnWith(draft.id)
    },
    discard(draft) {
      withdraw(draft.id)
      void store.remove(draft).catch(() => undefined)
    },
    restore(draft) {
      setOffers((before) => newestFirst([...before, draft]))
      void store.restore(draft).catch(() => undefined)
    },
    elsewhere,
    withoutPictures,
    takeHandedOver() {
      const draft = takeHandedOver(form) as Draft<Content> | undefined
      if (draft) keeper.id = draft.id
      return draft
    },
    async handOver(path, version) {
      if (!writer) return
      await handOver({ content }, writer.id, { path, version })
      await keeper.forget()
    },
    async rename() {
      await keeper.forget()
      keeper.id = randomId()
      keeper.write(content, basis)
    },
    finished: useFinished(keeper, form, writer !== null && dirty),
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

const lookAgainMs = 15_000

/** Asked as the form is looked at, and every few seconds while it is. */
function useFinished(keeper: DraftKeeper, form: string, isWritten: boolean) {
  const [found, setFound] = useState<{ id: string; finished: Finished } | null>(null)

  useEffect(() => {
    if (!isWritten) return
    const look = async () => {
      if (document.visibilityState === "hidden" || !navigator.onLine) return
      const { id } = keeper
      const finished = await finishedElsewhere({ form, id }).catch(() => null)
      if (finished) setFound({ id, finished })
    }
    const timer = setInterval(look, lookAgainMs)
    document.addEventListener("visibilitychange", look)
    window.addEventListener("focus", look)
    return () => {
      clearInterval(timer)
      document.removeEventListener("visibilitychange", look)
      window.removeEventListener("focus", look)
    }
  }, [keeper, form, isWritten])

  return found?.id === keeper.id ? found.finished : null
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

/** `written` is the name of the draft that is written here. */
function useOtherTabs(form: string, written: string | null, onOther: (id: string) => void) {
  const [elsewhere, setElsewhere] = useState(false)
  const latest = useRef(written)
  latest.current = written
  const hear = useEffectEvent((id: string) => {
    setElsewhere(true)
    onOther(id)
  })

  useEffect(() => {
    const tabs = otherTabs(
      form,
      () => latest.current,
      (id) => hear(id),
    )
    if (written) tabs.announce()
    return tabs.stop
  }, [form, written])

  return elsewhere
}
