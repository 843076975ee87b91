import { ArrayMaxSize, IsArray } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column, Entity } from "typeorm"
import { Optional } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import { FreeLine, FreeTextField, Line, OneLine, TextField, ValueType } from "../../content/items/fields.ts"
import { namedOfficeType, WithSearchText } from "../../content/items/office-type.ts"
import { Recorded, Versioned } from "../../content/items/record.ts"
import { searchText } from "../../content/items/search-text.ts"

@ValueType("A member of a committee.")
class CommitteeMember {
  @Line({ description: "Name.", max: 100, required: "Name is required." })
  name!: string

  @FreeLine({ description: "Role of the member, such as Treasurer.", max: 100 })
  role!: string
}

@ObjectType()
@InputType()
abstract class CommitteeFields {
  @TextField({ description: "Name.", max: 200, required: "Name is required." })
  @OneLine()
  name!: string

  @FreeTextField({ description: "Purpose.", max: 5000 })
  description!: string

  @Field(() => [CommitteeMember], { description: "Members, in display order; at most 100." })
  @Column("simple-json")
  @ArrayMaxSize(100, { message: "A committee has at most 100 members." })
  @IsArray({ message: "Please list the members." })
  members!: CommitteeMember[]
}

@Entity("committees")
@ObjectType({ description: "A group of people with a task, such as the parents' committee." })
export class Committee extends WithSearchText(Recorded(CommitteeFields)) {
  static derived({ name, description, members }: Committee) {
    return { searchText: searchText(name, description, ...members.flatMap((member) => [member.name, member.role])) }
  }
}

@InputType({ description: "A new committee." })
class AddCommitteeInput extends Addable(CommitteeFields) {}

@InputType({ description: "Changes to a committee. Omitted fields are unchanged." })
class EditCommitteeInput extends Versioned(Optional(CommitteeFields)) {}

export const committeeResolvers = namedOfficeType(Committee, {
  one: "a committee",
  nouns: "Committees",
  searched: "names, descriptions and members",
  inputs: { add: AddCommitteeInput, edit: EditCommitteeInput },
  adds: "Adds a committee.",
  fails: { add: ["BAD_USER_INPUT", "CONFLICT"], edit: ["NOT_FOUND", "CONFLICT", "BAD_USER_INPUT"] },
})
