import { ConfirmButton } from "../../base/layout/confirm-button.tsx"
import { useSession } from "../../base/session/session.tsx"
import { useErasePictureMutation } from "../../generated/graphql.ts"
import { BackupsWithPicture } from "./backups-with-picture.tsx"

export function ErasePictureButton({ picture: { name, alt } }: { picture: { name: string; alt: string } }) {
  const { can } = useSession()
  const [erase] = useErasePictureMutation({ refetchQueries: "active" })
  if (!can("erasePicture")) return null

  const which = <span className="unseen"> {alt || name}</span>

  return (
    <ConfirmButton
      size="small"
      label={<>Erase this picture{which}</>}
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
      doneText="The picture is erased from every version"
    />
  )
}
