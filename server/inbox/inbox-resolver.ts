import { Args, type ClassType, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { Page } from "../content/paging.ts"
import { formEvents, registerTopic } from "../content/site-event.ts"
import { filterOf, mark } from "./inbox.ts"
import { InboxArgs, MarkArgs, type SubmittedRow, type SubmittedType } from "./submission.ts"

interface InboxOptions {
  /** The name of its list in GraphQL: `enquiries`. */
  plural: string
  descriptions: { list: string; mark: string }
}

/** How the office works through what one form brings: `enquiries` and `markEnquiry`, its area for programs and its topic. */
export function inboxResolver<T extends SubmittedRow>(
  type: SubmittedType<T>,
  { plural, descriptions }: InboxOptions,
): ClassType<object> {
  const label = plural.charAt(0).toUpperCase() + plural.slice(1)
  const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(type, label) })
  registerTopic(type, label, formEvents)
  const PageOfType = Page(type)

  @Resolver()
  class InboxResolver {
    @auth
    @Query(() => PageOfType, { name: plural, description: descriptions.list })
    list(@Args(() => InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
      return content.page(type, args, { where: filterOf(type, args) })
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
