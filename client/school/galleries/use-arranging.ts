import { useApolloClient } from "@apollo/client/react"
import { useRef, useState } from "react"
import { moved } from "../../base/ui/controls/sortable-grid.tsx"
import { type Failure, failureOf } from "../../base/ui/loading/failure.ts"
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
import type { During } from "./use-picture-batch.ts"
import { forgetWaiting } from "./waiting.ts"

/** Changes that the server does not have yet. */
export type Unsaved = { words: Record<number, Partial<PictureWords>>; order: number[] | null }

export type Arranging = ReturnType<typeof useArranging>

/** Saves each change at once; what fails stays on the screen. */
export function useArranging(gallery: GalleryFieldsFragment, withChange?: true) {
  const during = useRef<During>((work) => work())
  const client = useApolloClient()
  const [images, setImages] = useNow(gallery.images)
  const [edit] = useEditGalleryImageMutation({
    update: (cache, { data }) => data?.editGalleryImage.waiting && forgetWaiting(cache, data.editGalleryImage),
  })
  const [orderImages] = useOrderGalleryImagesMutation()

  const editImage = async ({ id, version }: Image, input: EditGalleryImageInput) => {
    const { data } = await during.current(() => edit({ variables: { id, input: { ...input, version } } }))
    setImages((now) => now.map((one) => (one.id === id && data ? data.editGalleryImage : one)))
  }
  const fetchImages = async (): Promise<Image[]> => {
    const { data } = await client.query<GalleryQuery>({
      query: GalleryDocument,
      variables: { id: gallery.id, ...(withChange && { withChange }) },
      fetchPolicy: withChange ? "no-cache" : "network-only",
    })
    return data?.gallery?.images ?? []
  }
  const order = useOrder([images, setImages], async (ids, from) => {
    await during.current(() => orderImages({ variables: { id: gallery.id, images: ids, from } }))
  })
  /** Keeps an order that is not saved yet, unless it is to be dropped. */
  const refresh = async ({ dropOrder = false } = {}) => {
    const stored = await fetchImages()
    const mine = order.unsaved()
    setImages(() => (mine && !dropOrder ? inOrder(stored, mine) : stored))
    order.found(stored)
  }

  return {
    images: images.current,
    during,
    order: { ...order, save: () => order.save(refresh) },
    ...useWords(images, editImage, refresh),
    editImage,
    refresh,
    drop: (id: number) => {
      setImages((now) => now.filter((one) => one.id !== id))
      order.dropped(id)
    },
  }
}

/** State that is up to date between two renders, too. */
function useNow<T>(initial: T) {
  const now = useRef(initial)
  const [, show] = useState(initial)
  const change = (next: (before: T) => T) => {
    now.current = next(now.current)
    show(now.current)
  }
  return [now as { readonly current: T }, change] as const
}

type Now<T> = ReturnType<typeof useNow<T>>

const idsOf = (images: Image[]) => images.map(({ id }) => id)
/** Those that the order does not name come last. */
function inOrder(images: Image[], order: number[]) {
  const placeOf = ({ id }: Image) => (order.includes(id) ? order.indexOf(id) : order.length)
  return images.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const isSame = (one: number[], other: number[]) => one.join() === other.join()

/** One request at a time; the last order wins. */
function useOrder([images, setImages]: Now<Image[]>, send: (order: number[], from: number[]) => Promise<void>) {
  const saved = useRef(idsOf(images.current))
  const isSaving = useRef(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const unsaved = () => (isSame(idsOf(images.current), saved.current) ? null : idsOf(images.current))

  /** @param refresh asks for the stored order first: a request without an answer may have been carried out */
  const save = async (refresh?: () => Promise<void>) => {
    if (isSaving.current) return
    isSaving.current = true
    try {
      if (failure) await refresh?.()
      for (let order = unsaved(); order; order = unsaved()) {
        await send(order, saved.current)
        saved.current = order
      }
      setFailure(null)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      isSaving.current = false
    }
  }

  return {
    move: (from: number, to: number) => setImages((now) => moved(now, from, to)),
    /** Puts them in an order that was not saved before. */
    take: (order: number[]) => setImages((now) => inOrder(now, order)),
    save,
    unsaved,
    failure,
    found(stored: Image[]) {
      saved.current = idsOf(stored)
      if (!unsaved()) setFailure(null)
    },
    dropped: (gone: number) => {
      saved.current = saved.current.filter((one) => one !== gone)
    },
  }
}

function useWords(
  images: Now<Image[]>[0],
  editImage: (image: Image, input: EditGalleryImageInput) => Promise<void>,
  refresh: () => Promise<void>,
) {
  const [words, setWords] = useNow<Unsaved["words"]>({})
  const [problems, setProblems] = useNow<Record<number, string>>({})
  const lastSave = useRef<Promise<void>>(Promise.resolve())

  const saveOne = async (id: number) => {
    const typed = words.current[id]
    const image = images.current.find((one) => one.id === id)
    if (!typed || !image) return
    if (!isStored(image, typed)) await editImage(image, inputOf(image, typed))
    setWords(({ [id]: now, ...others }) => (now === typed || !now ? others : { ...others, [id]: now }))
    setProblems(({ [id]: _, ...others }) => others)
  }
  const tryToSave = async (id: number) => {
    try {
      // A request without an answer may have been saved, and others may have written.
      if (id in problems.current) await refresh()
      await saveOne(id)
    } catch (error) {
      const { text } = failureOf(error)
      setProblems((before) => ({ ...before, [id]: text }))
    }
  }
  const save = (id: number) => {
    lastSave.current = lastSave.current.then(() => tryToSave(id))
    return lastSave.current
  }

  return {
    words: words.current,
    problems: problems.current,
    write: (id: number, changes: Partial<PictureWords>) =>
      setWords((before) => ({ ...before, [id]: { ...before[id], ...changes } })),
    takeWords: (taken: Unsaved["words"]) => setWords(() => taken),
    save,
    saveAll: () => Promise.all(Object.keys(words.current).map((id) => save(Number(id)))),
    isSaved: () => Object.keys(words.current).length === 0,
  }
}

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
