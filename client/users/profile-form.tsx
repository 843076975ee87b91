import { type EditUserInput, useEditUserMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { networkName } from "../ui/social-icons.tsx"
import { TextField } from "../ui/text-field.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { ShownUser } from "./one-user.tsx"

type ProfileFormProps = { user: ShownUser; onClose: () => void }

const networks = ["twitter", "linkedIn", "instagram"] as const

const names = {
  name: "Name",
  telephone: "Telephone",
  twitter: networkName("twitter"),
  linkedIn: networkName("linkedIn"),
  instagram: networkName("instagram"),
  picture: "Picture",
}

/** What people say about themselves. */
export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const toast = useToast()
  const [edit] = useEditUserMutation()
  const writing = useWriting(typedFrom(user))
  const { typed, type } = writing

  const save = async ({ picture, ...words }: typeof typed, { context }: Sent) => {
    const input: EditUserInput = { ...words, picture: isChosen(picture) ? pictureInput(picture) : null }
    await edit({ variables: { id: user.id, input }, context })
    toast("Profile Edited Successfully")
    onClose()
  }

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={{ "a name": !typed.name.trim() }}
      submitLabel="Update"
      onCancel={onClose}
      onSubmit={save}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={100}
            autoComplete="name"
            error={fields.name}
            value={typed.name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Telephone"
            type="tel"
            maxLength={40}
            autoComplete="tel"
            error={fields.telephone}
            value={typed.telephone}
            onChange={({ target }) => type({ telephone: target.value })}
          />
          {networks.map((network) => (
            <TextField
              key={network}
              label={networkName(network)}
              maxLength={200}
              autoCapitalize="none"
              spellCheck={false}
              error={fields[network]}
              value={typed[network]}
              onChange={({ target }) => type({ [network]: target.value })}
            />
          ))}
          <PictureChooser
            label="Picture"
            value={typed.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom({ name, telephone, twitter, linkedIn, instagram, picture }: ShownUser) {
  return { name, telephone, twitter, linkedIn, instagram, picture: chosenFrom(picture) }
}
