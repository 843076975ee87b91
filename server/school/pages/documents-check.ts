import { In, IsNull } from "typeorm"
import { actionNeeded, firstOf, type HealthCheck, healthy, note, pluralize } from "../../content/api/health-check.ts"
import { StoredDocument } from "./document.ts"
import { shownNames } from "./documents.ts"

export const documentsCheck: HealthCheck = {
  subject: "Documents",
  async run({ database }) {
    const unchecked = await database.read.find(StoredDocument, {
      where: [{ rewritten: false }, { rewritten: IsNull() }],
      order: { id: "ASC" },
    })
    if (unchecked.length === 0) return healthy("All documents were looked through.")
    return actionNeeded(
      `${pluralize(unchecked.length, "document")} could not be looked through for what may act: ${listOf(unchecked)}.`,
      "Print each into a new PDF, and upload that in its place.",
    )
  },
}

export const readableDocumentsCheck: HealthCheck = {
  subject: "Reading documents aloud",
  async run({ database: { read } }) {
    const where = { name: In([...(await shownNames(read))]) }
    const shown = await read.find(StoredDocument, { where, order: { id: "ASC" } })
    const lacking = shown.filter(({ missing }) => missing?.length)
    if (lacking.length === 0) return healthy("Every document that was looked at has text, language, title and tags.")
    return note(
      `${pluralize(lacking.length, "document")} cannot be read well by everybody: ${listOf(lacking)}.`,
      "Save each again as a tagged PDF, with a title and a language, and upload that in its place.",
    )
  },
}

const listOf = (documents: StoredDocument[]) =>
  firstOf(
    documents.map(({ name, missing }) => (missing?.length ? `${name} (no ${missing.join(", ").toLowerCase()})` : name)),
  )
