import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { throttleLimits } from "../../access/throttle.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { capitalized } from "../../base/text/names.ts"
import type { Context } from "../../content/api/context.ts"
import type { Feature } from "../../content/api/feature.ts"
import { trackOfficeChanges } from "../../content/items/change-triggers.ts"
import { Page } from "../../content/items/paging.ts"
import { formEvents, registerTopic } from "../../content/items/site-event.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { type Form, forms } from "./form.ts"
import { filterOf } from "./inbox.ts"
import { markAll } from "./marks.ts"
import { InboxArgs, MarkArgs, SubmissionReceipt, type SubmittedInput, type SubmittedRow } from "./submission.ts"
import { submit } from "./submit.ts"

/** Mutation, queries (`enquiries`, `enquiry`), `markEnquiry`, program area, topic and `changes` of a form. */
export function formFeature<T extends SubmittedRow, I extends SubmittedInput>(described: Form<T, I>): Feature {
  const form = described as Form<SubmittedRow, I>
  const { name, type, input: Input, send, plural, descriptions, screen, check, extraFilter, whose } = form
  const label = capitalized(plural)
  const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(type, label) })
  forms.push(form)
  registerTopic(type, label, formEvents)
  trackOfficeChanges(type, plural)
  registerStaffSearch(type, {
    ...{ needs: plural, columns: ["searchText"], prefix: type.prefix },
    shows(row) {
      const { from: title, opening } = form.inInbox(row)
      const path = `/admin/inbox?kind=${name}&state=all&q=${row.number()}&open=${row.number()}`
      return { title, path, note: `${row.number()}: ${opening}` }
    },
  })
  const PageOfType = Page(type)
  const { points, duration } = throttleLimits[name]
  const tooMany = `after ${points} within ${duration / 60} minutes from one network address`

  @Resolver()
  class FormResolver {
    @Auth(Role.PUBLIC)
    @Fails("BAD_USER_INPUT", { TOO_MANY_REQUESTS: tooMany }, "CONFLICT")
    @Mutation(() => SubmissionReceipt, { name: send, description: descriptions.send })
    async send(@Arg("input", () => Input) input: I, @Ctx() context: Context) {
      await check?.(input, context)
      return submit(form, input, context)
    }

    @auth
    @Query(() => PageOfType, { name: plural, description: descriptions.list })
    list(@Args(() => extraFilter?.args ?? InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
      return content.page(type, args, { where: filterOf(type, args, extraFilter?.filterOf(args)) })
    }

    @auth
    @Query(() => type, {
      name: type.name.charAt(0).toLowerCase() + type.name.slice(1),
      nullable: true,
      description: "One submission by ID, as named by a webhook or `changes`; null if there is none.",
    })
    one(@Arg("id", () => Int) id: number, @Ctx() { content }: Context) {
      return content.one(type, id)
    }

    @auth
    @WithoutAsking
    @Mutation(() => type, { name: `mark${type.name}`, description: descriptions.mark })
    async mark(@Args(() => MarkArgs) { id, ...change }: MarkArgs, @Ctx() context: Context) {
      await markAll([{ form, id, change }], context)
      return context.content.one(type, id)
    }
  }
  return {
    aboutPeople: [{ type, called: label, whose }],
    entities: [type],
    unseen: [type],
    resolvers: [FormResolver],
    screens: [screen],
    pages: { [screen.path]: [] },
  }
}
