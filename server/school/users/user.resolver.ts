import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql"
import { In } from "typeorm"
import { Auth, type OwnerLookup } from "../../access/auth.ts"
import { requireOwnPassword } from "../../access/own-password.ts"
import { Role } from "../../access/roles.ts"
import { givenPasswordDays } from "../../access/sessions.ts"
import { signedIn } from "../../access/viewer.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { Author } from "../../content/items/author.ts"
import { Page } from "../../content/items/paging.ts"
import { containing } from "../../content/items/search-text.ts"
import { addAccount, editAccount, endSessions, isLastAdministrator, resetPassword, setAccess } from "./accounts.ts"
import { deleteAccount } from "./delete-account.ts"
import { Holdings, holdingsOf } from "./holdings.ts"
import { User } from "./user.ts"
import { AccessArgs, AddUserInput, DeleteUserArgs, EditUserInput, ResetPasswordArgs, UsersArgs } from "./user-input.ts"

const UserPage = Page(User)

const ownAccount: OwnerLookup = async ({ id }, { database }: Context) =>
  (await database.read.findOne(User, { where: { id: id as number }, select: { id: true } }))?.id

@Resolver(() => User)
export class UserResolver {
  @Auth(Role.ADMINISTRATOR)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether it is the last account that can sign in and administer. It can be neither demoted nor suspended.",
  })
  lastAdministrator(@Root() user: User, @Ctx() { database }: Context): Promise<boolean> {
    return isLastAdministrator(database.read, user)
  }

  @Auth(Role.SUPERUSER)
  @FieldResolver(() => Holdings, {
    nullable: true,
    description: "What the account holds: for whoever is about to delete it.",
  })
  holdings(@Root() user: User, @Ctx() { database }: Context): Promise<Holdings> {
    return holdingsOf(database.read, user)
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => UserPage, { description: "Who has an account, by name. Searched are names and e-mail addresses." })
  users(@Args(() => UsersArgs) { id, roles, q, search = q, ...page }: UsersArgs, @Ctx() { content }: Context) {
    const where = {
      ...(id != null && { id }),
      ...(roles && { role: In(roles) }),
      ...(search && { searchText: containing(search) }),
    }
    return content.page(User, page, { where, order: { name: "ASC", id: "ASC" } })
  }

  @Auth(Role.REGULAR)
  @Query(() => User, { nullable: true, description: "One user, or null where there is none of this id." })
  user(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(User, id)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails({ BAD_USER_INPUT: "also for an address that has one" }, { FORBIDDEN: "for a role above your own" })
  @Mutation(() => User, {
    description: `Makes an account. Its password opens nothing but the way to another one, and ends after ${givenPasswordDays} days.`,
  })
  addUser(@Arg("input", () => AddUserInput) input: AddUserInput, @Ctx() context: Context) {
    return addAccount(context, signedIn(context.viewer), input)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Fails("NOT_FOUND", "BAD_USER_INPUT", { FORBIDDEN: "for an account above your own" })
  @Mutation(() => User, {
    description: "Changes what a user says about themselves.",
  })
  editUser(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditUserInput) input: EditUserInput,
    @Ctx() context: Context,
  ) {
    return editAccount(context, context.viewer, id, input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails(
    "NOT_FOUND",
    { BAD_USER_INPUT: "for PUBLIC" },
    { FORBIDDEN: "for a role or an account above your own, and for the last administrator" },
  )
  @AskFirst
  @Mutation(() => User, {
    description: "Sets what an account may do, from its next request on.",
  })
  setUserRole(
    @Arg("id", () => Int) id: number,
    @Arg("role", () => Role, { description: "The new role, not above your own." }) role: Role,
    @Ctx() context: Context,
  ) {
    return setAccess(context, signedIn(context.viewer), id, { id, role })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for the last administrator" })
  @AskFirst
  @Mutation(() => User, {
    description: "Suspends an account, which ends at once what it was signed in to, or lets it in again.",
    deprecationReason: deprecated("Use `setUserAccess(suspend:)`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  setUserSuspended(
    @Arg("id", () => Int) id: number,
    @Arg("suspended", () => Boolean, { description: "True to suspend, false to let in again." }) suspend: boolean,
    @Ctx() context: Context,
  ) {
    return setAccess(context, signedIn(context.viewer), id, { id, suspend })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails(
    "NOT_FOUND",
    { BAD_USER_INPUT: "for PUBLIC" },
    { FORBIDDEN: "for a role or an account above your own, and for the last administrator" },
  )
  @AskFirst
  @Mutation(() => User, {
    description: "Role and suspension in one: both are set, or neither.",
  })
  setUserAccess(@Args(() => AccessArgs) access: AccessArgs, @Ctx() context: Context) {
    return setAccess(context, signedIn(context.viewer), access.id, access)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", "BAD_USER_INPUT", {
    FORBIDDEN: "for an account above your own, and for your own (changePassword)",
  })
  @AskFirst
  @Mutation(() => User, {
    description: `Gives somebody else another password and ends what they were signed in to. It opens nothing but the way to another one, and ends after ${givenPasswordDays} days.`,
  })
  resetPassword(@Args(() => ResetPasswordArgs) { id, password }: ResetPasswordArgs, @Ctx() context: Context) {
    return resetPassword(context, signedIn(context.viewer), id, password)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own" })
  @AskFirst
  @Mutation(() => User, { description: "Ends all that an account is signed in to. Its owner is mailed that you did." })
  endUserSessions(@Arg("id", () => Int, { description: "The user's id." }) id: number, @Ctx() context: Context) {
    return endSessions(context, signedIn(context.viewer), id)
  }

  @Auth(Role.SUPERUSER)
  @Fails(
    "NOT_FOUND",
    { BAD_USER_INPUT: "for a wrong password, and for an heir who could not edit the items" },
    { FORBIDDEN: "for the last administrator" },
    "TOO_MANY_REQUESTS",
  )
  @AskFirst
  @Mutation(() => Author, {
    description:
      "Deletes an account for good. What it published stays, and may be handed on; what it did stays noted. All else that is kept of it goes. Gives the name that is left.",
  })
  async deleteUser(@Args(() => DeleteUserArgs) { id, password, ...leaving }: DeleteUserArgs, @Ctx() context: Context) {
    const by = await requireOwnPassword(context, password)
    return deleteAccount(context, by, id, leaving)
  }
}
