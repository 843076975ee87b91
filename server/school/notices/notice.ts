import { Field, GraphQLISODateTime, InputType, ObjectType } from "type-graphql"
import { Column, Entity, Index, LessThanOrEqual, MoreThan } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import { msg } from "../../base/words.ts"
import { Optional, Required } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import { OneLine, TextField } from "../../content/items/fields.ts"
import { registerItemType } from "../../content/items/item-type.ts"
import { Recorded, Versioned } from "../../content/items/record.ts"
import { type Filter, moderatorRole } from "../../content/items/visibility.ts"
import type { Database } from "../../store/database/database.ts"
import { InstantField } from "../../store/database/instant.ts"

export const NoticeKind = describedEnum("NoticeKind", "Subject of a notice.", {
  CLOSED: "All or part of the school is closed.",
  BUS_LATE: "A bus is late.",
  HOME_EARLY: "Children go home early.",
  OTHER: "Any other urgent notice.",
})

export type NoticeKind = keyof typeof NoticeKind
export const noticeHeadings = {
  CLOSED: msg("School closed"),
  BUS_LATE: msg("Bus late"),
  HOME_EARLY: msg("Home early"),
  OTHER: msg("Notice"),
} satisfies Record<NoticeKind, string>

@ObjectType()
@InputType()
abstract class NoticeFields {
  @TextField({ description: "Text of the notice, in one sentence.", max: 200, required: "A sentence is required." })
  @OneLine()
  text!: string

  @Field(() => NoticeKind, { description: "Subject of the notice." })
  @Column("text")
  @Required("Please say what it is about.")
  kind!: NoticeKind

  @InstantField("Time at which it disappears, ISO 8601 in UTC.")
  @Required("Please say until when it is shown.")
  endsAt!: Date
}

@Entity("notices")
@Index(["endsAt"])
@Index(["startsAt", "id"])
@ObjectType({
  description: "An urgent notice at the top of every page for some hours: the school is closed, a bus is late.",
})
export class Notice extends Recorded(NoticeFields) {
  /** `Webhooks` announces a later notice when it begins. */
  static announced = ({ startsAt }: Notice) => startsAt <= new Date()

  /** The office also sees past and future notices. */
  static visibleTo({ role }: Viewer): Filter<Notice> {
    // Filters are compared with stored values, which are text.
    const now = new Date().toISOString() as unknown as Date
    return role >= moderatorRole ? {} : { startsAt: LessThanOrEqual(now), endsAt: MoreThan(now) }
  }

  static check({ startsAt, endsAt }: Notice) {
    if (endsAt < startsAt) throw badInput({ endsAt: "It cannot end before it begins." })
  }

  @InstantField("Time from which it is shown, ISO 8601 in UTC.")
  startsAt!: Date
}

const StartsAt = (description: string) =>
  NullableField(() => GraphQLISODateTime, `Time from which it is shown, ISO 8601. ${description}`)

@InputType({ description: "A new notice." })
export class AddNoticeInput extends Addable(NoticeFields) {
  @StartsAt("Now by default.")
  startsAt?: Date | null
}

@InputType({ description: "Changes to a notice. Omitted fields are unchanged." })
export class EditNoticeInput extends Versioned(Optional(NoticeFields)) {
  @StartsAt("Omit to keep the stored time.")
  startsAt?: Date | null
}

registerItemType("a notice", { name: "NOTICE", type: Notice, edit: EditNoticeInput, isInChangeFeed: true })

const maxShown = 3

/** Newest first, with the time of the next change; null if none is planned. */
export async function noticesNow({ read }: Database): Promise<{ shown: Notice[]; until: Date | null }> {
  const now = new Date()
  const toCome = await read.find(Notice, {
    where: { endsAt: MoreThan(now) },
    order: { startsAt: "DESC", id: "DESC" },
  })
  const started = toCome.filter(({ startsAt }) => startsAt <= now)
  const changes = toCome.map(({ startsAt, endsAt }) => (startsAt > now ? startsAt : endsAt).getTime())
  return { shown: started.slice(0, maxShown), until: changes.length ? new Date(Math.min(...changes)) : null }
}
