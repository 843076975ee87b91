import { useReactiveVar } from "@apollo/client/react"
import { useEffect, useEffectEvent, useRef, useState } from "react"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { randomId } from "../../base/ui/random-id.ts"
import { type Basis, type Draft, type DraftStore, draftForm, newestFirst } from "./draft.ts"
import { DraftSaver } from "./draft-saver.ts"
import { isEqual } from "./is-equal.ts"
import { announceDraft, queryOtherTabs } from "./other-tabs.ts"
import { consumeHandedOver, handOver } from "./post-as-new.ts"
import { overtakenDraft } from "./saved-drafts.ts"
import { reasonsWithoutPictures } from "./sending-pictures.ts"
import { type Finished, finishedElsewhere } from "./server-drafts.ts"
import { syncedDrafts } from "./synced-drafts.ts"
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

export type FormDraft<Content> = ReturnType<typeof useDraft<Content>>

export function useDraft<Content>({ writer, path, content, basis, dirty }: DraftInput<Content>) {
  const form = draftForm(writer?.id, path)
  const store = writer ? syncedDrafts : tabDrafts
  const [saver] = useState(() => new DraftSaver(form, store))
  const inOtherTabs = useOtherTabs(form, dirty ? saver.id : null)
  const rename = () => {
    const forgotten = saver.forget()
    saver.id = randomId()
    saver.write(content, basis)
    return forgotten
  }
  const [found, setOffers] = useOffers<Content>(form, store, useOvertaken(saver, rename))
  const offers = found.filter((draft) => draft.id !== saver.id && !inOtherTabs.includes(draft.id))
  const [setAside, setSetAside] = useState<Draft<Content>>()
  const withoutPictures = useReactiveVar(reasonsWithoutPictures)[saver.id]
  useAutosave(saver, { content, basis, dirty })

  return {
    id: () => saver.id,
    /** Earlier unfinished drafts of this form, from any device, not open in any tab; newest first. */
    offers,
    /** The form's content before another draft replaced it: now a separate draft, to return to. */
    setAside,
    /** Continues a draft: sets the form's content aside, and saves further typing in this draft. */
    accept(draft: Draft<Content>) {
      const others = [...offers, ...(setAside ? [setAside] : [])].filter(({ id }) => id !== draft.id)
      setOffers(newestFirst(others))
      setSetAside(dirty ? { form, id: saver.id, content, basis, savedAt: Date.now() } : undefined)
      saver.continueWith(draft.id)
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
    consumeHandedOver() {
      const draft = consumeHandedOver(form) as Draft<Content> | undefined
      if (draft) saver.id = draft.id
      return draft
    },
    async handOver(path: string, version?: number) {
      if (!writer) return
      await handOver({ content }, writer.id, { path, version })
      await saver.forget()
    },
    /** Continues under a new id: the next submission is another request. */
    rename,
    /** Set once the draft was sent or discarded elsewhere; null before. */
    finished: useFinished(saver, form, writer !== null && dirty),
    write(content: Content, basis: Basis<Content>) {
      saver.write(content, basis)
    },
    flush: () => saver.flush(),
    forget: () => saver.forget(),
  }
}

function useAutosave<Content>(
  saver: DraftSaver,
  { content, basis, dirty }: Omit<DraftInput<Content>, "writer" | "path">,
) {
  const lastContent = useRef<Content>(undefined)

  useEffect(() => {
    if (!dirty && lastContent.current !== undefined) void saver.forget()
    if (dirty && !isEqual(lastContent.current, content)) saver.write(content, basis)
    lastContent.current = dirty ? content : undefined
  }, [saver, content, basis, dirty])

  // Phones end hidden pages without notice.
  useListener("visibilitychange", () => void saver.flush())
  useEffect(() => () => void saver.flush(), [saver])

  useEffect(() => {
    if (!dirty) return
    const warn = (event: BeforeUnloadEvent) => {
      if (saver.savedPart !== "all") event.preventDefault()
      void saver.flush()
    }
    window.addEventListener("beforeunload", warn)
    return () => window.removeEventListener("beforeunload", warn)
  }, [saver, dirty])
}

const checkIntervalMs = 15_000

/** Polls when the form becomes visible, and every few seconds while it is. */
function useFinished(saver: DraftSaver, form: string, isWritten: boolean) {
  const [found, setFound] = useState<{ id: string; finished: Finished } | null>(null)

  const check = useEffectEvent(async () => {
    if (!isWritten || document.hidden || !navigator.onLine) return
    const { id } = saver
    const finished = await finishedElsewhere({ form, id }).catch(() => null)
    if (finished) setFound({ id, finished })
  })
  useListener("visibilitychange", check)
  useListener("focus", check)
  useEffect(() => {
    if (!isWritten) return
    const timer = setInterval(() => check(), checkIntervalMs)
    return () => clearInterval(timer)
  }, [isWritten])

  return found?.id === saver.id ? found.finished : null
}

/** Once another device has gone on with the draft, the form here gets its own. Returns how often that happened. */
function useOvertaken(saver: DraftSaver, rename: () => Promise<void>) {
  const overtaken = useReactiveVar(overtakenDraft)
  const [count, setCount] = useState(0)
  const change = useEffectEvent(() => {
    if (overtaken === saver.id) void rename().then(() => setCount(count + 1))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each overtaken draft
  useEffect(() => change(), [overtaken])
  return count
}

function useOffers<Content>(form: string, store: DraftStore, overtaken: number) {
  const [offers, setOffers] = useState<Draft<Content>[]>([])
  const find = async () => {
    // Without storage there is nothing to offer.
    const drafts = await store.find(form).catch(() => [])
    if (drafts.length > 0) await queryOtherTabs(form)
    return drafts as Draft<Content>[]
  }
  useAsync(`${form} ${overtaken}`, find, setOffers)
  return [offers, setOffers] as const
}

/** The drafts that other tabs write in the same form. */
function useOtherTabs(form: string, draftId: string | null) {
  const [ids, setIds] = useState<string[]>([])
  useEffect(() => announceDraft(form, draftId, (id) => setIds((before) => [...before, id])), [form, draftId])
  return ids
}
