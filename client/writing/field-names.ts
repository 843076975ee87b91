type Named = { name: string; rich: true }

/** What a field is called where two versions of it are shown. */
export type FieldName = string | Named

export type FieldNames<Content> = { [Name in keyof Content]-?: FieldName }

/** A field whose text is HTML. */
export function richText(name: string): Named {
  return { name, rich: true }
}

export const labelOf = (field: FieldName) => (typeof field === "string" ? field : field.name)
