import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from "react"
import { type Sending, useStoppable } from "../../base/ui/controls/use-stoppable.ts"
import { type Failure, failureOf, ignoreNotFound } from "../../base/ui/loading/failure.ts"
import { requireBlurred } from "../../base/ui/pictures/faces/face-marks.ts"
import { whenPrepared, whenSettled } from "../../base/ui/pictures/in-turn.ts"
import { pictureInput } from "../../base/ui/pictures/picture-input.ts"
import {
  type GalleryImageInput,
  useAddGalleryImagesMutation,
  useDeleteGalleryImageMutation,
  useEditGalleryImageMutation,
} from "../../generated/graphql.ts"
import { addGalleryImagesLimits } from "../../generated/limits.ts"
import { uploadPicture } from "../../items/pictures/upload-picture.ts"
import { type ChosenFile, hasArrived, type PictureBatch, pictureBatch, progressOf } from "./picture-batch.ts"

const maxPerRequest = addGalleryImagesLimits.images.max

export type WithSession = <T>(work: () => Promise<T>) => Promise<T>

export type Batch = ReturnType<typeof usePictureBatch>

/** Adds the pictures to the gallery in order, once they are stored. */
export function usePictureBatch(galleryId: number, onPosted: (waiting: boolean, remaining: number) => Promise<void>) {
  const withSession = useRef<WithSession>((work) => work())
  const [batch] = useState(() => pictureBatch((upload) => withSession.current(() => uploadPicture(upload))))
  const files = useSyncExternalStore(batch.subscribe, batch.files)
  const addToGallery = useAddToGallery(galleryId, batch)
  const sending = useStoppable()
  const [failure, setFailure] = useState<Failure | null>(null)
  const stop = useEffectEvent(() => {
    batch.stop()
    sending.stop()
  })
  useEffect(() => () => stop(), [])

  /** Pictures that have not arrived stay in the batch for a retry. */
  const post = async (context: Sending) => {
    const waiting = await withSession.current(() => addToGallery(context))
    await onPosted(waiting, batch.files().length)
  }
  const sendAndAdd = async (context: Sending, only?: number) => {
    const { signal, onProgress } = context.fetchOptions
    await whenPrepared()
    signal.throwIfAborted()
    const unsubscribe = batch.subscribe(() => onProgress(progressOf(batch.files())))
    if (await batch.send(signal, only).finally(unsubscribe)) await post(context)
  }
  const run = async (work: (context: Sending) => Promise<void>) => {
    setFailure(null)
    await sending.run(work).catch((error) => setFailure(failureOf(error)))
  }

  return {
    ...batch,
    files,
    sending,
    /** Why stored pictures were not added, or `STOPPED` by the user. */
    failure,
    withSession,
    send: (only?: number) => run((context) => sendAndAdd(context, only)),
    postArrived: () => run(post),
  }
}

/** Added pictures leave the batch, in case a later lot fails. True if they wait beside a public gallery. */
function useAddToGallery(galleryId: number, batch: PictureBatch) {
  const [addImages] = useAddGalleryImagesMutation({
    update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "galleries" }),
  })
  const [edit] = useEditGalleryImageMutation()
  const [removeImage] = useDeleteGalleryImageMutation()
  const unfinished = useRef<ReadonlyMap<number, GalleryImageInput>>(undefined)

  const setUnfinished = (lot: ReadonlyMap<number, GalleryImageInput>, isUnfinished: boolean) => {
    unfinished.current = isUnfinished ? lot : undefined
    for (const [key, image] of lot) batch.change(key, { posted: isUnfinished ? image : undefined })
  }
  const nextLot = () => {
    const arrived = batch.files().filter(hasArrived)
    const posted = arrived.filter(({ posted }) => posted)
    const lot = (posted.length > 0 ? posted : arrived).slice(0, maxPerRequest)
    return new Map(lot.map((file) => [file.key, file.posted ?? imageOf(file)]))
  }
  /** Resends a lot unchanged until it is answered: to the server, a key with other content is another request. */
  const addLot = async (lot: ReadonlyMap<number, GalleryImageInput>, context: Sending) => {
    setUnfinished(lot, true)
    const { data } = await addImages({ variables: { id: galleryId, images: [...lot.values()] }, context }).catch(
      (error) => {
        if (!["NO_ANSWER", "STOPPED"].includes(failureOf(error).code)) setUnfinished(lot, false)
        throw error
      },
    )
    // Faces that were to be blurred meanwhile.
    await whenSettled()
    for (const [key, sent] of lot) {
      const { id } = data?.addGalleryImages.images.find(({ picture }) => picture.name === sent.picture.name) ?? {}
      const chosen = batch.files().find((file) => file.key === key)
      if (id) await correct(id, sent, chosen, context)
    }
    setUnfinished(lot, false)
    return data?.addGalleryImages
  }
  /** Applies what was changed before a retry, or while the lot was sent. */
  const correct = async (id: number, sent: GalleryImageInput, chosen: ChosenFile | undefined, context: Sending) => {
    if (!chosen) return void (await removeImage({ variables: { id }, context }).catch(ignoreNotFound))
    const image = imageOf(chosen)
    const { picture, caption } = image
    if (isSame(image, sent)) return
    requireBlurred(chosen)
    if (chosen.file) await uploadPicture({ ...context.fetchOptions, file: chosen.file })
    await edit({ variables: { id, input: { picture, caption } }, context })
  }

  return async (context: Sending) => {
    let waiting = false
    for (;;) {
      const lot = unfinished.current ?? nextLot()
      if (lot.size === 0) return waiting
      const gallery = await addLot(lot, context)
      waiting = gallery?.pendingChange?.changed.includes("pictures") ?? false
      for (const key of lot.keys()) batch.remove(key)
    }
  }
}

const isSame = (one: GalleryImageInput, other: GalleryImageInput) => JSON.stringify(one) === JSON.stringify(other)

/** The picture's unique name in the store is the idempotency key. */
function imageOf({ name, caption, ...answers }: ChosenFile) {
  return {
    picture: pictureInput({ ...answers, file: undefined, name }),
    caption,
    idempotencyKey: name.replaceAll(/[^\w-]/g, "-"),
  }
}
