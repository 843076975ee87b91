import { Field, GraphQLISODateTime, InputType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { MayBeUnfinished } from "../api/validation.ts"
import { ContentState } from "./content-state.ts"
import type { Stated } from "./owned-row.ts"
import type { Fields } from "./record.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

@InputType({ description: "Publication state to set." })
export class PublicationInput {
  @Field(() => ContentState, {
    description: "New state. If the school requires approval, items that an editor publishes become WAITING.",
  })
  as!: ContentState

  @NullableField(() => GraphQLISODateTime, "Publication time, ISO 8601: required for SCHEDULED, optional for WAITING.")
  publishAt?: Date | null

  @NullableField(() => GraphQLISODateTime, "Takedown time, ISO 8601. Omit to keep the stored time; null removes it.")
  expiresAt?: Date | null

  @NullableField(
    () => GraphQLISODateTime,
    "The `updatedAt` of the pending change that was edited, null for none: the text of one saved since is kept as a version.",
  )
  changeSavedAt?: Date | null

  /** The scheduled time, if publication is late, such as after a downtime. */
  plannedFor?: Date

  /** The `publishedAt` to go back to, also from a public state: for undoing a change of the state. */
  backTo?: Date | null
}

export function Publishable<T extends Fields>(fields: T, description: string) {
  @InputType()
  abstract class PublishableInput extends fields implements MayBeUnfinished {
    mayBeUnfinished(): boolean {
      return this.publication?.as === DRAFT
    }

    @NullableField(() => PublicationInput, description)
    publication?: PublicationInput | null
  }
  return PublishableInput
}

/** True if a published item stays unchanged, and the change is stored separately. */
export const isPending = ({ as }: Pick<PublicationInput, "as">) => as === DRAFT || as === WAITING || as === SCHEDULED

const publishedNow: Stated = { state: PUBLISHED, publishedAt: null, publishAt: null, expiresAt: null }

/** Keeps the day of the first publication, unless scheduled again. @throws BAD_USER_INPUT for impossible moments */
export function stateFieldsFor(requested: PublicationInput, now: Date, before: Stated = publishedNow): Stated {
  const publishAt = requested.as === SCHEDULED || requested.as === WAITING ? (requested.publishAt ?? null) : null
  // The end of an item that was taken down early may have passed.
  const isOver = before.state === TAKEN_DOWN && before.expiresAt !== null && before.expiresAt <= now
  const defaultEnd = isOver ? null : before.expiresAt
  const expiresAt = requested.expiresAt === undefined ? defaultEnd : requested.expiresAt
  // A draft may keep a past end: its writer chooses another.
  if (requested.as !== DRAFT || requested.expiresAt) requireMoments({ as: requested.as, publishAt, expiresAt }, now)
  const isShown = requested.as === PUBLISHED || requested.as === TAKEN_DOWN
  const publishedAt = isShown ? (requested.plannedFor ?? before.publishedAt ?? now) : before.publishedAt
  return {
    state: requested.as,
    publishedAt: requested.backTo === undefined ? publishedAt : requested.backTo,
    publishAt,
    expiresAt,
  }
}

function requireMoments({ as, publishAt, expiresAt }: PublicationInput, now: Date) {
  if (as === SCHEDULED && !publishAt) throw badInput({ "publication.publishAt": "Please say when to publish it." })
  if (as === SCHEDULED && publishAt && publishAt <= now)
    throw badInput({ "publication.publishAt": "Please choose a moment that is still to come." })
  if (as !== TAKEN_DOWN && expiresAt && expiresAt <= now)
    throw badInput({ "publication.expiresAt": "It was to be taken down before now. Please choose a later moment." })
  if (as !== TAKEN_DOWN && expiresAt && publishAt && expiresAt <= publishAt)
    throw badInput({ "publication.expiresAt": "It cannot be taken down before it is published." })
}
