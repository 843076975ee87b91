import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { type Sending, useStoppable } from "../../base/ui/controls/use-stoppable.ts"
import { type Failure, failureOf } from "../../base/ui/loading/failure.ts"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import { pictureInput } from "../../base/ui/pictures/picture-input.ts"
import {
  type GalleryImageInput,
  useAddGalleryImagesMutation,
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
  useEffect(() => () => batch.stop(), [batch])

  /** Pictures that have not arrived stay in the batch for a retry. */
  const post = async (context: Sending) => {
    const waiting = await withSession.current(() => addToGallery(context))
    await onPosted(waiting, batch.files().length)
  }
  const sendAndAdd = async (context: Sending, only?: number) => {
    const { signal, onProgress } = context.fetchOptions
    await whenPrepared()
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
  const unanswered = useRef(new Map<number, GalleryImageInput>())

  /** Resends a lot unchanged until it is answered: to the server, a key with other content is another request. */
  const addOnce = async (chunk: readonly ChosenFile[], context: Sending) => {
    const images = chunk.map((file) => unanswered.current.get(file.key) ?? imageOf(file))
    chunk.forEach(({ key }, index) => void unanswered.current.set(key, images[index] as GalleryImageInput))
    const forget = () => chunk.forEach(({ key }) => void unanswered.current.delete(key))
    const { data } = await addImages({ variables: { id: galleryId, images }, context }).catch((error) => {
      if (failureOf(error).code !== "NO_ANSWER") forget()
      throw error
    })
    forget()
    const corrected = chunk.map(imageOf).filter((image, index) => !isSame(image, images[index]))
    for (const image of corrected) {
      const added = data?.addGalleryImages.images.find(({ picture }) => picture?.name === image.picture.name)
      const { picture, caption } = image
      if (added) await edit({ variables: { id: added.id, input: { picture, caption } }, context })
      else await addImages({ variables: { id: galleryId, images: [image] }, context })
    }
    return data?.addGalleryImages
  }

  return async (context: Sending) => {
    let waiting = false
    for (;;) {
      const chunk = batch.files().filter(hasArrived).slice(0, maxPerRequest)
      if (chunk.length === 0) return waiting
      const gallery = await addOnce(chunk, context)
      waiting = gallery?.pendingChange?.changed.includes("pictures") ?? false
      for (const { key } of chunk) batch.remove(key)
    }
  }
}

const isSame = (one: GalleryImageInput, other?: GalleryImageInput) => JSON.stringify(one) === JSON.stringify(other)

/** The picture's unique name in the store is the idempotency key. */
function imageOf({ name, caption, ...answers }: ChosenFile) {
  return {
    picture: pictureInput({ ...answers, file: undefined, name }),
    caption,
    idempotencyKey: name.replaceAll(/[^\w-]/g, "-"),
  }
}
