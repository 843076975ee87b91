import { ArgsType, Field, InputType, Int } from "type-graphql"
import { GivenPassword, StrongPassword } from "../../access/passwords.ts"
import { AccountRole, Role } from "../../access/roles.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Optional } from "../../content/api/validation.ts"
import { Email } from "../../content/items/fields.ts"
import { SearchArgs } from "../../content/items/paging.ts"
import { OptionalPicture, type PictureInput } from "../../content/pictures/picture-input.ts"
import { NamedUser, UserFields } from "./user-fields.ts"

@InputType({ description: "A new account whose owner chooses the password. All fields are required." })
export class InviteUserInput extends NamedUser {
  @Email({ description: "Sign-in address, unique on this site.", required: "Valid email is required." })
  email!: string

  @Field(() => Role, { description: "Account role, not above your own." })
  @AccountRole()
  role!: Role
}

@InputType({ description: "A new account. All fields are required." })
export class AddUserInput extends InviteUserInput {
  @Field(() => String, { description: "Initial password, 8 to 24 characters." })
  @GivenPassword()
  password!: string
}

@InputType({ description: "Changes to a user's profile. Omitted fields are unchanged." })
export class EditUserInput extends Optional(UserFields) {
  @OptionalPicture(
    "New picture, or the current one by name with new alt text. Omit to keep the current one; null removes it.",
  )
  picture?: PictureInput | null
}

@ArgsType()
export class UsersArgs extends SearchArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Only the user with this ID.",
    deprecationReason: deprecated("Use `user(id:)`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  id?: number | null

  @NullableField(() => [Role], "Only users with one of these roles.")
  roles?: Role[] | null
}

@ArgsType()
export class AccessArgs {
  @Field(() => Int, { description: "User ID." })
  id!: number

  @NullableField(() => Role, "New role, not above your own. Omit to keep the current one.")
  @AccountRole()
  role?: Role | null

  @NullableField(() => Boolean, "True to suspend, false to lift the suspension. Omit to keep the current state.")
  suspend?: boolean | null
}

@ArgsType()
export class ResetPasswordArgs {
  @Field(() => Int, { description: "User ID." })
  id!: number

  @Field(() => String, { description: "New password, 8 to 24 characters." })
  @GivenPassword()
  password!: string
}

@ArgsType()
export class DeleteUserArgs {
  @Field(() => Int, { description: "User ID." })
  id!: number

  @NullableField(
    () => Int,
    "ID of the user who takes over its items, including those that are scheduled or in the bin. If omitted, " +
      "the items stay as they are.",
  )
  heirId?: number | null

  @Field(() => Boolean, {
    description: "True to keep its name on its items and actions; otherwise they show “A former member of staff”.",
  })
  keepsName!: boolean

  @Field(() => String, { description: "Your password." })
  password!: string
}

@ArgsType()
export class NewEmailArgs {
  @Email({ description: "New sign-in address.", required: "Valid email is required." })
  newEmail!: string

  @Field(() => String, { description: "Your password." })
  password!: string
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String, { description: "Current password." })
  oldPassword!: string

  @StrongPassword()
  newPassword!: string
}
