import { useToast } from "../../base/layout/toasts.tsx"
import { useSession } from "../../base/session/session.tsx"
import { ConfirmButton } from "../../base/ui/controls/confirm-button.tsx"
import { useErasePictureMutation } from "../../generated/graphql.ts"
import { BackupsWithPicture } from "./backups-with-picture.tsx"

export function ErasePictureButton({ picture: { name, alt } }: { picture: { name: string; alt: string } }) {
  const { can } = useSession()
  const toast = useToast()
  const [erase] = useErasePictureMutation({ refetchQueries: "active", awaitRefetchQueries: true })
  if (!can("erasePicture")) return null

  return (
    <ConfirmButton
      size="small"
      variant="quiet"
      label={
        <>
          Erase this picture<span className="unseen"> {alt || name}</span>
        </>
      }
      question="Erase this picture from every version?"
      consequence={
        <>
          <p>
            Its file and its description are removed from all earlier versions, drafts, waiting changes and the bin, for
            good. Items in the bin that need it can no longer be restored. What shows this picture now goes on showing
            it.
          </p>
          <BackupsWithPicture name={name} />
        </>
      }
      confirmLabel="Erase it"
      run={() => erase({ variables: { name } })}
      onDone={() => toast("The picture is erased from every version")}
    />
  )
}
