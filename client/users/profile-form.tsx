import { useState } from "react"
import { type EditUserInput, useEditUserMutation } from "../generated/graphql.ts"
import { useToast } from "../layout/toasts.tsx"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureInput } from "../ui/picture-input.ts"
import { networkName } from "../ui/social-icons.tsx"
import { TextField } from "../ui/text-field.tsx"
import type { ShownUser } from "./one-user.tsx"

type ProfileFormProps = { user: ShownUser; onClose: () => void }

const networks = ["twitter", "linkedIn", "instagram"] as const

/** What people say about themselves. */
export function ProfileForm({ user, onClose }: ProfileFormProps) {
  const toast = useToast()
  const [edit] = useEditUserMutation()
  const [{ name, telephone, ...places }, setTyped] = useState(() => typedFrom(user))
  const [picture, setPicture] = useState(() => chosenFrom(user.picture))
  const type = (part: Partial<ReturnType<typeof typedFrom>>) => setTyped((before) => ({ ...before, ...part }))

  const save = async () => {
    const input: EditUserInput = {
      name,
      telephone,
      ...places,
      picture: picture.file || picture.name ? pictureInput(picture) : null,
    }
    await edit({ variables: { id: user.id, input } })
    toast("Profile Edited Successfully")
    onClose()
  }

  return (
    <Form missing={{ "a name": !name.trim() }} submitLabel="Update" onCancel={onClose} onSubmit={save}>
      {({ fields }) => (
        <>
          <TextField
            label="Name"
            required
            maxLength={100}
            autoComplete="name"
            error={fields.name}
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Telephone"
            type="tel"
            maxLength={40}
            autoComplete="tel"
            error={fields.telephone}
            value={telephone}
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
              value={places[network]}
              onChange={({ target }) => type({ [network]: target.value })}
            />
          ))}
          <PictureChooser
            label="Picture"
            value={picture}
            current={user.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
        </>
      )}
    </Form>
  )
}

function typedFrom({ name, telephone, twitter, linkedIn, instagram }: ShownUser) {
  return { name, telephone, twitter, linkedIn, instagram }
}
