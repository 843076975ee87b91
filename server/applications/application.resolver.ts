import { Arg, Ctx, Mutation, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { inboxResolver } from "../inbox/inbox-resolver.ts"
import { SubmissionReceipt } from "../inbox/submission.ts"
import { submit, submitting } from "../inbox/submit.ts"
import { Application, SendApplicationInput } from "./application.ts"
import { applicationForm } from "./application-form.ts"

export const ApplicationInbox = inboxResolver(Application, {
  plural: "applications",
  descriptions: {
    list: "The applications, newest first.",
    mark: "Notes how far the office is with an application.",
  },
})

@Resolver()
export class ApplicationResolver {
  @Auth(Role.PUBLIC)
  @Fails(...submitting(applicationForm))
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description:
      "Asks for a place for a child. It is stored first, then mailed to the school, and its sender is told that it arrived.",
  })
  sendApplication(@Arg("input", () => SendApplicationInput) input: SendApplicationInput, @Ctx() context: Context) {
    return submit(applicationForm, input, context)
  }
}
