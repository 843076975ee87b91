import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, Info, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Auth, operationsOpenTo, permits, ruleOf } from "../../access/auth.ts"
import { accountRoles, Role } from "../../access/roles.ts"
import { type ActingProgram, signedInViewer } from "../../access/viewer.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../../content/api/context.ts"

@ObjectType({ description: "A program that makes a request on behalf of an account." })
class ViewerProgram {
  @Field(() => Int, { description: "ID, starting at 1." })
  id!: number

  @Field(() => String, { description: "Name." })
  name!: string
}

@ObjectType("Viewer", { description: "The account that makes the request, and what it may do." })
export class ViewerType {
  @NullableField(() => Int, "Account ID; null for a visitor.")
  id!: number | null

  @NullableField(() => String, "Account name; null for a visitor.")
  name!: string | null

  @NullableField(() => String, "Sign-in address; null for a visitor.")
  email!: string | null

  @Field(() => Role, { description: "Current role of the account; PUBLIC for a visitor." })
  role!: Role

  @Field(() => Boolean, {
    description:
      "True if somebody else set the account's password and so knows it: clients should ask for a new one " +
      "first. If an administrator set it, the account has the role REGULAR and may only call `changePassword` " +
      "until then.",
  })
  mustChangePassword!: boolean

  @Field(() => Boolean, {
    description:
      "True if this site requires a second factor of administrators and this one has none. Until then the " +
      "account has an editor's permissions.",
  })
  mustAddSecondFactor!: boolean

  @Field(() => Boolean, { description: "True if an administrator must approve what this viewer publishes." })
  handsIn(@Ctx() { publishing, viewer }: Context): Promise<boolean> {
    return publishing.requiresReview(viewer)
  }

  @NullableField(
    () => ViewerProgram,
    "The program that made the request with its own token, on behalf of the account; null for a person.",
  )
  program?: ActingProgram | null

  @Field(() => [String], {
    description:
      "Non-public operations that this viewer may call on any item. For the viewer's own items, see `canEdit`.",
  })
  may(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): string[] {
    return operationsOpenTo(schema, viewer)
  }

  @Field(() => [Role], { description: "Roles that this viewer may assign: none above their own, and empty for most." })
  mayGrant(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): Role[] {
    if (!permits(ruleOf(schema, "setUserRole"), viewer)) return []
    return accountRoles.filter((role) => role <= viewer.role)
  }
}

@Resolver()
export class ViewerResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ViewerType, { description: "The viewer, identified by this request's access token." })
  viewer(@Ctx() { viewer }: Context) {
    return Object.assign(new ViewerType(), signedInViewer(viewer))
  }
}
