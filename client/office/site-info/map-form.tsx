import { schoolMapLimits } from "../../generated/limits.ts"
import type { Field } from "../../items/forms/field.ts"
import { FieldsForm } from "../../items/forms/fields-form.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { text } from "../../items/forms/text.tsx"
import type { PartFormProps } from "./part-form.tsx"

type Place = { latitude: number | null; longitude: number | null }

const nowhere: Place = { latitude: null, longitude: null }

const coordinates: Field<Place, string, string> = {
  ...text({
    label: "Latitude and longitude",
    hint: "As a map website shows them, such as -25.7479, 28.2293. A link below the map then opens the way to the school; without them there is none.",
    input: { inputMode: "text", spellCheck: false },
  }),
  validate: (value) => faultsOf(parseCoordinates(value)),
  toInput: (value) => parseCoordinates(value) ?? nowhere,
}

const fields = { picture: optionalPicture({ label: "Map" }), coordinates }

export function MapForm({ site, save, ...form }: PartFormProps) {
  const { picture, latitude, longitude } = site.map
  const typed = latitude == null || longitude == null ? "" : `${latitude}, ${longitude}`

  return (
    <FieldsForm
      {...form}
      fields={fields}
      limits={{}}
      within="map"
      stored={{ picture, coordinates: typed, version: site.version }}
      save={({ picture, coordinates }, sent) => save({ map: { ...coordinates, picture } }, sent)}
    />
  )
}

MapForm.fields = fields
MapForm.within = "map" as const

function faultsOf(place: Record<keyof Place, number> | null): Record<string, string> {
  if (!place) return { "": "Please give two numbers with a comma between them, such as -25.7479, 28.2293." }
  const { latitude, longitude } = schoolMapLimits
  if (Math.abs(place.latitude) > latitude.max) return { "": `Latitude: ${latitude.wrong}` }
  return Math.abs(place.longitude) > longitude.max ? { "": `Longitude: ${longitude.wrong}` } : {}
}

/** Parses "-25.7479, 28.2293", as copied from a map website; null for anything else. */
function parseCoordinates(text: string) {
  const [, latitude, longitude] = /^\s*([-−]?\d+(?:\.\d+)?)°?\s*[,; ]\s*([-−]?\d+(?:\.\d+)?)°?\s*$/.exec(text) ?? []
  if (!latitude || !longitude) return null
  return { latitude: degrees(latitude), longitude: degrees(longitude) }
}

const degrees = (text: string) => Number(text.replace("−", "-"))
