import { ArgsType, Field, InputType, ObjectType, registerEnumType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Required } from "../../content/api/validation.ts"
import { addressedAt } from "../../content/items/addressed.ts"
import { RichTextField, TextField } from "../../content/items/fields.ts"
import { Owned } from "../../content/items/owned.ts"
import { AuthorArgs, byAuthor, ownedType } from "../../content/items/owned-type.ts"
import { searchable } from "../../content/items/searchable.ts"

/** The numbers are REST's `tag`. */
export enum ProfileGroup {
  GOVERNORS = 10,
  MANAGEMENT = 20,
  TEACHERS = 30,
}

registerEnumType(ProfileGroup, {
  name: "ProfileGroup",
  description: "Groups in which people are shown.",
  valuesConfig: {
    GOVERNORS: { description: "10 in REST. Oversees the school." },
    MANAGEMENT: { description: "20 in REST. Runs the school." },
    TEACHERS: { description: "30 in REST. Teaches." },
  },
})

const lastPlace = 10_000

export const byPlace = { group: "ASC", place: "ASC", id: "ASC" } as const

@ObjectType()
@InputType()
abstract class ProfileFields {
  @TextField({ description: "The person's name, with title.", max: 120, required: "Name is required.", inDrafts: true })
  name!: string

  @TextField({ description: "The person's position.", max: 160, required: "Position is required." })
  position!: string

  @Field(() => ProfileGroup, { description: "Group in which the person is shown." })
  @Column("integer")
  @Required("Group is required.")
  group!: ProfileGroup

  @RichTextField({ description: "Biography.", required: "Bio is required." })
  bio!: string
}

@Entity("profiles")
@Index(["group", "place", "id", "state"])
@ObjectType({ description: "A person at the school with a public profile." })
export class Profile extends Owned(ProfileFields) {
  static addressed = addressedAt<Profile>("/profiles/view/:id")

  static search = searchable<Profile>("PROFILE", "A person at the school.", ["name", "position"], {
    evergreen: true,
    version: 2,
  })

  @Field(() => String, { description: "Same as `name`." })
  title(): string {
    return this.name
  }

  /** From 1; set only by `orderProfiles`. People added later come last, in the order in which they were added. */
  @Column("integer", { default: lastPlace })
  place!: number

  /** Set only by `setProfileAccount`. */
  @Column("integer", { nullable: true })
  accountId!: number | null
}

@ArgsType()
class ProfileArgs extends AuthorArgs {
  @NullableField(() => ProfileGroup, "Only people in this group.")
  group?: ProfileGroup | null
}

export const profile = ownedType(Profile, ProfileFields, {
  one: "a profile",
  noun: "person",
  nouns: "People",
  example: () => ({ name: "Mr Pike", position: "Sport", group: "TEACHERS", bio: "<p>He has a whistle.</p>" }),
  plural: "profiles",
  list: {
    description: "People, by group, in the order that `orderProfiles` gave them, then as they were added.",
    args: ProfileArgs,
    options: ({ group, ...args }) => ({
      states: args.states,
      where: { ...byAuthor(args), ...(group != null && { group }) },
      order: byPlace,
    }),
  },
})
