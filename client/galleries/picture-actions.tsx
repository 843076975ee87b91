import Pencil from "lucide-react/icons/pencil"
import Trash from "lucide-react/icons/trash-2"
import { useState } from "react"
import { type GalleryPictureFragment, useDeleteGalleryImageMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { IconButton } from "../ui/controls/button.tsx"
import { ConfirmDialog } from "../ui/controls/dialog.tsx"
import { Link } from "../ui/controls/link.tsx"
import { failureOf } from "../ui/loading/failure.ts"
import style from "./picture-actions.module.css"

type PictureActionsProps = {
  picture: GalleryPictureFragment
  /** Its place on the wall, from 1. */
  number: number
}

export function PictureActions({ picture, number }: PictureActionsProps) {
  const { isOpen, ask, cancel, busy, error, confirm } = useRemoval(picture)

  return (
    <div className={style.actions}>
      <Link
        to={`/gallery/edit/${picture.id}`}
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
        {picture.caption ? `“${picture.caption}”` : `Picture ${number}`} will be gone from this gallery for good.
      </ConfirmDialog>
    </div>
  )
}

function useRemoval({ id }: GalleryPictureFragment) {
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const [remove, { loading: busy }] = useDeleteGalleryImageMutation({
    update(cache) {
      cache.evict({ id: cache.identify({ __typename: "GalleryImage", id }) })
      cache.gc()
    },
  })

  const confirm = async () => {
    setError(null)
    await remove({ variables: { id } }).then(
      () => toast("Gallery Picture Deleted"),
      (reason) => setError(failureOf(reason).text),
    )
  }
  const ask = () => {
    setError(null)
    setOpen(true)
  }
  return { isOpen, ask, cancel: () => setOpen(false), busy, error, confirm }
}
