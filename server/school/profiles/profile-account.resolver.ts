import { Arg, Ctx, FieldResolver, Int, Mutation, Resolver, Root } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { Author } from "../../content/items/author.ts"
import { actor } from "../../content/items/item-history.ts"
import { itemTypeOf } from "../../content/items/item-type.ts"
import { updateUnversioned } from "../../store/database/update-unversioned.ts"
import { User } from "../users/user.ts"
import { Profile } from "./profile.ts"

@Resolver(() => Profile)
export class ProfileAccountResolver {
  @Auth(Role.ADMINISTRATOR)
  @FieldResolver(() => Author, {
    nullable: true,
    description: "Account to which messages for the person are mailed; null if the office alone gets them.",
  })
  account(@Root() { accountId }: Profile, @Ctx() { database }: Context): Promise<Author | null> | null {
    return accountId === null ? null : database.read.findOneBy(User, { id: accountId })
  }

  @Auth(Role.ADMINISTRATOR)
  @Mutation(() => Profile, { description: "Sets to which account messages for a person are mailed." })
  setProfileAccount(
    @Arg("id", () => Int) id: number,
    @Arg("userId", () => Int, { nullable: true, description: "Account ID; null for the office alone." })
    userId: number | null,
    @Ctx() { database, content, viewer }: Context,
  ): Promise<Profile> {
    return database.write(async (rows) => {
      const account = userId == null ? null : await rows.findOneBy(User, { id: userId, deleted: false })
      const profile = account || userId == null ? await content.as(viewer).one(Profile, id) : null
      if (!profile) throw notFound()
      await updateUnversioned(rows, Profile, id, { accountId: () => String(userId ?? "NULL") })
      await logAct(rows, {
        ...{ act: Act.EDITED, ...actor(viewer), type: itemTypeOf(Profile), itemId: id, title: profile.name },
        ...{ changed: ["account"], detail: account?.name ?? "the office alone" },
      })
      return Object.assign(profile, { accountId: userId ?? null })
    })
  }
}
