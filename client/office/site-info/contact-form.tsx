import { formatTime } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { telephoneLineLimits } from "../../generated/limits.ts"
import type { TelephoneLineInput } from "../../generated/office.ts"
import { group, list } from "../../items/forms/groups.tsx"
import { email, type Fields, lines, text } from "../../items/forms/text.tsx"
import { type PartFormProps, siteForm } from "./part-form.tsx"

const line = {
  label: text({ label: "What it is for", half: true }),
  number: text({ label: "Number", half: true, input: { type: "tel" } }),
} satisfies Fields<TelephoneLineInput>

const zones = [...new Set(["UTC", ...Intl.supportedValuesOf("timeZone")])]

const zoneHint = "All dates and times on the site are shown in it: the hours of events change with it."

const Contact = siteForm({
  address: lines({ label: "Address", hint: "The address of the school, line by line.", rows: 3 }),
  postalAddress: lines({ label: "Postal address", hint: "Where letters go, line by line.", rows: 3 }),
  email: email({ label: "Email", hint: "Enquiries and applications are mailed here." }),
  helpLine: group({
    label: "Help line, at the top of every page",
    shortLabel: "Help line",
    fields: line,
    limits: telephoneLineLimits,
  }),
  telephone: list({
    label: "Telephone lines",
    noun: "line",
    fields: line,
    limits: telephoneLineLimits,
    skipsBlank: true,
    inLine: true,
  }),
  officeHours: text({ label: "Office hours", hint: "As people read them." }),
  openingHours: text({ label: "Opening hours for search engines", hint: "Such as Mo-Fr 07:30-16:00" }),
  timeZone: text({
    label: "Time zone",
    hint: zoneHint,
    required: true,
    input: { list: "time-zones", maxLength: 60, spellCheck: false },
    also: ({ timeZone }) =>
      zones.includes(String(timeZone))
        ? { hint: `${zoneHint} There it is ${formatTime(Date.now(), String(timeZone))} now.` }
        : {},
  }),
})

export function ContactForm(props: PartFormProps) {
  // Rerenders each minute, for the time in the hint.
  useNow(minute)

  return (
    <>
      <datalist id="time-zones">
        {zones.map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
      <Contact {...props} />
    </>
  )
}

ContactForm.fields = Contact.fields
