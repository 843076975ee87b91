import { type ChangeEvent, useState } from "react"
import { Field } from "../../base/ui/fields/field.tsx"
import { failureOf } from "../../base/ui/loading/failure.ts"
import { useUploadDocumentMutation } from "../../generated/office.ts"
import type { Control, Field as FormField } from "../../items/forms/field.ts"
import "../../items/writing/ready-to-send-files.ts"

/** A PDF, uploaded as soon as it is chosen; the value is its name. */
export function documentFile(): FormField<string, string, string | null> {
  return {
    options: { label: "PDF" },
    start: (stored) => stored ?? "",
    isEmpty: (value) => value === "",
    toInput: (value) => value,
    draw: (control) => <DocumentField {...control} />,
  }
}

function DocumentField({ value, required, error, onChange }: Control<string>) {
  const { busy, problem, choose } = useUpload(onChange)

  return (
    <Field
      label="PDF"
      hint="At most 10 MB, without scripts, passwords or other files in it."
      required={required}
      error={problem ?? error()}
    >
      {(control) => (
        <>
          <input
            {...control}
            type="file"
            accept="application/pdf,.pdf"
            required={required && value === ""}
            onChange={choose}
          />
          <p role="status">{busy ? "It is being stored…" : value}</p>
        </>
      )}
    </Field>
  )
}

function useUpload(onStored: (name: string) => void) {
  const [upload, { loading: busy }] = useUploadDocumentMutation()
  const [problem, setProblem] = useState<string | null>(null)

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (!file) return
    setProblem(null)
    try {
      const { data } = await upload({ variables: { file } })
      if (data) onStored(data.uploadDocument.name)
    } catch (error) {
      const { text, fields } = failureOf(error)
      setProblem(fields.file ?? text)
    }
    target.value = ""
  }

  return { busy, problem, choose }
}
