import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { InstantColumn, OptionalInstantField } from "../../store/database/instant.ts"
import { Day } from "../items/day.ts"

export const ConsentAnswer = describedEnum("ConsentAnswer", "A family's answer about pictures of their child.", {
  YES: "The family agrees.",
  NO: "The family does not agree, or no longer.",
  UNSAID: "Not said yet.",
})

export type ConsentAnswer = keyof typeof ConsentAnswer

export const ConsentMeans = describedEnum("ConsentMeans", "How a family answered.", {
  LINK: "Their signed link.",
  PAPER: "Paper.",
  TELEPHONE: "Telephone.",
})

export type ConsentMeans = keyof typeof ConsentMeans

/** Names are sealed: the database alone does not reveal them. */
@Entity("children")
@ObjectType({ description: "A child who is in a picture, or whose family has answered about pictures." })
export class Child {
  @Field(() => Int, { description: "ID." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("text")
  sealedName!: string

  /** Finds the same name again: a signature of its folded form. */
  @Index()
  @Column("text")
  nameMark!: string

  @Field(() => String, { description: "Form, such as Form 3; may be empty." })
  @Column("text")
  form!: string

  @Field(() => ConsentAnswer, { description: "The last answer." })
  @Column("text", { default: ConsentAnswer.UNSAID })
  answer!: ConsentAnswer

  @Auth(Role.ADMINISTRATOR)
  @NullableField(() => ConsentMeans, "How the family answered; null for editors, and without an answer.")
  @Column("text", { nullable: true })
  means!: ConsentMeans | null

  @Column("text", { nullable: true })
  sealedGiver!: string | null

  @Auth(Role.ADMINISTRATOR)
  @OptionalInstantField("Time of the answer, ISO 8601 in UTC; null for editors, and without an answer.")
  answeredAt!: Date | null

  @Auth(Role.ADMINISTRATOR)
  @NullableField(() => Day, "Last day on which a yes is valid, such as the day of leaving; null if it does not end.")
  @Column("text", { nullable: true })
  until!: Day | null

  @Auth(Role.ADMINISTRATOR)
  @NullableField(() => Day, "Last day on which a yes of an earlier school year is valid; null until it is asked again.")
  @Column("text", { nullable: true })
  renewBy!: Day | null

  @InstantColumn()
  createdAt!: Date

  /** A later time revokes earlier links. */
  @InstantColumn()
  linkedAt!: Date

  @Field(() => Int, { description: "Version, to send with an edit." })
  @Column("integer", { default: 1 })
  version!: number
}

/** Belongs to a file and so to all its uses, versions and drafts; by the file's hash also to identical files. */
@Entity("child_pictures")
@Index(["childId", "file"], { unique: true })
export class ChildInPicture {
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  childId!: number

  @ManyToOne(() => Child, { onDelete: "CASCADE", nullable: false })
  child!: Child

  @Index()
  @Column("text")
  file!: string

  @Index()
  @Column("text", { nullable: true })
  hash!: string | null
}
