import { useState } from "react"
import type { ItemForm } from "../content/item-form.ts"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import type { PictureInput, ProfileFieldsFragment, ProfileGroup } from "../generated/graphql.ts"
import { Form } from "../ui/form.tsx"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, pictureFaults, pictureInput } from "../ui/picture-input.ts"
import { SelectField, TextField } from "../ui/text-field.tsx"
import { groups } from "./groups.ts"

export type ProfileInput = {
  name: string
  position: string
  group: ProfileGroup
  bio: string
  picture: PictureInput
}

type ProfileFormProps = ItemForm<ProfileInput> & {
  /** The one to edit; without it, a new one is written. */
  profile?: ProfileFieldsFragment
}

/** What is filled in about somebody. Submit waits until all of it is there (specification, section 5). */
export function ProfileForm({ profile, save, submitLabel, onCancel }: ProfileFormProps) {
  const [picture, setPicture] = useState(() => chosenFrom(profile?.picture))
  const [name, setName] = useState(profile?.name ?? "")
  const [position, setPosition] = useState(profile?.position ?? "")
  const [group, setGroup] = useState<ProfileGroup | "">(profile?.group ?? "")
  const [bio, setBio] = useState(profile?.bio ?? "")
  const missing = {
    "an image": !picture.file && !picture.name,
    "a name": !name.trim(),
    "a position": !position.trim(),
    "a group": !group,
    "a bio": isBlank(bio),
  }
  const submit = async () => {
    if (group) await save({ name, position, group, bio, picture: pictureInput(picture) })
  }

  return (
    <Form
      missing={missing}
      check={() => pictureFaults(picture)}
      submitLabel={submitLabel}
      onCancel={onCancel}
      onSubmit={submit}
    >
      {({ fields }) => (
        <>
          <PictureChooser
            label="Image"
            required
            value={picture}
            current={profile?.picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={setPicture}
          />
          <TextField
            label="Name"
            required
            maxLength={200}
            autoComplete="off"
            error={fields.name}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <TextField
            label="Position"
            required
            maxLength={200}
            error={fields.position}
            value={position}
            onChange={({ target }) => setPosition(target.value)}
          />
          <SelectField
            label="Group"
            required
            error={fields.group}
            value={group}
            onChange={({ target }) => setGroup(target.value as ProfileGroup)}
          >
            <option value="" disabled>
              Choose a group
            </option>
            {groups.map((one) => (
              <option key={one.group} value={one.group}>
                {one.title}
              </option>
            ))}
          </SelectField>
          <RichTextEditor
            label="Bio"
            value={profile?.bio ?? ""}
            rows={10}
            error={fields.bio}
            required
            onChange={setBio}
          />
        </>
      )}
    </Form>
  )
}
