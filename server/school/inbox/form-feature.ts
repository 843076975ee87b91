import { Arg, Args, type ClassType, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Context } from "../../content/api/context.ts"
import type { Feature, Screen } from "../../content/api/feature.ts"
import { noteOfficeChanges } from "../../content/items/keep-changes.ts"
import { Page } from "../../content/items/paging.ts"
import { formEvents, registerTopic } from "../../content/items/site-event.ts"
import type { Filter } from "../../content/items/visibility.ts"
import type { Form } from "./form.ts"
import { filterOf, mark } from "./inbox.ts"
import { InboxArgs, MarkArgs, SubmissionReceipt, type SubmittedRow } from "./submission.ts"
import { type Filled, submit, submitting } from "./submit.ts"

interface FormOptions<T, I extends object> {
  input: ClassType<I>
  /** The GraphQL mutation, such as `sendEnquiry`. */
  send: string
  /** The GraphQL list, such as `enquiries`. */
  plural: string
  descriptions: { send: string; list: string; mark: string }
  screen: Screen
  /** @throws BAD_USER_INPUT for errors across fields */
  check?(input: I, context: Context): Promise<void>
  /** Arguments beside those of every inbox. */
  narrower?: { args: ClassType<InboxArgs>; filterOf(args: InboxArgs): Filter<T> }
}

/** A form for families: mutation, queries (`enquiries`, `enquiry`), `markEnquiry`, program area, topic and `changes`. */
export function formFeature<T extends SubmittedRow, I extends Filled>(
  form: Form<T>,
  { input: Input, send, plural, descriptions, screen, check, narrower }: FormOptions<T, I>,
): Feature {
  const { type } = form
  const label = plural.charAt(0).toUpperCase() + plural.slice(1)
  const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(type, label) })
  registerTopic(type, label, formEvents)
  noteOfficeChanges(type, plural)
  const PageOfType = Page(type)

  @Resolver()
  class FormResolver {
    @Auth(Role.PUBLIC)
    @Fails(...submitting(form))
    @AskFirst
    @Mutation(() => SubmissionReceipt, { name: send, description: descriptions.send })
    async send(@Arg("input", () => Input) input: I, @Ctx() context: Context) {
      await check?.(input, context)
      return submit(form, input, context)
    }

    @auth
    @Query(() => PageOfType, { name: plural, description: descriptions.list })
    list(@Args(() => narrower?.args ?? InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
      return content.page(type, args, { where: filterOf(type, args, narrower?.filterOf(args)) })
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
    @Fails("NOT_FOUND")
    @Mutation(() => type, { name: `mark${type.name}`, description: descriptions.mark })
    mark(@Args(() => MarkArgs) args: MarkArgs, @Ctx() context: Context) {
      return mark(type, args, context)
    }
  }
  return {
    entities: [type],
    unseen: [type],
    resolvers: [FormResolver],
    screens: [screen],
    pages: { [screen.path]: [] },
  }
}
