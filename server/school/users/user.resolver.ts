import { Arg, Args, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql"
import { In } from "typeorm"
import { Auth, type OwnerLookup, Role } from "../../access/auth.ts"
import { requireOwnPassword } from "../../access/own-password.ts"
import { givenPasswordDays } from "../../access/sessions.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { deprecated } from "../../base/api/deprecation.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import { Author } from "../../content/items/author.ts"
import { Page } from "../../content/items/paging.ts"
import { containing } from "../../content/items/search-text.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { addAccount, editAccount, endSessions, isLastAdministrator, resetPassword, setAccess } from "./accounts.ts"
import { deleteAccount } from "./delete-account.ts"
import { Holdings, holdingsOf } from "./holdings.ts"
import { storedFactor } from "./second-factor.ts"
import { User } from "./user.ts"
import { AccessArgs, AddUserInput, DeleteUserArgs, EditUserInput, ResetPasswordArgs, UsersArgs } from "./user-input.ts"

const UserPage = Page(User)

const shows = ({ email }: User) => ({ note: email })
registerStaffSearch(User, { needs: "users", heading: "Users", screen: "/admin/users", columns: ["searchText"], shows })

const refusedRole = { FORBIDDEN: "for a role or an account above your own, and for the last administrator" }

const ownAccount: OwnerLookup = async ({ id }, { database }: Context) =>
  (await database.read.findOne(User, { where: { id: id as number }, select: { id: true } }))?.id

@Resolver(() => User)
export class UserResolver {
  @Auth(Role.ADMINISTRATOR)
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "True for the last account that can sign in as a superuser, or at least as an administrator. It can be " +
      "neither demoted nor suspended.",
  })
  lastAdministrator(@Root() user: User, @Ctx() { database }: Context): Promise<boolean> {
    return isLastAdministrator(database.read, user)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: (_args, _context, user) => (user as User).id })
  @FieldResolver(() => Int, { nullable: true, description: "Number of unused recovery codes." })
  async recoveryCodesLeft(@Root() { id }: User, @Ctx() { database }: Context): Promise<number> {
    return (await storedFactor(database.read, id)).recoveryCodes.length
  }

  @Auth(Role.SUPERUSER)
  @FieldResolver(() => Holdings, {
    nullable: true,
    description: "Items and data of the account, for review before deleting it.",
  })
  holdings(@Root() user: User, @Ctx() { database }: Context): Promise<Holdings> {
    return holdingsOf(database.read, user)
  }

  @Auth(Role.ADMINISTRATOR)
  @Query(() => UserPage, { description: "User accounts, by name. Searches names and email addresses." })
  users(@Args(() => UsersArgs) { id, roles, q, search = q, ...page }: UsersArgs, @Ctx() { content }: Context) {
    const where = {
      ...(id != null && { id }),
      ...(roles && { role: In(roles) }),
      ...(search && { searchText: containing(search) }),
    }
    return content.page(User, page, { where, order: { name: "ASC", id: "ASC" } })
  }

  @Auth(Role.REGULAR)
  @Query(() => User, { nullable: true, description: "One user by ID; null if there is none." })
  user(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(User, id)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails({ BAD_USER_INPUT: "also if the address has an account" }, { FORBIDDEN: "for a role above your own" })
  @WithoutAsking
  @Mutation(() => User, {
    description:
      `Creates an account. Its password only allows choosing a new one, and expires after ${givenPasswordDays} ` +
      "days.",
  })
  addUser(@Arg("input", () => AddUserInput) input: AddUserInput, @Ctx() context: Context) {
    return addAccount(context, accountIdOf(context.viewer), input)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: ownAccount })
  @Fails("NOT_FOUND", "BAD_USER_INPUT", { FORBIDDEN: "for an account above your own" })
  @WithoutAsking
  @Mutation(() => User, { description: "Edits a user's profile." })
  editUser(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditUserInput) input: EditUserInput,
    @Ctx() context: Context,
  ) {
    return editAccount(context, context.viewer, id, input)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for PUBLIC" }, refusedRole)
  @Mutation(() => User, { description: "Sets the role of an account, starting with its next request." })
  setUserRole(
    @Arg("id", () => Int) id: number,
    @Arg("role", () => Role, { description: "New role, not above your own." }) role: Role,
    @Ctx() context: Context,
  ) {
    return setAccess(context, accountIdOf(context.viewer), id, { id, role })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own, and for the last administrator" })
  @Mutation(() => User, {
    description: "Suspends an account, which ends its sessions at once, or lifts the suspension.",
    deprecationReason: deprecated("Use `setUserAccess(suspend:)`.", { since: "2026-11-23", until: "2027-06-30" }),
  })
  setUserSuspended(
    @Arg("id", () => Int) id: number,
    @Arg("suspended", () => Boolean, { description: "True to suspend, false to lift the suspension." })
    suspend: boolean,
    @Ctx() context: Context,
  ) {
    return setAccess(context, accountIdOf(context.viewer), id, { id, suspend })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { BAD_USER_INPUT: "for PUBLIC" }, refusedRole)
  @Mutation(() => User, { description: "Sets the role and the suspension of an account together: both or neither." })
  setUserAccess(@Args(() => AccessArgs) access: AccessArgs, @Ctx() context: Context) {
    return setAccess(context, accountIdOf(context.viewer), access.id, access)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", "BAD_USER_INPUT", {
    FORBIDDEN: "for an account above your own, and for your own (changePassword)",
  })
  @Mutation(() => User, {
    description:
      "Sets somebody else's password and ends their sessions. The password only allows choosing a new one, and " +
      `expires after ${givenPasswordDays} days.`,
  })
  resetPassword(@Args(() => ResetPasswordArgs) { id, password }: ResetPasswordArgs, @Ctx() context: Context) {
    return resetPassword(context, accountIdOf(context.viewer), id, password)
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { FORBIDDEN: "for an account above your own" })
  @Mutation(() => User, { description: "Ends all sessions of an account. Its owner is told by mail that you did so." })
  endUserSessions(@Arg("id", () => Int, { description: "User ID." }) id: number, @Ctx() context: Context) {
    return endSessions(context, accountIdOf(context.viewer), id)
  }

  @Auth(Role.SUPERUSER)
  @Fails(
    "NOT_FOUND",
    { BAD_USER_INPUT: "for a wrong password, or if the new owner could not edit the items" },
    { FORBIDDEN: "for the last administrator" },
    "TOO_MANY_REQUESTS",
  )
  @Mutation(() => Author, {
    description:
      "Permanently deletes an account. What it published is kept, and may be handed over; its actions stay in " +
      "the audit log. All its other data is deleted. Returns the name that is left.",
  })
  async deleteUser(@Args(() => DeleteUserArgs) { id, password, ...options }: DeleteUserArgs, @Ctx() context: Context) {
    const by = await requireOwnPassword(context, password)
    return deleteAccount(context, by, id, options)
  }
}
