import type { FoundRow, RawRow } from "./find-held.ts"
import { plainOf } from "./naming.ts"
import type { HeldRow } from "./person.ts"

const maxTitle = 160

export function shown({ key, of, row, isOwn }: FoundRow): HeldRow {
  return { key, called: of.called, title: titleOf(of.whose ?? [], row), at: momentOf(row), isOwn }
}

/** Without long texts and JSON, such as versions. */
function titleOf(columns: string[], row: RawRow): string {
  const words = columns.map((column) => String(row[column] ?? "")).filter((text) => text && !/^[[{]/.test(text))
  return plainOf([...new Set(words)].join(" · ")).slice(0, maxTitle)
}

function momentOf({ createdAt, at, deletedAt, updatedAt }: RawRow): Date | null {
  const moment = createdAt ?? at ?? deletedAt ?? updatedAt
  return moment ? new Date(String(moment)) : null
}
