import { Arg, Args, ArgsType, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { type FindOptionsWhere, IsNull, MoreThan, Not, Raw } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Page, PageArgs } from "../../content/items/paging.ts"
import { MailState, OutboxMail } from "../../store/mail/outbox-mail.ts"

const OutboxMailPage = Page(OutboxMail)

const stateFilters: Record<MailState, () => FindOptionsWhere<OutboxMail>> = {
  [MailState.PUT_OFF]: () => ({ sentAt: IsNull(), dueAt: Not(IsNull()), putOffUntil: MoreThan(new Date()) }),
  [MailState.WAITING]: () => ({ sentAt: IsNull(), dueAt: Not(IsNull()), putOffUntil: isOver() }),
  [MailState.SENT]: () => ({ sentAt: Not(IsNull()) }),
  [MailState.GIVEN_UP]: () => ({ sentAt: IsNull(), dueAt: IsNull() }),
}

const isOver = () => Raw((until) => `(${until} IS NULL OR ${until} <= :now)`, { now: new Date().toISOString() })

export const putOffMail = stateFilters[MailState.PUT_OFF]

/** A single condition, as SQLite would scan all sent mail for an OR of two columns. */
const isTriedOrGivenUp = Raw((dueAt) => `(${dueAt} IS NULL OR ${dueAt.replace("dueAt", "lastError")} IS NOT NULL)`)

export const failedMail: FindOptionsWhere<OutboxMail> = { sentAt: IsNull(), dueAt: isTriedOrGivenUp }

@ArgsType()
class OutboxArgs extends PageArgs {
  @NullableField(() => MailState, "Only mail in this state. Defaults to all mail that was not sent.")
  state?: MailState | null
}

@Resolver()
export class OutboxResolver {
  @Auth(Role.ADMINISTRATOR)
  @Query(() => OutboxMailPage, { description: "The site's outgoing mail, newest first." })
  outbox(@Args(() => OutboxArgs) { state, ...page }: OutboxArgs, @Ctx() { content }: Context) {
    return content.page(OutboxMail, page, { where: state ? stateFilters[state]() : { sentAt: IsNull() } })
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND", { CONFLICT: "if it was already sent" })
  @Mutation(() => OutboxMail, { description: "Retries a mail as soon as possible, and resets its number of attempts." })
  retryMail(@Arg("id", () => Int) id: number, @Ctx() { outbox }: Context) {
    return outbox.write(async (rows) => {
      const stored = await rows.findOneBy(OutboxMail, { id })
      if (!stored) throw notFound("This mail")
      if (stored.sentAt) throw conflict("This mail has been sent.")
      await outbox.retry(rows, id)
      return rows.findOneByOrFail(OutboxMail, { id })
    })
  }
}
