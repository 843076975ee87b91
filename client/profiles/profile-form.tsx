import type { ItemForm } from "../content/item-form.ts"
import { isBlank, RichTextEditor } from "../editor/index.tsx"
import type { PictureInput, ProfileFieldsFragment, ProfileGroup } from "../generated/graphql.ts"
import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { SelectField, TextField } from "../ui/text-field.tsx"
import { richly } from "../writing/compared.tsx"
import type { Sent } from "../writing/use-sending.ts"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
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

const names = { picture: "Image", name: "Name", position: "Position", group: "Group", bio: richly("Bio") }

/** What is filled in about somebody. Submit waits until all of it is there (specification, section 5). */
export function ProfileForm({ profile, save, submitLabel, onCancel, asNew }: ProfileFormProps) {
  const writing = useWriting(typedFrom(profile), profile?.version)
  const { typed, type } = writing
  const { picture, name, position, group, bio } = typed
  const missing = {
    "an image": !isChosen(picture),
    "a name": !name.trim(),
    "a position": !position.trim(),
    "a group": !group,
    "a bio": isBlank(bio),
  }
  const submit = async ({ group, picture, ...words }: typeof typed, sent: Sent) => {
    if (group) await save({ ...words, group, picture: pictureInput(picture) }, sent)
  }

  return (
    <WritingForm
      writing={writing}
      names={names}
      missing={missing}
      submitLabel={submitLabel}
      onCancel={onCancel}
      asNew={asNew}
      onSubmit={submit}
    >
      {({ fields }) => (
        <>
          <PictureChooser
            label="Image"
            required
            value={picture}
            error={fields.picture ?? fields["picture.upload"]}
            altError={fields["picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
          <TextField
            label="Name"
            required
            maxLength={200}
            autoComplete="off"
            error={fields.name}
            value={name}
            onChange={({ target }) => type({ name: target.value })}
          />
          <TextField
            label="Position"
            required
            maxLength={200}
            error={fields.position}
            value={position}
            onChange={({ target }) => type({ position: target.value })}
          />
          <SelectField
            label="Group"
            required
            error={fields.group}
            value={group}
            onChange={({ target }) => type({ group: target.value as ProfileGroup })}
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
            value={bio}
            rows={10}
            error={fields.bio}
            required
            onChange={(bio) => type({ bio })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom(profile: ProfileFieldsFragment | undefined) {
  return {
    picture: chosenFrom(profile?.picture),
    name: profile?.name ?? "",
    position: profile?.position ?? "",
    group: profile?.group ?? ("" as const),
    bio: profile?.bio ?? "",
  }
}
