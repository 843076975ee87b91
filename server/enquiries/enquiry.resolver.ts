import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { Page } from "../content/paging.ts"
import { formEvents, registerTopic } from "../content/site-event.ts"
import { filterOf, mark } from "../inbox/inbox.ts"
import { InboxArgs, MarkArgs, SubmissionReceipt } from "../inbox/submission.ts"
import { submit } from "../inbox/submit.ts"
import { Enquiry, SendEnquiryInput } from "./enquiry.ts"
import { enquiryForm } from "./enquiry-form.ts"

const EnquiryPage = Page(Enquiry)

const area = { programs: registerProgramArea(Enquiry, "Enquiries") }
registerTopic(Enquiry, "Enquiries", formEvents)

@Resolver()
export class EnquiryResolver {
  @Auth(Role.PUBLIC)
  @Fails(
    "BAD_USER_INPUT",
    { TOO_MANY_REQUESTS: "after 20 within a quarter of an hour from one network address" },
    "CONFLICT",
  )
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description:
      "Sends the school a message. It is stored first, then mailed to the school, and its sender is told that it arrived.",
  })
  sendEnquiry(@Arg("input", () => SendEnquiryInput) input: SendEnquiryInput, @Ctx() context: Context) {
    return submit(enquiryForm, input, context)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => EnquiryPage, { description: "The messages to the school, newest first." })
  enquiries(@Args(() => InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
    return content.page(Enquiry, args, { where: filterOf(Enquiry, args) })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @Mutation(() => Enquiry, { description: "Notes how far the office is with a message." })
  markEnquiry(@Args(() => MarkArgs) args: MarkArgs, @Ctx() context: Context) {
    return mark(Enquiry, args, context)
  }
}
