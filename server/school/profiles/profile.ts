import { ArgsType, Field, InputType, ObjectType, registerEnumType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { Required } from "../../content/api/validation.ts"
import { addressedAt } from "../../content/items/addressed.ts"
import { RichTextField, TextField } from "../../content/items/fields.ts"
import { Owned } from "../../content/items/owned.ts"
import { AuthorArgs, byAuthor, ownedType } from "../../content/items/owned-type.ts"
import { searchable } from "../../content/items/searchable.ts"

/** The groups in which people are shown. The number is what REST calls `tag`. */
export enum ProfileGroup {
  GOVERNORS = 10,
  MANAGEMENT = 20,
  TEACHERS = 30,
}

registerEnumType(ProfileGroup, {
  name: "ProfileGroup",
  description: "The groups in which people are shown.",
  valuesConfig: {
    GOVERNORS: { description: "10 in REST. Who watches over the school." },
    MANAGEMENT: { description: "20 in REST. Who runs it." },
    TEACHERS: { description: "30 in REST. Who teaches." },
  },
})

@ObjectType()
@InputType()
abstract class ProfileFields {
  @TextField({ description: "The person's name, with title.", max: 120, required: "Name is required.", inDrafts: true })
  name!: string

  @TextField({ description: "What the person does.", max: 160, required: "Position is required." })
  position!: string

  @Field(() => ProfileGroup, { description: "The group in which the person is shown." })
  @Column("integer")
  @Required("Group is required.")
  group!: ProfileGroup

  @RichTextField({ description: "About the person.", required: "Bio is required." })
  bio!: string
}

@Entity("profiles")
@Index(["group", "id", "state"])
@ObjectType({ description: "Somebody at the school whom the public may know." })
export class Profile extends Owned(ProfileFields) {
  static addressed = addressedAt<Profile>("/profiles/view/:id")

  static search = searchable<Profile>("PROFILE", "Somebody at the school.", ["name", "position", "bio"], {
    lasting: true,
  })

  @Field(() => String, { description: "The same as its name." })
  title(): string {
    return this.name
  }
}

@ArgsType()
class ProfileArgs extends AuthorArgs {
  @Field(() => ProfileGroup, { nullable: true, description: "Only people of this group." })
  group?: ProfileGroup | null
}

export const profile = ownedType(Profile, ProfileFields, {
  one: "a profile",
  noun: "person",
  nouns: "People",
  example: () => ({ name: "Mr Pike", position: "Sport", group: "TEACHERS", bio: "<p>He has a whistle.</p>" }),
  plural: "profiles",
  list: {
    description: "People, group by group, in the order in which they were added.",
    args: ProfileArgs,
    options: ({ group, ...args }) => ({
      states: args.states,
      where: { ...byAuthor(args), ...(group != null && { group }) },
      order: { group: "ASC", id: "ASC" },
    }),
  },
})
