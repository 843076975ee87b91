import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { adding, editing, Fails } from "../api/fails.ts"
import { creatorOf } from "../content/content.ts"
import { Page, PageArgs } from "../content/paging.ts"
import { byUser, userIdArg } from "../content/written-by.ts"
import { AddProfileInput, EditProfileInput, Profile, ProfileGroup } from "./profile.ts"

const ProfilePage = Page(Profile)
const creator = creatorOf(Profile)

@Resolver()
export class ProfilesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => ProfilePage, { description: "People, group by group, in the order in which they were added." })
  profiles(
    @Args(() => PageArgs) page: PageArgs,
    @Arg("group", () => ProfileGroup, { nullable: true, description: "Only people of this group." })
    group: ProfileGroup | undefined,
    @Arg("userId", () => Int, userIdArg) userId: number | undefined,
    @Ctx() { content }: Context,
  ) {
    const where = { ...byUser(userId), ...(group != null && { group }) }
    return content.page(Profile, page, { where, order: { group: "ASC", id: "ASC" } })
  }

  @Auth(Role.PUBLIC)
  @Query(() => Profile, { nullable: true, description: "One profile, or null where there is none of this id." })
  profile(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Profile, id)
  }

  @Auth(Role.EDITOR)
  @Fails(...adding)
  @Mutation(() => Profile, { description: "Adds a profile." })
  addProfile(@Arg("input", () => AddProfileInput) input: AddProfileInput, @Ctx() { content, viewer }: Context) {
    return content.add(Profile, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails(...editing)
  @Mutation(() => Profile, { description: "Changes a profile." })
  editProfile(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditProfileInput) input: EditProfileInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Profile, id, input, viewer)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: creator })
  @Fails("NOT_FOUND")
  @Mutation(() => Profile, { description: "Deletes a profile and returns it as it was." })
  deleteProfile(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.remove(Profile, id)
  }
}
