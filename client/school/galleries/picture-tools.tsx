import RotateCw from "lucide-react/icons/rotate-cw"
import Trash from "lucide-react/icons/trash-2"
import { useState } from "react"
import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import { Button, MinorButton } from "../../base/ui/controls/button.tsx"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { Options, Select } from "../../base/ui/fields/text-field.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { ignoreNotFound } from "../../base/ui/loading/failure.ts"
import { turnedFocus } from "../../base/ui/pictures/picture.tsx"
import { turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import { counted } from "../../base/ui/texts/counted.ts"
import { useIdempotencyKeys } from "../../base/ui/use-idempotency-keys.ts"
import {
  type GalleryFieldsFragment,
  type GalleryPictureFragment as Image,
  useAddGalleryImagesMutation,
  useDeleteGalleryImageMutation,
  useEditGalleryMutation,
} from "../../generated/graphql.ts"
import { useOwnGalleriesQuery } from "../../generated/office.ts"
import { useRestoring } from "../../items/content/undo-deletion.ts"
import { uploadPicture } from "../../items/pictures/upload-picture.ts"
import { readStored } from "../../items/pictures/use-marks.ts"
import type { Arranging } from "./use-arranging.ts"
import { evictWaiting, useDoneMessage } from "./waiting.ts"

type PictureToolsProps = { gallery: GalleryFieldsFragment; arranging: Arranging; chosen: number[] }

/** Actions on the chosen pictures. A picture that fails, and those after it, stay chosen. */
export function PictureTools({ gallery, arranging, chosen }: PictureToolsProps) {
  const { images, refresh, saved } = arranging
  const { busy, failure, attempt } = useAttempt()
  const actions = usePictureActions(gallery, arranging)
  const pictures = images.filter(({ id }) => chosen.includes(id))
  const run = async (action: () => Promise<unknown>) => {
    // A request without an answer may have been carried out.
    if (await attempt(action)) await refresh().catch(() => undefined)
  }
  /** First saves the words typed for these pictures. */
  const runAfterSaving = (action: (pictures: Image[]) => Promise<unknown>) =>
    run(async () => action(await saved(chosen)))
  const button = { variant: "quiet", size: "small", busy } as const

  return (
    <>
      <Button {...button} onClick={() => run(() => actions.remove(pictures))}>
        <Trash aria-hidden="true" /> Delete
      </Button>
      <Button {...button} onClick={() => runAfterSaving(actions.rotate)}>
        <RotateCw aria-hidden="true" /> Rotate
      </Button>
      <Button {...button} onClick={() => runAfterSaving(actions.decorate)}>
        Decoration
      </Button>
      {pictures.length === 1 && (
        <Button {...button} onClick={() => runAfterSaving(actions.cover)}>
          Use as cover
        </Button>
      )}
      <MoveTo
        from={gallery.id}
        busy={busy}
        onMove={(to, name) => runAfterSaving((now) => actions.moveTo(now, to, name))}
      />
      {failure && <ErrorMessage text={failure.text} />}
    </>
  )
}

function MoveTo({ from, busy, onMove }: { from: number; busy: boolean; onMove: (to: number, name: string) => void }) {
  const { viewer } = useSession()
  const { data } = useOwnGalleriesQuery({ variables: { userId: viewer?.id ?? 0 } })
  const [to, setTo] = useState("")
  const offered = new Map([...(data?.own.items ?? []), ...(data?.newest.items ?? [])].map((one) => [one.id, one]))
  const others = [...offered.values()].filter(({ id, canEdit }) => canEdit && id !== from)
  if (others.length === 0) return null

  return (
    <>
      <Select aria-label="Another gallery" value={to} onChange={({ target }) => setTo(target.value)}>
        <option value="">Another gallery …</option>
        <Options of={others.map(({ id, name }) => [id, name])} />
      </Select>
      <MinorButton busy={busy} disabled={!to} onClick={() => onMove(Number(to), offered.get(Number(to))?.name ?? "")}>
        Move
      </MinorButton>
    </>
  )
}

function usePictureActions({ id }: GalleryFieldsFragment, { editImage, saved, refresh, drop, withSession }: Arranging) {
  const toast = useToast()
  const messageAfter = useDoneMessage()
  const restore = useRestoring()
  const [removeImage] = useDeleteGalleryImageMutation({
    update: (cache, { data }) =>
      data?.deleteGalleryImage.waiting
        ? evictWaiting(cache, data.deleteGalleryImage)
        : cache.evict({ id: cache.identify({ ...data?.deleteGalleryImage }) }),
  })
  const [addImages] = useAddGalleryImagesMutation()
  const [editGallery] = useEditGalleryMutation()
  const keys = useIdempotencyKeys()

  /** Calls `onRemoved` for each picture that is deleted before a failure. Resolves with true if any wait for approval. */
  const removeEach = async (pictures: Image[], onRemoved: (image: Image) => void = () => {}) => {
    let waiting = false
    for (const image of pictures) {
      const { id } = image
      const removed = await withSession.current(() => removeImage({ variables: { id } })).catch(ignoreNotFound)
      if (removed?.data?.deleteGalleryImage.waiting) waiting = true
      else onRemoved(image)
      drop(id)
    }
    return waiting
  }
  /** Continues after a failure. @param removeCopy removes a picture from the gallery to which it was moved */
  const restoreAll = async (pictures: Image[], removeCopy?: (image: Image) => Promise<unknown>) => {
    const failures: unknown[] = []
    for (const image of pictures) {
      const restored = restore({ type: "GALLERY_IMAGE", id: image.id })
      await restored.then(() => removeCopy?.(image)).catch((error) => failures.push(error))
    }
    await refresh()
    if (failures.length > 0) throw failures[0]
    toast(pictures.length === 1 ? "The picture is back" : `${pictures.length} pictures are back`)
  }
  const inputOf = ({ name, alt, described, focus: { x, y } }: Image["picture"]) => ({
    ...{ name, alt: described ? alt : null },
    focus: { x, y },
  })

  return {
    async remove(pictures: Image[]) {
      const removedImages: Image[] = []
      const waiting = await removeEach(pictures, (image) => removedImages.push(image)).finally(() => {
        const message = pictures.length === 1 ? "Gallery Picture Deleted" : "Gallery Pictures Deleted"
        // A picture that waited for approval is not in the bin.
        const inBin = removedImages.filter((image) => !image.waiting)
        const undo = { label: "Undo", run: () => restoreAll(inBin) } as const
        if (removedImages.length > 0) toast(message, inBin.length > 0 ? { action: undo } : {})
      })
      if (waiting) toast(messageAfter("Gallery Pictures Deleted", true))
    },
    async rotate(pictures: Image[]) {
      for (const image of pictures) {
        const { picture } = image
        const { file, ...people } = await readStored(picture.name)
        const turned = await turnPicture(file)
        await withSession.current(() => uploadPicture({ file: turned, signal: new AbortController().signal }))
        const focus = turnedFocus(picture.focus)
        await editImage(image, { picture: { ...inputOf(picture), ...people, name: storeName(turned), focus } })
      }
    },
    async decorate(pictures: Image[]) {
      const lost = new Map<number, string>()
      const undo = async () => {
        for (const image of await saved([...lost.keys()]))
          await editImage(image, { picture: { name: image.picture.name, alt: lost.get(image.id) } })
      }
      try {
        for (const image of pictures) {
          const { name, alt } = image.picture
          await editImage(image, { picture: { name, alt: "" } })
          if (alt) lost.set(image.id, alt)
        }
      } finally {
        if (lost.size > 0)
          toast(`${counted(lost.size, "description")} removed`, { action: { label: "Undo", run: undo } })
      }
    },
    async cover([image]: Image[]) {
      if (!image) return
      const input = { picture: inputOf(image.picture) }
      const { data } = await withSession.current(() => editGallery({ variables: { id, input } }))
      toast(messageAfter("Gallery Edited", data?.editGallery.pendingChange?.state === "WAITING"))
    },
    /** Adds before removing: if the connection breaks, a picture is in both galleries, and a retry ends the move. */
    async moveTo(pictures: Image[], to: number, name: string) {
      const images = pictures.map(({ id, caption, picture }) => {
        return { picture: inputOf(picture), caption, idempotencyKey: keys.keyOf([id, to]) }
      })
      const { data } = await withSession.current(() => addImages({ variables: { id: to, images } }))
      const waits = data?.addGalleryImages.pendingChange?.changed.includes("pictures") ?? false
      const isFinal = (await removeEach(pictures)) || waits || pictures.some(({ waiting }) => waiting)
      keys.forget()
      const remaining = new Set(data?.addGalleryImages.images)
      const removeCopy = async ({ picture: { name } }: Image) => {
        const copy = [...remaining].findLast(({ picture }) => picture.name === name)
        if (!copy) return
        remaining.delete(copy)
        await removeImage({ variables: { id: copy.id, version: copy.version } }).catch(ignoreNotFound)
      }
      const undo = () => restoreAll(pictures, removeCopy)
      toast(messageAfter(`Moved to “${name}”`, waits), isFinal ? {} : { action: { label: "Undo", run: undo } })
    },
  }
}
