import { TextField } from "../ui/text-field.tsx"

type TagFieldProps = { value: string; error?: string; onChange: (tag: string) => void }

/** The small label over a page's heading. */
export function TagField({ value, error, onChange }: TagFieldProps) {
  return (
    <TextField
      label="Small heading"
      hint="A few words that stand over the title; may be empty."
      maxLength={60}
      error={error}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
