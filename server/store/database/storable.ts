/** A text without what PostgreSQL cannot store: the character NUL, which nobody means to write. */
export const storableText = (text: string) => (text.includes("\0") ? text.replaceAll("\0", "") : text)

/** Parameters of a statement, on SQLite too: so a text is the same on both. */
export const storable = (parameters?: unknown[]) =>
  parameters?.map((value) => (typeof value === "string" ? storableText(value) : value))
