import { useState } from "react"
import { Form } from "../ui/form.tsx"
import { TextField } from "../ui/text-field.tsx"
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
  const [online, setOnline] = useState(site.onlineSchoolUrl)
  const [typed, setTyped] = useState(
    () => Object.fromEntries(names.map((place) => [place, site.social[place] ?? ""])) as Record<Place, string>,
  )
  const input = () => ({
    onlineSchoolUrl: online,
    social: Object.fromEntries(names.map((place) => [place, typed[place].trim() || null])),
  })

  return (
    <Form submitLabel="Update" onCancel={onCancel} onSubmit={() => save(input())}>
      {({ fields }) => (
        <>
          <TextField
            label="Online school"
            hint="Its address, which begins with https://"
            type="url"
            maxLength={500}
            error={fields.onlineSchoolUrl}
            value={online}
            onChange={({ target }) => setOnline(target.value)}
          />
          {names.map((place) => (
            <TextField
              key={place}
              label={places[place]}
              type="url"
              maxLength={500}
              error={fields[`social.${place}`]}
              value={typed[place]}
              onChange={({ target }) => setTyped({ ...typed, [place]: target.value })}
            />
          ))}
        </>
      )}
    </Form>
  )
}

const names = Object.keys(places) as Place[]
