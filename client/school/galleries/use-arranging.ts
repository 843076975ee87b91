import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { moved } from "../../base/ui/controls/sortable-grid.tsx"
import { failureOf, Refused } from "../../base/ui/loading/failure.ts"
import { sequence } from "../../base/ui/sequence.ts"
import {
  type EditGalleryImageInput,
  GalleryDocument,
  type GalleryFieldsFragment,
  type GalleryQuery,
  type GalleryPictureFragment as Image,
  useEditGalleryImageMutation,
  useOrderGalleryImagesMutation,
} from "../../generated/graphql.ts"
import type { PictureWords } from "./picture-grid.tsx"
import type { WithSession } from "./use-picture-batch.ts"
import { evictWaiting } from "./waiting.ts"

/** Changes that the server does not have yet. */
export type Unsaved = { words: Record<number, Partial<PictureWords>>; order: number[] | null }

export type Arranging = ReturnType<typeof useArranging>

/** Saves each change at once, one after the other; failed changes stay on the screen. */
export function useArranging(gallery: GalleryFieldsFragment, withChange?: true) {
  const withSession = useRef<WithSession>((work) => work())
  const client = useApolloClient()
  const [images, setImages] = useLatestState(gallery.images)
  const [words, setWords] = useLatestState<Unsaved["words"]>({})
  const [problems, setProblems] = useLatestState<{ [id: number]: string; order?: string }>({})
  const savedOrder = useRef(idsOf(images.current))
  const [enqueue] = useState(sequence)
  const [edit] = useEditGalleryImageMutation({
    update: (cache, { data }) => data?.editGalleryImage.waiting && evictWaiting(cache, data.editGalleryImage),
  })
  const [orderImages] = useOrderGalleryImagesMutation()
  const unsavedOrder = () => (isSame(idsOf(images.current), savedOrder.current) ? null : idsOf(images.current))

  const editImage = async ({ id, version }: Image, input: EditGalleryImageInput) => {
    const { data } = await withSession.current(() => edit({ variables: { id, input: { ...input, version } } }))
    setImages((now) => now.map((one) => (one.id === id && data ? data.editGalleryImage : one)))
  }
  /** Keeps an unsaved order, unless `dropOrder` is set. */
  const refresh = async ({ dropOrder = false } = {}) => {
    const { data } = await client.query<GalleryQuery>({
      query: GalleryDocument,
      variables: { id: gallery.id, ...(withChange && { withChange }) },
      fetchPolicy: withChange ? "no-cache" : "network-only",
    })
    const stored = data?.gallery?.images ?? []
    const mine = unsavedOrder()
    setImages(() => (mine && !dropOrder ? inOrder(stored, mine) : stored))
    savedOrder.current = idsOf(stored)
    if (!unsavedOrder()) setProblems(({ order: _, ...others }) => others)
  }
  const saveWords = async (id: number) => {
    const typed = words.current[id]
    const image = images.current.find((one) => one.id === id)
    if (!typed || !image) return
    if (!isStored(image, typed)) await editImage(image, inputOf(image, typed))
    setWords(({ [id]: now, ...others }) => (now === typed || !now ? others : { ...others, [id]: now }))
  }
  const saveOrder = async () => {
    const order = unsavedOrder()
    if (!order) return
    const variables = { id: gallery.id, images: order, from: savedOrder.current }
    await withSession.current(() => orderImages({ variables }))
    savedOrder.current = order
  }
  const tryToSave = async (target: number | "order") => {
    try {
      // A request without an answer may have been carried out, and others may have changed something.
      if (target in problems.current) await refresh()
      await (target === "order" ? saveOrder() : saveWords(target))
      setProblems(({ [target]: _, ...others }) => others)
    } catch (error) {
      const { text } = failureOf(error)
      setProblems((before) => ({ ...before, [target]: text }))
    }
  }
  const save = (target: number | "order") => enqueue(() => tryToSave(target))

  return {
    images: images.current,
    words: words.current,
    problems: problems.current,
    withSession,
    unsaved: (): Unsaved => ({ words: words.current, order: unsavedOrder() }),
    /** Ignores unsaved words of deleted pictures, which are kept in case they are restored. */
    isSaved: () => !images.current.some(({ id }) => words.current[id]) && !unsavedOrder(),
    /** Saves the words typed for these pictures, and returns them as stored. Rejects if one cannot be saved. */
    async saved(ids: number[]) {
      await Promise.all(ids.map(save))
      const chosen = images.current.filter(({ id }) => ids.includes(id))
      const problem = chosen.map(({ id }) => problems.current[id]).find(Boolean)
      if (problem) throw new Refused("UNSAVED", problem)
      return chosen
    },
    /** Restores earlier unsaved changes. */
    restore({ words, order }: Unsaved) {
      setWords(() => words)
      if (order) setImages((now) => inOrder(now, order))
    },
    write: (id: number, changes: Partial<PictureWords>) =>
      setWords((before) => ({ ...before, [id]: { ...before[id], ...changes } })),
    move: (from: number, to: number) => setImages((now) => moved(now, from, to)),
    save,
    saveAll: () => Promise.all([...Object.keys(words.current).map((id) => save(Number(id))), save("order")]),
    editImage,
    refresh,
    drop(id: number) {
      setImages((now) => now.filter((one) => one.id !== id))
      savedOrder.current = savedOrder.current.filter((one) => one !== id)
    },
  }
}

/** State whose latest value is readable between renders. */
function useLatestState<T>(initial: T) {
  const now = useRef(initial)
  const [, show] = useState(initial)
  const change = (next: (before: T) => T) => {
    now.current = next(now.current)
    show(now.current)
  }
  return [now as { readonly current: T }, change] as const
}

const idsOf = (images: Image[]) => images.map(({ id }) => id)
/** Pictures that the order does not name come last. */
function inOrder(images: Image[], order: number[]) {
  const placeOf = ({ id }: Image) => (order.includes(id) ? order.indexOf(id) : order.length)
  return images.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const isSame = (one: number[], other: number[]) => one.join() === other.join()

export const wordsOf = ({ caption, picture: { alt, described } }: Image): PictureWords => ({
  caption,
  alt,
  decorative: described && alt === "",
})

const altOf = ({ alt, decorative }: PictureWords) => (decorative ? "" : alt.trim() || null)

function isStored(image: Image, typed: Partial<PictureWords>) {
  const stored = wordsOf(image)
  const next = { ...stored, ...typed }
  return next.caption.trim() === stored.caption && altOf(next) === altOf(stored)
}

function inputOf(image: Image, typed: Partial<PictureWords>): EditGalleryImageInput {
  const { caption, ...next } = { ...wordsOf(image), ...typed }
  return { caption, picture: { name: image.picture.name, alt: altOf(next as PictureWords) } }
}
