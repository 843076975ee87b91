import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { badInput, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { withDigest } from "../../content/items/added-item.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { registerTopic } from "../../content/items/site-event.ts"
import { AddNoticeInput, EditNoticeInput, Notice, noticesNow } from "./notice.ts"

const NoticePage = Page(Notice)

const area = { programs: registerProgramArea(Notice, "Notices") }
registerTopic(Notice, "Notices", ["published", "changed"])

@Resolver()
export class NoticesResolver {
  @Auth(Role.PUBLIC)
  @Query(() => [Notice], { description: "What every page says now, above all else: at most three, the newest first." })
  async currentNotices(@Ctx() { database, answer }: Context) {
    const { shown, until } = await noticesNow(database)
    answer.trueUntil(until)
    if (shown.length > 0) answer.neverStale()
    return shown
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => NoticePage, {
    description: "All notices, also those to come and those that are over, the latest first.",
  })
  notices(@Args(() => PageArgs) page: PageArgs, @Ctx() { content }: Context) {
    return content.page(Notice, page, { order: { startsAt: "DESC", id: "DESC" } })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => Notice, { nullable: true, description: "One notice, or null where there is none of this id." })
  notice(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
    return content.one(Notice, id)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("BAD_USER_INPUT", "CONFLICT")
  @AskFirst
  @Mutation(() => Notice, { description: "Shows a notice above everything on every page, from now on or later." })
  addNotice(@Arg("input", () => AddNoticeInput) input: AddNoticeInput, @Ctx() { content, viewer }: Context) {
    const now = new Date()
    if (input.endsAt <= now) throw badInput({ endsAt: "Please choose a moment that is still to come." })
    return content.add(Notice, Object.assign(withDigest(input), { startsAt: input.startsAt ?? now }), viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND", "CONFLICT", "BAD_USER_INPUT")
  @AskFirst
  @Mutation(() => Notice, { description: "Changes a notice." })
  editNotice(
    @Arg("id", () => Int) id: number,
    @Arg("input", () => EditNoticeInput) input: EditNoticeInput,
    @Ctx() { content, viewer }: Context,
  ) {
    return content.edit(Notice, id, Object.assign(input, { startsAt: input.startsAt ?? undefined }), viewer)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => Notice, {
    description: "Takes a notice down now; one that was to be shown later never is. One that is over stays as it is.",
  })
  async endNotice(@Arg("id", () => Int) id: number, @Ctx() { content, viewer }: Context) {
    const notice = await content.one(Notice, id)
    if (!notice) throw notFound("This notice")
    const now = new Date()
    if (notice.endsAt <= now) return notice
    const ended = { endsAt: now, startsAt: notice.startsAt > now ? now : undefined }
    return content.edit(Notice, id, ended, viewer)
  }
}
