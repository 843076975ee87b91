/** `fields`: those of a group, or of each row of a list. */
export type FieldName = {
  name: string
  rich?: true
  choices?: Partial<Record<string, string>>
  fields?: Record<string, FieldName>
}

export type FieldNames<Content> = { [Name in keyof Content]-?: FieldName }
