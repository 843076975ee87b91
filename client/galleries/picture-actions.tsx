import { useApolloClient } from "@apollo/client/react"
import Pencil from "lucide-react/icons/pencil"
import Trash from "lucide-react/icons/trash-2"
import { useState } from "react"
import { evictItems } from "../content/evict.ts"
import { useRestoring } from "../content/undo-deletion.ts"
import { type GalleryPictureFragment, useDeleteGalleryImageMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { ConfirmDialog } from "../ui/controls/dialog.tsx"
import { Link } from "../ui/controls/link.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./picture-actions.module.css"
import { useMessageAfter } from "./waiting.ts"

type PictureActionsProps = {
  picture: GalleryPictureFragment
  number: number
}

export function PictureActions({ picture, number }: PictureActionsProps) {
  const title = picture.caption ? `“${picture.caption}”` : `Picture ${number}`
  const { isOpen, ask, cancel, busy, error, confirm } = useRemoval(picture, title)

  return (
    <div className={style.actions}>
      <Link
        to={`/gallery/edit/${picture.id}${picture.waiting ? "?change=1" : ""}`}
        className={style.action}
        aria-label={`Edit picture ${number}`}
        title="Edit this picture"
      >
        <Pencil aria-hidden="true" />
      </Link>
      <IconButton label={`Delete picture ${number}`} className={style.action} onClick={ask}>
        <Trash aria-hidden="true" />
      </IconButton>
      <ConfirmDialog
        open={isOpen}
        title="Delete this picture?"
        busy={busy}
        error={error}
        onConfirm={confirm}
        onCancel={cancel}
      >
        {title} goes to the bin. You can restore it for 30 days.
      </ConfirmDialog>
    </div>
  )
}

function useRemoval({ id }: GalleryPictureFragment, title: string) {
  const toast = useToast()
  const restore = useRestoring({ type: "GALLERY_IMAGE", id })
  const messageAfter = useMessageAfter()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [remove, { loading: busy }] = useDeleteGalleryImageMutation({
    update(cache, { data }) {
      if (data?.deleteGalleryImage.waiting) return
      cache.evict({ id: cache.identify({ __typename: "GalleryImage", id }) })
      cache.gc()
    },
  })
  const { refetchQueries } = useApolloClient()
  const undo = async () => {
    await restore(evictItems)
    toast(`${title} is back`)
  }
  const removed = async (waiting: boolean) => {
    if (!waiting) return toast("Gallery Picture Deleted", { action: { label: "Undo", run: undo } })
    toast(messageAfter("Gallery Picture Deleted", waiting))
    await refetchQueries({ include: "active" })
  }
  const confirm = async () => {
    setError(null)
    await remove({ variables: { id } }).then(
      ({ data }) => removed(data?.deleteGalleryImage.waiting ?? false),
      (reason) => setError(failureOf(reason).text),
    )
  }
  const ask = () => {
    setError(null)
    setOpen(true)
  }
  return { isOpen, ask, cancel: () => setOpen(false), busy, error, confirm }
}
