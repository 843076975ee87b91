import { Matches } from "class-validator"
import { InputType, ObjectType } from "type-graphql"
import { FreeTextField, NameField, OneLine, together } from "../../content/items/fields.ts"

/** A place elsewhere: never a script, as pages show it as a link. */
const ContactField = (description: string) =>
  together(
    FreeTextField({ description, max: 200 }),
    Matches(/^(?:https?:\/\/\S+|[^\s:]*)$/i, { message: "Please give a web address or a user name." }),
  )

@ObjectType()
@InputType()
export abstract class NamedUser {
  @NameField({ description: "The name that bylines show.", required: "Name is required." })
  name!: string
}

@ObjectType()
@InputType()
export abstract class UserFields extends NamedUser {
  @FreeTextField({ description: "The telephone number as people write it.", max: 40 })
  @OneLine()
  telephone!: string

  @ContactField("The user on Twitter: an http(s) address or a user name.")
  twitter!: string

  @ContactField("The user on LinkedIn: an http(s) address or a user name.")
  linkedIn!: string

  @ContactField("The user on Instagram: an http(s) address or a user name.")
  instagram!: string
}
