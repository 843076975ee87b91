import { TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"

const places = {
  facebook: "Facebook",
  twitter: "X (Twitter)",
  instagram: "Instagram",
  linkedIn: "LinkedIn",
  youtube: "YouTube",
} as const

type Place = keyof typeof places

/** Where the school is found elsewhere. A place without an address is shown nowhere. */
export function ElsewhereForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedFrom(site), site.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={{ onlineSchoolUrl: "Online school", ...places }}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(typed, sent) => save(inputFrom(typed), sent)}
    >
      {({ fields }) => (
        <>
          <TextField
            label="Online school"
            hint="Its address, which begins with https://"
            type="url"
            maxLength={500}
            error={fields.onlineSchoolUrl}
            value={typed.onlineSchoolUrl}
            onChange={({ target }) => type({ onlineSchoolUrl: target.value })}
          />
          {placeNames.map((place) => (
            <TextField
              key={place}
              label={places[place]}
              type="url"
              maxLength={500}
              error={fields[`social.${place}`]}
              value={typed[place]}
              onChange={({ target }) => type({ [place]: target.value })}
            />
          ))}
        </>
      )}
    </WritingForm>
  )
}

const placeNames = Object.keys(places) as Place[]

function typedFrom({ onlineSchoolUrl, social }: PartFormProps["site"]) {
  const addresses = Object.fromEntries(placeNames.map((place) => [place, social[place] ?? ""])) as Record<Place, string>
  return { onlineSchoolUrl, ...addresses }
}

function inputFrom({ onlineSchoolUrl, ...addresses }: ReturnType<typeof typedFrom>) {
  const social = Object.fromEntries(placeNames.map((place) => [place, addresses[place].trim() || null]))
  return { onlineSchoolUrl, social }
}
