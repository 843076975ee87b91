import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import { list } from "../../items/forms/groups.tsx"
import { text } from "../../items/forms/text.tsx"
import { documentFile } from "./document-field.tsx"

const upload = vi.hoisted(() => vi.fn())

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useUploadDocumentMutation: () => [upload],
}))

const field = list({
  ...{ label: "Documents", noun: "document", inLine: true, limits: {} },
  fields: { title: text({ label: "Title" }), name: documentFile() },
})

let documents: { title: string; name: string }[]
let uploads: { arrive: () => Promise<void>; signal: AbortSignal }[]

beforeEach(() => {
  uploads = []
  upload.mockImplementation(({ variables, context }) => {
    const answer = deferred<object>()
    const { signal } = context.fetchOptions
    signal.addEventListener("abort", () => answer.reject(signal.reason))
    const data = { uploadDocument: { name: variables.file.name, bytes: 1, missing: null } }
    uploads.push({ signal, arrive: () => act(async () => answer.resolve({ data })) })
    return answer.promise
  })
  render(<Documents />, inApp)
})

function Documents() {
  const [value, onChange] = useState([{ title: "Fees", name: "old.pdf" }])
  documents = value
  return field.render({ name: "documents", value, onChange, required: false, limit: {}, also: {}, error: () => "" })
}

const choose = (name: string) =>
  act(async () => {
    const input = document.querySelector("input[type=file]") as Element
    fireEvent.change(input, { target: { files: [new File([], name)] } })
  })

it("A document that is being stored changes neither the words typed meanwhile nor other rows", async () => {
  await choose("new.pdf")
  fireEvent.change(screen.getByLabelText(/^Title/), { target: { value: "Fees 2027" } })
  fireEvent.click(screen.getByText("Add a document"))
  const prepared = whenPrepared()
  await uploads[0]?.arrive()
  await prepared
  expect(documents).toEqual([
    { title: "Fees 2027", name: "new.pdf" },
    { title: "", name: "" },
  ])
})

it("Of two documents chosen one after the other, the second is stored and the first is stopped", async () => {
  await choose("wrong.pdf")
  await choose("right.pdf")
  expect(uploads[0]?.signal.aborted).toBe(true)
  await uploads[1]?.arrive()
  expect(documents).toEqual([{ title: "Fees", name: "right.pdf" }])
})

it("A document that arrives for a row removed meanwhile does not bring the row back", async () => {
  await choose("new.pdf")
  fireEvent.click(screen.getByRole("button", { name: "Remove Fees" }))
  await uploads[0]?.arrive()
  expect(documents).toEqual([])
})
