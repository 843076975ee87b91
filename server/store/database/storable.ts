/** Drops NUL characters, which PostgreSQL cannot store. */
export const storableText = (text: string) => (text.includes("\0") ? text.replaceAll("\0", "") : text)

/** On SQLite too, so that both store the same text. */
export const storable = (parameters?: unknown[]) =>
  parameters?.map((value) => (typeof value === "string" ? storableText(value) : value))
