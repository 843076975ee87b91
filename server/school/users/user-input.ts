import { IsOptional, ValidateNested } from "class-validator"
import { ArgsType, Field, InputType, Int } from "type-graphql"
import { GivenPassword, StrongPassword } from "../../access/passwords.ts"
import { AccountRole, Role } from "../../access/roles.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { Optional } from "../../content/api/validation.ts"
import { Email } from "../../content/items/fields.ts"
import { SearchArgs } from "../../content/items/paging.ts"
import { PictureInput } from "../../content/pictures/picture-input.ts"
import { NamedUser, UserFields } from "./user-fields.ts"

@InputType({ description: "A new account whose owner chooses the password. All of it is required." })
export class InviteUserInput extends NamedUser {
  @Email({ description: "The address to sign in with, unique on this site.", required: "Valid email is required." })
  email!: string

  @Field(() => Role, { description: "What the account may do; not above your own role." })
  @AccountRole()
  role!: Role
}

@InputType({ description: "A new account. All of it is required." })
export class AddUserInput extends InviteUserInput {
  @Field(() => String, { description: "The first password, 8 to 24 characters." })
  @GivenPassword()
  password!: string
}

@InputType({ description: "Changes to a user's profile. What is absent stays as it is." })
export class EditUserInput extends Optional(UserFields) {
  @Field(() => PictureInput, {
    nullable: true,
    description: "Another picture, or this one by its name with new words. Absent keeps it; null takes it away.",
  })
  @IsOptional()
  @ValidateNested()
  picture?: PictureInput | null
}

@ArgsType()
export class UsersArgs extends SearchArgs {
  @Field(() => Int, {
    nullable: true,
    description: "Only the user of this id.",
    deprecationReason: deprecated("Use `user(id:)`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  id?: number | null

  @Field(() => [Role], { nullable: true, description: "Only users with one of these roles." })
  roles?: Role[] | null
}

@ArgsType()
export class AccessArgs {
  @Field(() => Int, { description: "The user's id." })
  id!: number

  @Field(() => Role, { nullable: true, description: "The new role, not above your own. Absent keeps it." })
  @AccountRole()
  role?: Role | null

  @Field(() => Boolean, { nullable: true, description: "Whether the account is suspended. Absent keeps it." })
  suspend?: boolean | null
}

@ArgsType()
export class ResetPasswordArgs {
  @Field(() => Int, { description: "The user's id." })
  id!: number

  @Field(() => String, { description: "The new password, 8 to 24 characters." })
  @GivenPassword()
  password!: string
}

@ArgsType()
export class DeleteUserArgs {
  @Field(() => Int, { description: "The user's id." })
  id!: number

  @Field(() => Int, {
    nullable: true,
    description:
      "The id of the user who takes its items on, with what is planned and what lies in the bin. Absent, they stay as they are.",
  })
  heirId?: number | null

  @Field(() => Boolean, {
    description: "Whether its name still stands where it wrote or did something. Else “A former member of staff” does.",
  })
  keepsName!: boolean

  @Field(() => String, { description: "Your password." })
  password!: string
}

@ArgsType()
export class NewEmailArgs {
  @Email({ description: "The address to sign in with from then on.", required: "Valid email is required." })
  newEmail!: string

  @Field(() => String, { description: "Your password." })
  password!: string
}

@ArgsType()
export class ChangePasswordArgs {
  @Field(() => String, { description: "The password until now." })
  oldPassword!: string

  @Field(() => String, {
    description: "8 to 24 characters with a lowercase letter, an uppercase letter, a digit and one of `! @ # $ %`.",
  })
  @StrongPassword()
  newPassword!: string
}
