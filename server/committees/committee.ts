import { ArrayMaxSize, IsArray, ValidateNested } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { Optional } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import { FreeText, FreeTextField, OneLine, Text, TextField, together } from "../content/fields.ts"
import { Recorded, Versioned } from "../content/record.ts"
import { searchText } from "../content/search-text.ts"

@ObjectType({ description: "Somebody in a committee." })
@InputType("CommitteeMemberInput", { description: "Somebody in a committee." })
export class CommitteeMember {
  @Text({ description: "The name.", max: 100, required: "Name is required." })
  @OneLine()
  name!: string

  @FreeText({ description: "What the member does in it, such as Treasurer.", max: 100 })
  @OneLine()
  role!: string
}

const MembersField = () =>
  together(
    Field(() => [CommitteeMember], { description: "Who is in it, in the order in which they are shown; at most 100." }),
    Column("simple-json"),
    IsArray({ message: "Please list the members." }),
    ArrayMaxSize(100, { message: "A committee has at most 100 members." }),
    ValidateNested(),
  )

@ObjectType()
@InputType()
abstract class CommitteeFields {
  @TextField({ description: "What it is called.", max: 200, required: "Name is required." })
  @OneLine()
  name!: string

  @FreeTextField({ description: "What it is for.", max: 5000 })
  description!: string

  @MembersField()
  members!: CommitteeMember[]
}

@Entity("committees")
@ObjectType({ description: "A group of people with a task, such as the parents' committee." })
export class Committee extends Recorded(CommitteeFields) {
  static shownWith = {}

  static derived({ name, description, members }: Committee) {
    return { searchText: searchText(name, description, ...members.flatMap((member) => [member.name, member.role])) }
  }

  @Column("text", { default: "", select: false })
  searchText!: string
}

@InputType({ description: "A new committee." })
export class AddCommitteeInput extends Addable(CommitteeFields) {}

@InputType({ description: "Changes to a committee. What is absent stays as it is." })
export class EditCommitteeInput extends Versioned(Optional(CommitteeFields)) {}
