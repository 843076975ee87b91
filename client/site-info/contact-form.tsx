import { RowEditor } from "../admin/row-editor.tsx"
import type { OfficeSiteFieldsFragment } from "../generated/office.ts"
import { TextArea, TextField } from "../ui/text-field.tsx"
import { useWriting } from "../writing/use-writing.ts"
import { WritingForm } from "../writing/writing-form.tsx"
import { type PartFormProps, plain } from "./part-form.ts"
import style from "./site-screen.module.css"
import { TimeZoneField } from "./time-zone-field.tsx"

type Line = { label: string; number: string }

const names = {
  address: "Address",
  postalAddress: "Postal address",
  email: "Email",
  helpLine: "Help line",
  telephone: "Telephone lines",
  officeHours: "Office hours",
  openingHours: "Opening hours for search engines",
  timeZone: "Time zone",
}

/** How families reach the school. */
export function ContactForm({ site, save, onCancel }: PartFormProps) {
  const writing = useWriting(typedFrom(site), site.version)
  const { typed, type } = writing

  return (
    <WritingForm
      writing={writing}
      names={names}
      submitLabel="Update"
      onCancel={onCancel}
      onSubmit={(typed, sent) => save(inputFrom(typed), sent)}
    >
      {({ fields }) => (
        <>
          <TextArea
            label="Address"
            hint="Where the school stands, line by line."
            rows={3}
            error={fields.address}
            value={typed.address}
            onChange={({ target }) => type({ address: target.value })}
          />
          <TextArea
            label="Postal address"
            hint="Where letters go, line by line."
            rows={3}
            error={fields.postalAddress}
            value={typed.postalAddress}
            onChange={({ target }) => type({ postalAddress: target.value })}
          />
          <TextField
            label="Email"
            hint="Enquiries and applications are mailed here."
            type="email"
            maxLength={254}
            error={fields.email}
            value={typed.email}
            onChange={({ target }) => type({ email: target.value })}
          />
          <fieldset>
            <legend className={style.legend}>Help line, at the top of every page</legend>
            <div className={style.two}>
              <LineFields
                line={typed.helpLine}
                onChange={(helpLine) => type({ helpLine })}
                errors={{ label: fields["helpLine.label"], number: fields["helpLine.number"] }}
              />
            </div>
          </fieldset>
          <RowEditor
            label="Telephone lines"
            one="line"
            nameOf={({ label }) => label}
            rows={typed.telephone}
            blank={{ label: "", number: "" }}
            most={20}
            error={fields.telephone}
            onChange={(telephone) => type({ telephone })}
          >
            {(line, change, index) => (
              <LineFields
                line={line}
                onChange={change}
                errors={{
                  label: fields[`telephone.${index}.label`],
                  number: fields[`telephone.${index}.number`],
                }}
              />
            )}
          </RowEditor>
          <TextField
            label="Office hours"
            hint="As people read them."
            maxLength={300}
            error={fields.officeHours}
            value={typed.officeHours}
            onChange={({ target }) => type({ officeHours: target.value })}
          />
          <TextField
            label="Opening hours for search engines"
            hint="Such as Mo-Fr 07:30-16:00"
            maxLength={200}
            error={fields.openingHours}
            value={typed.openingHours}
            onChange={({ target }) => type({ openingHours: target.value })}
          />
          <TimeZoneField error={fields.timeZone} value={typed.timeZone} onChange={(timeZone) => type({ timeZone })} />
        </>
      )}
    </WritingForm>
  )
}

type LineFieldsProps = {
  line: Line
  onChange: (line: Line) => void
  errors: { label?: string; number?: string }
}

function LineFields({ line, onChange, errors }: LineFieldsProps) {
  return (
    <>
      <TextField
        label="What it is for"
        maxLength={60}
        error={errors.label}
        value={line.label}
        onChange={({ target }) => onChange({ ...line, label: target.value })}
      />
      <TextField
        label="Number"
        type="tel"
        maxLength={40}
        error={errors.number}
        value={line.number}
        onChange={({ target }) => onChange({ ...line, number: target.value })}
      />
    </>
  )
}

function typedFrom(site: OfficeSiteFieldsFragment) {
  const { address, postalAddress, email, helpLine, telephone, officeHours, openingHours, timeZone } = site
  return {
    address: address.join("\n"),
    postalAddress: postalAddress.join("\n"),
    email,
    helpLine: plain(helpLine) as Line,
    telephone: telephone.map((line) => plain(line) as Line),
    officeHours,
    openingHours,
    timeZone,
  }
}

function inputFrom(typed: ReturnType<typeof typedFrom>) {
  return {
    ...typed,
    address: linesOf(typed.address),
    postalAddress: linesOf(typed.postalAddress),
    telephone: typed.telephone.filter(({ label, number }) => label.trim() || number.trim()),
  }
}

function linesOf(text: string) {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean)
}
