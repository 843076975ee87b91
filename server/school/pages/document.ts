import { Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Line } from "../../content/items/fields.ts"
import { InstantField } from "../../store/database/instant.ts"

export const DocumentPart = describedEnum("DocumentPart", "A part of a PDF without which some people cannot read it.", {
  TEXT: "Text: a scan has pictures of it alone.",
  LANGUAGE: "The language, by which a voice is chosen.",
  TITLE: "A title, read in place of the file name.",
  TAGS: "Tags, which say what is a heading, a list or a table.",
})

export type DocumentPart = keyof typeof DocumentPart

/** A PDF rewritten by `pdf.ts`. */
@Entity("documents")
@ObjectType("Document", { description: "A PDF file to download." })
export class StoredDocument {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "File name; never used for another file." })
  @Column("text", { unique: true })
  name!: string

  @Field(() => Int, { description: "Size in bytes." })
  @Column("integer")
  bytes!: number

  /** Null or false for a document of an older release that could not be rewritten. */
  @Column("boolean", { nullable: true })
  rewritten!: boolean | null

  @NullableField(
    () => [DocumentPart],
    "Parts that the file lacks for a screen reader; null if it was not looked at yet.",
  )
  @Column("simple-json", { nullable: true })
  missing!: DocumentPart[] | null

  @InstantField("Upload time, ISO 8601 in UTC.")
  createdAt!: Date

  @Field(() => String, { description: "Path of the file on this site, available while a page shows it." })
  url(): string {
    return `/documents/${encodeURIComponent(this.name)}`
  }
}

/** The stored form; `name` identifies the file. */
@InputType({ description: "A file to download from a page." })
export class PageDocumentInput {
  @Line({ description: "The `name` of an uploaded document.", max: 200, required: "Please choose a PDF." })
  name!: string

  @Line({ description: "Title.", max: 120, required: "Title is required." })
  title!: string
}

@ObjectType({ description: "A file to download from a page." })
export class PageDocument {
  @Field(() => String, { description: "Title." })
  title!: string

  @Field(() => StoredDocument, { description: "The file." })
  file!: StoredDocument
}
