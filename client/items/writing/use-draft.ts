import { useReactiveVar } from "@apollo/client/react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useAsked } from "../../base/ui/controls/use-asked.ts"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { randomId } from "../../base/ui/random-id.ts"
import { type Basis, type Draft, type DraftStore, draftForm, newestFirst } from "./draft.ts"
import { DraftKeeper } from "./draft-keeper.ts"
import { followingDrafts } from "./following-drafts.ts"
import { isEqual } from "./is-equal.ts"
import { askOtherTabs, otherTabs } from "./other-tabs.ts"
import { handOver, takeHandedOver } from "./post-as-new.ts"
import { reasonsWithoutPictures } from "./sending-pictures.ts"
import { type Finished, finishedElsewhere } from "./server-drafts.ts"
import { tabDrafts } from "./tab-drafts.ts"
import type { Writer } from "./use-writer-session.ts"

type DraftInput<Content> = {
  /** Null for a visitor, whose drafts end with the tab. */
  writer: Writer
  /** The form's address, without the parts that differ between visits. */
  path: string
  content: Content
  basis: Basis<Content>
  dirty: boolean
}

export type KeptDraft<Content> = ReturnType<typeof useDraft<Content>>

export function useDraft<Content>({ writer, path, content, basis, dirty }: DraftInput<Content>) {
  const form = draftForm(writer?.id, path)
  const store = writer ? followingDrafts : tabDrafts
  const [keeper] = useState(() => new DraftKeeper(form, store))
  const inOtherTabs = useOtherTabs(form, dirty ? keeper.id : null)
  const [found, setOffers] = useOffers<Content>(form, store)
  const offers = found.filter((draft) => draft.id !== keeper.id && !inOtherTabs.includes(draft.id))
  const [setAside, setSetAside] = useState<Draft<Content>>()
  const withoutPictures = useReactiveVar(reasonsWithoutPictures)[keeper.id]
  useKeeping(keeper, { content, basis, dirty })

  return {
    id: () => keeper.id,
    /** Earlier unfinished drafts of this form, from any device, not open in any tab; newest first. */
    offers,
    /** The form's content before another draft replaced it: now a separate draft, to return to. */
    setAside,
    /** Continues a draft: sets the form's content aside, and saves further typing in this draft. */
    accept(draft: Draft<Content>) {
      const others = [...offers, ...(setAside ? [setAside] : [])].filter(({ id }) => id !== draft.id)
      setOffers(newestFirst(others))
      setSetAside(dirty ? { form, id: keeper.id, content, basis, savedAt: Date.now() } : undefined)
      keeper.goOnWith(draft.id)
    },
    discard(draft: Draft<Content>) {
      setOffers((before) => before.filter(({ id }) => id !== draft.id))
      void store.remove(draft).catch(() => undefined)
    },
    restore(draft: Draft<Content>) {
      setOffers((before) => newestFirst([...before, draft]))
      void store.restore(draft).catch(() => undefined)
    },
    elsewhere: inOtherTabs.length > 0,
    /** Why its pictures are on this device only; undefined if they are not. */
    withoutPictures,
    /** The draft that another form has handed over; returned once. */
    takeHandedOver() {
      const draft = takeHandedOver(form) as Draft<Content> | undefined
      if (draft) keeper.id = draft.id
      return draft
    },
    async handOver(path: string, version?: number) {
      if (!writer) return
      await handOver({ content }, writer.id, { path, version })
      await keeper.forget()
    },
    /** Continues under a new id: the next submission is another request. */
    async rename() {
      await keeper.forget()
      keeper.id = randomId()
      keeper.write(content, basis)
    },
    /** Set once the draft was sent or discarded elsewhere; null before. */
    finished: useFinished(keeper, form, writer !== null && dirty),
    write(content: Content, basis: Basis<Content>) {
      keeper.write(content, basis)
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

  // Phones end hidden pages without notice.
  useListener("visibilitychange", () => void keeper.flush())
  useEffect(() => () => void keeper.flush(), [keeper])

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

/** Polls when the form becomes visible, and every few seconds while it is. */
function useFinished(keeper: DraftKeeper, form: string, isWritten: boolean) {
  const [found, setFound] = useState<{ id: string; finished: Finished } | null>(null)

  const look = useEffectEvent(async () => {
    if (!isWritten || document.hidden || !navigator.onLine) return
    const { id } = keeper
    const finished = await finishedElsewhere({ form, id }).catch(() => null)
    if (finished) setFound({ id, finished })
  })
  useListener("visibilitychange", look)
  useListener("focus", look)
  useEffect(() => {
    if (!isWritten) return
    const timer = setInterval(() => look(), lookAgainMs)
    return () => clearInterval(timer)
  }, [isWritten])

  return found?.id === keeper.id ? found.finished : null
}

function useOffers<Content>(form: string, store: DraftStore) {
  const [offers, setOffers] = useState<Draft<Content>[]>([])
  const find = async () => {
    // Without storage there is nothing to offer.
    const drafts = await store.find(form).catch(() => [])
    if (drafts.length > 0) await askOtherTabs(form)
    return drafts as Draft<Content>[]
  }
  useAsked(form, find, setOffers)
  return [offers, setOffers] as const
}

/** The drafts that other tabs write in the same form. */
function useOtherTabs(form: string, written: string | null) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => otherTabs(form, written, (id) => setIds((before) => [...before, id])), [form, written])
  return ids
}
