/** `fields`: those of a group, or of each row of a list. */
type Named = {
  name: string
  rich?: true
  choices?: Partial<Record<string, string>>
  fields?: Record<string, FieldName>
}

export type FieldName = string | Named

export type FieldNames<Content> = { [Name in keyof Content]-?: FieldName }

export const labelOf = (field: FieldName) => (typeof field === "string" ? field : field.name)
