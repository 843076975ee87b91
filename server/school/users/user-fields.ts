import { Matches } from "class-validator"
import { InputType, ObjectType } from "type-graphql"
import { compose, FreeTextField, NameField, OneLine } from "../../content/items/fields.ts"
import { webAddress } from "../../content/site-info/site-info-parts.ts"

/** Must not be a `javascript:` URL, as pages show it as a link. */
const ContactField = (description: string) =>
  compose(
    FreeTextField({ description, max: 200 }),
    Matches(new RegExp(`^(?:${webAddress}|[^\\s:]*)$`, "i"), { message: "Please give a web address or a user name." }),
  )

@ObjectType()
@InputType()
export abstract class NamedUser {
  @NameField({ description: "Name shown in bylines.", required: "Name is required." })
  name!: string
}

@ObjectType()
@InputType()
export abstract class UserFields extends NamedUser {
  @FreeTextField({ description: "Telephone number.", max: 40 })
  @OneLine()
  telephone!: string

  @ContactField("Twitter profile: an http(s) address or a user name.")
  twitter!: string

  @ContactField("LinkedIn profile: an http(s) address or a user name.")
  linkedIn!: string

  @ContactField("Instagram profile: an http(s) address or a user name.")
  instagram!: string
}
