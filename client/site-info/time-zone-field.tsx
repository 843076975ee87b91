import { useId } from "react"
import { formatTime } from "../ui/dates/dates.tsx"
import { minute, useNow } from "../ui/dates/now.ts"
import { TextField } from "../ui/fields/text-field.tsx"

type TimeZoneFieldProps = { value: string; onChange: (zone: string) => void; error?: string }

export function TimeZoneField({ value, onChange, error }: TimeZoneFieldProps) {
  const zones = useId()
  const now = useNow(minute)
  const known = allZones.includes(value)

  return (
    <>
      <TextField
        label="Time zone"
        hint={`All dates and times on the site are shown in it.${known ? ` There it is ${formatTime(now, value)} now.` : ""}`}
        required
        list={zones}
        spellCheck={false}
        maxLength={60}
        error={error}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={zones}>
        {allZones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </>
  )
}

const allZones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])]
