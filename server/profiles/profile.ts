import { Field, InputType, ObjectType, registerEnumType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { Optional, Required } from "../api/validation.ts"
import { Addable } from "../content/added-item.ts"
import type { Addressed } from "../content/addressed.ts"
import { RichTextField, TextField } from "../content/fields.ts"
import { Edit, Owned, WithPicture } from "../content/owned.ts"
import type { Searchable } from "../content/searchable.ts"

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

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class ProfileFields {
  @TextField({ description: "The person's name, with title.", max: 120, required: "Name is required." })
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

/** Somebody at the school whom the public may know. */
@Entity("profiles")
@Index(["group", "id"])
@ObjectType({ description: "Somebody at the school whom the public may know." })
export class Profile extends Owned(ProfileFields) {
  static addressed: Addressed<Profile> = { path: ({ id }) => `/profiles/view/${id}` }

  static search: Searchable<Profile> = {
    kind: "PROFILE",
    words: ({ name, position, bio }) => ({ title: name, texts: [position, bio] }),
  }
}

@InputType({ description: "A new profile. All of it is required." })
export class AddProfileInput extends Addable(WithPicture(ProfileFields)) {}

@InputType({ description: "Changes to a profile. What is absent stays as it is." })
export class EditProfileInput extends Edit(Optional(ProfileFields)) {}
