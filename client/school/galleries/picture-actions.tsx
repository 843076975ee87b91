import { useApolloClient } from "@apollo/client/react"
import Pencil from "lucide-react/icons/pencil"
import Trash from "lucide-react/icons/trash-2"
import { useToast } from "../../base/layout/toasts.tsx"
import { IconButton } from "../../base/ui/controls/button.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { type GalleryPictureFragment, useDeleteGalleryImageMutation } from "../../generated/graphql.ts"
import { useRestoring } from "../../items/content/undo-deletion.ts"
import style from "./picture-actions.module.css"
import { useMessageAfter } from "./waiting.ts"

export function PictureActions({ picture, number }: { picture: GalleryPictureFragment; number: number }) {
  const title = picture.caption ? `“${picture.caption}”` : `Picture ${number}`
  const remove = useRemoval(picture, title)

  return (
    <div className={style.actions}>
      <Link
        to={`/gallery/edit/${picture.id}${picture.waiting ? "?change=1" : ""}`}
        className={style.action}
        aria-label={`Edit picture ${number}`}
        title="Edit this picture"
      >
        <Pencil />
      </Link>
      <ConfirmButton
        button={(ask) => (
          <IconButton icon={Trash} label={`Delete picture ${number}`} className={style.action} onClick={ask} />
        )}
        question="Delete this picture?"
        consequence={`${title} goes to the bin. You can restore it for 30 days.`}
        confirmLabel="Delete"
        run={remove}
        onDone={() => undefined}
      />
    </div>
  )
}

function useRemoval({ id }: GalleryPictureFragment, title: string) {
  const toast = useToast()
  const restore = useRestoring()
  const messageAfter = useMessageAfter()
  const [remove] = useDeleteGalleryImageMutation({
    update(cache, { data }) {
      if (data?.deleteGalleryImage.waiting) return
      cache.evict({ id: cache.identify({ __typename: "GalleryImage", id }) })
      cache.gc()
    },
  })
  const { refetchQueries } = useApolloClient()
  const undo = async () => {
    await restore({ type: "GALLERY_IMAGE", id })
    toast(`${title} is back`)
  }
  const removed = async (waiting: boolean) => {
    if (!waiting) return toast("Gallery Picture Deleted", { action: { label: "Undo", run: undo } })
    toast(messageAfter("Gallery Picture Deleted", waiting))
    await refetchQueries({ include: "active" })
  }

  return async () => {
    const { data } = await remove({ variables: { id } })
    await removed(data?.deleteGalleryImage.waiting ?? false)
  }
}
