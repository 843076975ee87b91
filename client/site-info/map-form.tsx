import { PictureChooser } from "../ui/picture-chooser.tsx"
import { chosenFrom, isChosen, pictureInput } from "../ui/picture-input.ts"
import { TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import type { PartFormProps } from "./part-form.ts"

const names = { picture: "Map", coordinates: "Latitude and longitude" }

/** Where the school is. */
export function MapForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedFrom(site), site.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      check={() => wrongIn(typed)}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={({ picture, coordinates }, sent) => {
        const place = readCoordinates(coordinates) ?? nowhere
        return save({ map: { ...place, picture: isChosen(picture) ? pictureInput(picture) : null } }, sent)
      }}
    >
      {({ fields }) => (
        <>
          <PictureChooser
            label="Map"
            value={typed.picture}
            error={fields["map.picture"]}
            altError={fields["map.picture.alt"]}
            onChange={(picture) => type({ picture })}
          />
          <TextField
            label="Latitude and longitude"
            hint="As a map website tells them, such as -25.7479, 28.2293. A link below the map then opens the way to the school; without them there is none."
            inputMode="text"
            spellCheck={false}
            maxLength={60}
            error={fields.coordinates ?? fields["map.latitude"] ?? fields["map.longitude"]}
            value={typed.coordinates}
            onChange={({ target }) => type({ coordinates: target.value })}
          />
        </>
      )}
    </WritingForm>
  )
}

function typedFrom({ map: { picture, latitude, longitude } }: PartFormProps["site"]) {
  const coordinates = latitude == null || longitude == null ? "" : `${latitude}, ${longitude}`
  return { picture: chosenFrom(picture), coordinates }
}

function wrongIn({ coordinates }: { coordinates: string }): Record<string, string> {
  const isRight = coordinates.trim() === "" || readCoordinates(coordinates)
  return isRight ? {} : { coordinates: "Please give two numbers with a comma between them, such as -25.7479, 28.2293." }
}

const nowhere = { latitude: null, longitude: null }

/** "-25.7479, 28.2293" as a map website lets it be copied; null where it is something else. */
function readCoordinates(text: string) {
  const [, latitude, longitude] = /^\s*([-−]?\d+(?:\.\d+)?)°?\s*[,; ]\s*([-−]?\d+(?:\.\d+)?)°?\s*$/.exec(text) ?? []
  if (!latitude || !longitude) return null
  return { latitude: degrees(latitude), longitude: degrees(longitude) }
}

const degrees = (text: string) => Number(text.replace("−", "-"))
