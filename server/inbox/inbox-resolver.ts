import { Arg, Args, type ClassType, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { noteOfficeChanges } from "../content/keep-changes.ts"
import { Page } from "../content/paging.ts"
import { formEvents, registerTopic } from "../content/site-event.ts"
import type { Filter } from "../content/visibility.ts"
import { filterOf, mark } from "./inbox.ts"
import { InboxArgs, MarkArgs, type SubmittedRow, type SubmittedType } from "./submission.ts"

interface InboxOptions<T> {
  /** The name of its list in GraphQL: `enquiries`. */
  plural: string
  descriptions: { list: string; mark: string }
  /** By what its list is narrowed beside what every inbox has: arguments, and the filter that follows from them. */
  narrower?: { args: ClassType<InboxArgs>; filterOf(args: InboxArgs): Filter<T> }
}

/** How the office works through what one form brings: `enquiries`, `enquiry` and `markEnquiry`, its area for programs, its topic and its `changes`. */
export function inboxResolver<T extends SubmittedRow>(
  type: SubmittedType<T>,
  { plural, descriptions, narrower }: InboxOptions<T>,
): ClassType<object> {
  const label = plural.charAt(0).toUpperCase() + plural.slice(1)
  const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(type, label) })
  registerTopic(type, label, formEvents)
  noteOfficeChanges(type, plural)
  const PageOfType = Page(type)

  @Resolver()
  class InboxResolver {
    @auth
    @Query(() => PageOfType, { name: plural, description: descriptions.list })
    list(@Args(() => narrower?.args ?? InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
      return content.page(type, args, { where: filterOf(type, args, narrower?.filterOf(args)) })
    }

    @auth
    @Query(() => type, {
      name: type.name.charAt(0).toLowerCase() + type.name.slice(1),
      nullable: true,
      description: "One, as a webhook or `changes` names it, or null where there is none of this id.",
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
  return InboxResolver
}
