import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { withDigest } from "../../content/items/added-item.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { registerTopic } from "../../content/items/site-event.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { AddNoticeInput, EditNoticeInput, Notice, noticesNow } from "./notice.ts"

const NoticePage = Page(Notice)

const area = { programs: registerProgramArea(Notice, "Notices") }
registerStaffSearch(Notice, { needs: "notices", screen: "/admin/notices", title: "text" })
registerTopic(Notice, "Notices", ["published", "changed"])

@Resolver()
export class NoticesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => [Notice], { description: "Notices shown at the top of every page: at most three, newest first." })
  async currentNotices(@Ctx() { database, answer }: Context) {
    const { shown, until } = await noticesNow(database)
    answer.validUntil(until)
    if (shown.length > 0) answer.forbidStale()
    return shown
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => NoticePage, {
    description: "All notices, including future and expired ones, newest first.",
  })
  notices(@Args(() => PageArgs) page: PageArgs, @Ctx() { content }: Context) {
    return content.page(Notice, page, { order: { startsAt: "DESC", id: "DESC" } })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => Notice, { nullable: true, description: "One notice by ID; null if there is none." })
  notice(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Notice, id)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => Notice, { description: "Shows a notice at the top of every page, from now on or later." })
  addNotice(@Arg("input", () => AddNoticeInput) input: AddNoticeInput, @Ctx() { content, viewer }: Context) {
    const now = new Date()
    if (input.endsAt <= now) throw badInput({ endsAt: "Please choose a moment that is still to come." })
    return content.add(Notice, Object.assign(withDigest(input), { startsAt: input.startsAt ?? now }), viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", "CONFLICT", "BAD_USER_INPUT")
  @Mutation(() => Notice, { description: "Edits a notice." })
  editNotice(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditNoticeInput) input: EditNoticeInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Notice, id, Object.assign(input, { startsAt: input.startsAt ?? undefined }), viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Mutation(() => Notice, {
    description: "Takes a notice down now; a future one will never be shown. An expired one does not change.",
  })
  async endNotice(@Arg("id", () => Int) id: number, @Ctx() { content, viewer }: Context) {
    const notice = await content.one(Notice, id)
    if (!notice) throw notFound("This notice")
    const now = new Date()
    if (notice.endsAt <= now) return notice
    const input = { endsAt: now, startsAt: notice.startsAt > now ? now : undefined }
    return content.edit(Notice, id, input, viewer)
  }
}
