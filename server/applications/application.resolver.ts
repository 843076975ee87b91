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
import { Application, SendApplicationInput } from "./application.ts"
import { applicationForm } from "./application-form.ts"

const ApplicationPage = Page(Application)

const area = { programs: registerProgramArea(Application, "Applications") }
registerTopic(Application, "Applications", formEvents)

@Resolver()
export class ApplicationResolver {
  @Auth(Role.PUBLIC)
  @Fails(
    "BAD_USER_INPUT",
    { TOO_MANY_REQUESTS: "after 20 within a quarter of an hour from one network address" },
    "CONFLICT",
  )
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description:
      "Asks for a place for a child. It is stored first, then mailed to the school, and its sender is told that it arrived.",
  })
  sendApplication(@Arg("input", () => SendApplicationInput) input: SendApplicationInput, @Ctx() context: Context) {
    return submit(applicationForm, input, context)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => ApplicationPage, { description: "The applications, newest first." })
  applications(@Args(() => InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
    return content.page(Application, args, { where: filterOf(Application, args) })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @Mutation(() => Application, { description: "Notes how far the office is with an application." })
  markApplication(@Args(() => MarkArgs) args: MarkArgs, @Ctx() context: Context) {
    return mark(Application, args, context)
  }
}
