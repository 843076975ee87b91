import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { Line } from "../../content/items/fields.ts"
import { InstantColumn } from "../../store/database/instant.ts"

/** A file to download, which pages name: a PDF that was written anew (`pdf.ts`). */
@Entity("documents")
@ObjectType("Document", { description: "A PDF to download." })
export class StoredDocument {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "What the file is called; never given to another file." })
  @Column("text", { unique: true })
  name!: string

  @Field(() => Int, { description: "Its size." })
  @Column("integer")
  bytes!: number

  /** Null or false where an older release stored it and could not rewrite it. */
  @Column("boolean", { nullable: true })
  rewritten!: boolean | null

  @Field(() => GraphQLISODateTime, { description: "When it was uploaded, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => String, { description: "Path of the file on this site, where it is served while a page shows it." })
  url(): string {
    return `/documents/${encodeURIComponent(this.name)}`
  }
}

/** The stored form: the name identifies the file. */
@InputType({ description: "A file to download, as a page shows it." })
export class PageDocumentInput {
  @Line({ description: "The `name` of an uploaded document.", max: 200, required: "Please choose a PDF." })
  name!: string

  @Line({ description: "What it is called.", max: 120, required: "Title is required." })
  title!: string
}

@ObjectType({ description: "A file to download, as a page shows it." })
export class PageDocument {
  @Field(() => String, { description: "What it is called." })
  title!: string

  @Field(() => StoredDocument, { description: "The file." })
  file!: StoredDocument
}
