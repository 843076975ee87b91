import { IsNull } from "typeorm"
import { counted, good, type HealthCheck, look } from "../../content/api/health-check.ts"
import { StoredDocument } from "./document.ts"

const named = 5

export const documentsCheck: HealthCheck = {
  subject: "Documents",
  async run({ database }) {
    const kept = await database.read.find(StoredDocument, {
      where: [{ rewritten: false }, { rewritten: IsNull() }],
      order: { id: "ASC" },
    })
    if (kept.length === 0) return good("All documents were looked through.")
    const others = kept.length > named ? ` and ${kept.length - named} more` : ""
    const list = kept.slice(0, named).map(({ name }) => name)
    return look(
      `${counted(kept.length, "document")} could not be looked through for what may act: ${list.join(", ")}${others}.`,
      "Print each into a new PDF, and upload that in its place.",
    )
  },
}
