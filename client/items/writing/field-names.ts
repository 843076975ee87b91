type Named = { name: string; rich: true }

export type FieldName = string | Named

export type FieldNames<Content> = { [Name in keyof Content]-?: FieldName }

export const richText = (name: string): Named => ({ name, rich: true })

export const labelOf = (field: FieldName) => (typeof field === "string" ? field : field.name)
