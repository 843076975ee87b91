import { useEffect, useRef, useState, useSyncExternalStore } from "react"
import { useAddGalleryImagesMutation } from "../generated/graphql.ts"
import { uploadPicture } from "../session/upload-picture.ts"
import { failureOf } from "../ui/failure.ts"
import { type ChosenFile, PictureBatch } from "./picture-batch.ts"

/** So many the server hangs at once. */
const mostAtOnce = 30

/** Does what needs a session, and sees to it that there is one. */
type During = <T>(work: () => Promise<T>) => Promise<T>

export type Batch = ReturnType<typeof usePictureBatch>

/**
 * Pictures for a gallery: sent one by one to the store, and, when all have arrived, hung in the gallery in their order.
 * Until then the gallery stays as it was.
 */
export function usePictureBatch(galleryId: number, onPosted: () => Promise<void>) {
  const during = useRef<During>((work) => work())
  const [batch] = useState(() => new PictureBatch((upload) => during.current(() => uploadPicture(upload))))
  const files = useSyncExternalStore(batch.subscribe, batch.files)
  const hang = useHanging(galleryId, batch)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const underWay = useRef(false)
  useEffect(() => () => batch.stop(), [batch])

  const send = async (only?: number) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setProblem(null)
    const posted = await batch
      .send(only)
      .then((arrived) => arrived && during.current(hang))
      .catch((error) => setProblem(failureOf(error).text))
    underWay.current = false
    setBusy(false)
    if (posted) await onPosted()
  }

  return {
    files,
    busy,
    /** Why the pictures that have arrived were not hung. */
    problem,
    add: (chosen: File[]) => batch.add(chosen),
    change: (key: number, changes: Pick<ChosenFile, "caption"> | Pick<ChosenFile, "alt">) => batch.change(key, changes),
    restore: (left: readonly ChosenFile[]) => batch.restore(left),
    /** Set by the screen, which asks for a password where the session has ended. */
    during,
    remove: (key: number) => batch.remove(key),
    /** Everything that has not arrived, or one file alone. */
    send,
  }
}

/** Hangs what has arrived, by the name it has in the store. What hangs is no longer in the batch, should a later lot fail. */
function useHanging(galleryId: number, batch: PictureBatch) {
  const [addImages] = useAddGalleryImagesMutation({
    update: (cache) => void cache.evict({ id: "ROOT_QUERY", fieldName: "galleries" }),
  })

  return async () => {
    while (batch.files().length > 0) {
      const lot = batch.files().slice(0, mostAtOnce)
      const images = lot.map(imageOf)
      await addImages({ variables: { id: galleryId, images } })
      for (const { key } of lot) batch.remove(key)
    }
    return true
  }
}

/** Under its name in the store, which is like no other, it is hung once, however often it is sent. */
function imageOf({ name, alt, caption }: ChosenFile) {
  return { picture: { name, alt }, caption, idempotencyKey: name.replaceAll(/[^\w-]/g, "-") }
}
