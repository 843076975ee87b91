import { Arg, Ctx, Mutation, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { inboxResolver } from "../inbox/inbox-resolver.ts"
import { SubmissionReceipt } from "../inbox/submission.ts"
import { submit, submitting } from "../inbox/submit.ts"
import { Enquiry, SendEnquiryInput } from "./enquiry.ts"
import { enquiryForm } from "./enquiry-form.ts"

export const EnquiryInbox = inboxResolver(Enquiry, {
  plural: "enquiries",
  descriptions: {
    list: "The messages to the school, newest first.",
    mark: "Notes how far the office is with a message.",
  },
})

@Resolver()
export class EnquiryResolver {
  @Auth(Role.PUBLIC)
  @Fails(...submitting(enquiryForm))
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description:
      "Sends the school a message. It is stored first, then mailed to the school, and its sender is told that it arrived.",
  })
  sendEnquiry(@Arg("input", () => SendEnquiryInput) input: SendEnquiryInput, @Ctx() context: Context) {
    return submit(enquiryForm, input, context)
  }
}
