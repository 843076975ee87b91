import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { Line } from "../../content/items/fields.ts"
import { InstantColumn } from "../../store/database/instant.ts"

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

  /** Null or false if an older release stored it and could not rewrite it. */
  @Column("boolean", { nullable: true })
  rewritten!: boolean | null

  @Field(() => GraphQLISODateTime, { description: "Upload time, ISO 8601 in UTC." })
  @InstantColumn()
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
