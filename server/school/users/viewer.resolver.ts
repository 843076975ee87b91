import type { GraphQLResolveInfo } from "graphql"
import { Ctx, Field, Info, Int, ObjectType, Query, Resolver } from "type-graphql"
import { Auth, operationsOpenTo, permits, ruleOf } from "../../access/auth.ts"
import { accountRoles, Role } from "../../access/roles.ts"
import { type ActingProgram, whoSignedIn } from "../../access/viewer.ts"
import type { Context } from "../../content/api/context.ts"

@ObjectType({ description: "The program that asks, in the name of an account." })
class ViewerProgram {
  @Field(() => Int, { description: "Counts up from 1." })
  id!: number

  @Field(() => String, { description: "What it is called." })
  name!: string
}

@ObjectType("Viewer", { description: "Who asks, and what they may do." })
export class ViewerType {
  @Field(() => Int, { nullable: true, description: "The account's id; null for a visitor." })
  id!: number | null

  @Field(() => String, { nullable: true, description: "The account's name; null for a visitor." })
  name!: string | null

  @Field(() => String, {
    nullable: true,
    description: "The address that the account signs in with; null for a visitor.",
  })
  email!: string | null

  @Field(() => Role, { description: "The account's role as it is now; PUBLIC for a visitor." })
  role!: Role

  @Field(() => Boolean, {
    description:
      "Whether somebody else chose the account's password, and knows it: clients ask for another one before all else. Where an administrator handed it over, the account has the role REGULAR until then, and may call `changePassword` alone.",
  })
  mustChangePassword!: boolean

  @Field(() => Boolean, {
    description:
      "Whether this site asks administrators for a second factor, and this one has none: until then the account may do what an editor may.",
  })
  mustAddSecondFactor!: boolean

  @Field(() => Boolean, {
    description: "Whether what this viewer publishes waits until an administrator has looked at it.",
  })
  handsIn(@Ctx() { publishing, viewer }: Context): Promise<boolean> {
    return publishing.isReviewed(viewer)
  }

  @Field(() => ViewerProgram, {
    nullable: true,
    description: "The program that asks by a token of its own, in the account's name; null for a person.",
  })
  program?: ActingProgram | null

  @Field(() => [String], {
    description:
      "The operations beyond the public ones that this viewer may call on any item. What they may do to their own, an item's `canEdit` says.",
  })
  may(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): string[] {
    return operationsOpenTo(schema, viewer)
  }

  @Field(() => [Role], {
    description: "The roles that this viewer may give to an account: none above their own, none at all for most.",
  })
  mayGrant(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): Role[] {
    if (!permits(ruleOf(schema, "setUserRole"), viewer)) return []
    return accountRoles.filter((role) => role <= viewer.role)
  }
}

@Resolver()
export class ViewerResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ViewerType, { description: "Who asks, by the access token of this request." })
  viewer(@Ctx() { viewer }: Context) {
    return Object.assign(new ViewerType(), whoSignedIn(viewer))
  }
}
