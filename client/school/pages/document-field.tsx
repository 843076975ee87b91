import { type ChangeEvent, createContext, useContext, useEffect, useRef, useState } from "react"
import { useAttempt } from "../../base/ui/controls/use-attempt.ts"
import { Field } from "../../base/ui/fields/field.tsx"
import { beforeSending } from "../../base/ui/pictures/in-turn.ts"
import { sequence } from "../../base/ui/sequence.ts"
import { type DocumentPart, useUploadDocumentMutation } from "../../generated/office.ts"
import { inKilobytes } from "../../items/content/documents.tsx"
import type { Control, Field as FormField } from "../../items/forms/field.ts"
import "../../base/session/upload.ts"

type CheckedDocument = { name: string; bytes: number; missing: DocumentPart[] | null }

/** The page's stored documents, with their accessibility checks. */
export const StoredDocuments = createContext<CheckedDocument[]>([])

const missingTexts: Record<DocumentPart, string> = {
  TEXT: "This PDF has no text that can be read aloud: it is a scan or a drawing.",
  LANGUAGE: "It does not say in which language it is.",
  TITLE: "It has no title.",
  TAGS: "It has no tags, which say what is a heading or a list.",
}

/** A PDF, uploaded as soon as it is chosen; the value is its name. */
export function documentFile(): FormField<string, string, string | null> {
  return {
    options: { label: "PDF" },
    start: (stored) => stored ?? "",
    isEmpty: (value) => value === "",
    toInput: (value) => value,
    summary: (value) => value && <NameAndSize name={value} />,
    render: (control) => <DocumentField {...control} />,
  }
}

function NameAndSize({ name }: { name: string }) {
  const found = useContext(StoredDocuments).find((stored) => stored.name === name)
  return found ? `${name}, ${inKilobytes(found.bytes)}` : name
}

function DocumentField({ value, required, error, onChange }: Control<string>) {
  const { busy, problem, uploaded, choose } = useUpload(onChange)
  const found = [...useContext(StoredDocuments), ...uploaded].find(({ name }) => name === value)

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
          <div role="status">
            <p>{busy ? "It is being stored…" : value}</p>
            <p className="small">{found?.missing?.map((part) => missingTexts[part]).join(" ")}</p>
          </div>
        </>
      )}
    </Field>
  )
}

function useUpload(onStored: (name: string) => void) {
  const [upload] = useUploadDocumentMutation()
  const { busy, failure, attempt } = useAttempt()
  const [uploaded, setUploaded] = useState<CheckedDocument[]>([])
  const [enqueue] = useState(sequence)
  const stop = useRef(new AbortController())
  const latest = useRef(onStored)
  latest.current = onStored
  // A late answer must not bring back a removed row.
  useEffect(() => () => stop.current.abort(), [])

  const store = async (file: File, signal: AbortSignal) => {
    const { data } = await upload({ variables: { file }, context: { fetchOptions: { signal } } })
    if (!data || signal.aborted) return
    setUploaded((before) => [...before, data.uploadDocument])
    latest.current(data.uploadDocument.name)
  }
  /** Stops the upload of the file chosen before. */
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    target.value = ""
    if (!file) return
    stop.current.abort()
    stop.current = new AbortController()
    const { signal } = stop.current
    void enqueue(() => attempt(() => beforeSending(store(file, signal))))
  }

  return { busy, problem: failure && (failure.fields.file ?? failure.text), uploaded, choose }
}
