import { IsOptional, ValidateNested } from "class-validator"
import { Field, GraphQLISODateTime, InputType, ObjectType } from "type-graphql"
import { Column } from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import { badInput } from "../api/failures.ts"
import { InstantColumn } from "../database/instant.ts"
import { ContentState } from "./content-state.ts"
import type { Fields } from "./record.ts"
import { publicOrOwn } from "./visibility.ts"

const { WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

const isPublished = publicOrOwn<{ userId: number; state: ContentState }>(() => ({ state: PUBLISHED }))

/** Adds the state of an item, and the moments at which it changes. */
export function WithState<T extends Fields>(fields: T) {
  @ObjectType()
  abstract class StatedItem extends fields {
    /** What its lists show, unless they are asked for other states. */
    static listedStates = [PUBLISHED]

    /** Everybody sees what is published; the rest is seen by its creator and by administrators. */
    static visibleTo(viewer: Viewer): Record<never, never> | Record<never, never>[] {
      return isPublished(viewer)
    }

    @Field(() => ContentState, { description: "What has become of it." })
    @Column("text", { default: PUBLISHED })
    state!: ContentState

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description:
        "When it was first published, ISO 8601 in UTC; null until then. Lists and feeds are in this order, and REST tells it as `createdAt`.",
    })
    @InstantColumn({ nullable: true })
    publishedAt!: Date | null

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description:
        "When it will be published, ISO 8601 in UTC: at once where that is past. Null where nobody has said.",
    })
    @InstantColumn({ nullable: true })
    publishAt!: Date | null

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description: "When it is taken down, ISO 8601 in UTC; null where it stays.",
    })
    @InstantColumn({ nullable: true })
    expiresAt!: Date | null
  }
  return StatedItem
}

/** An item's state and moments, as they are stored. */
export type Stated = Pick<
  InstanceType<ReturnType<typeof WithState>>,
  "state" | "publishedAt" | "publishAt" | "expiresAt"
>

@InputType({ description: "What shall become of an item." })
export class PublicationInput {
  @Field(() => ContentState, {
    description:
      "The state that it shall have. Where the school asks for a second pair of eyes, what an editor publishes is WAITING.",
  })
  as!: ContentState

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it shall be published, ISO 8601: needed for SCHEDULED, and may be given for WAITING.",
  })
  publishAt?: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it shall be taken down, ISO 8601. Absent keeps what is stored, null takes it away.",
  })
  expiresAt?: Date | null
}

/** Adds to what an add or an edit takes what shall become of the item. */
export function Publishable<T extends Fields>(fields: T, description: string) {
  @InputType()
  abstract class PublishableInput extends fields {
    @Field(() => PublicationInput, { nullable: true, description })
    @IsOptional()
    @ValidateNested()
    publication?: PublicationInput | null
  }
  return PublishableInput
}

/** A new item of which nobody has said anything: it is published now. */
const unsaid: Stated = { state: PUBLISHED, publishedAt: null, publishAt: null, expiresAt: null }

/**
 * What is stored of an item once it is what is asked for. The day on which it was first published stays, but where it is
 * scheduled anew. @throws BAD_USER_INPUT for moments that make no sense.
 */
export function statedAs(asked: PublicationInput, now: Date, before: Stated = unsaid): Stated {
  const publishAt = [SCHEDULED, WAITING].includes(asked.as) ? (asked.publishAt ?? null) : null
  const expiresAt = asked.expiresAt === undefined ? before.expiresAt : asked.expiresAt
  requireMoments({ as: asked.as, publishAt, expiresAt }, now)
  const isShown = asked.as === PUBLISHED || asked.as === TAKEN_DOWN
  return {
    state: asked.as,
    publishedAt: isShown ? (before.publishedAt ?? now) : before.publishedAt,
    publishAt,
    expiresAt,
  }
}

function requireMoments({ as, publishAt, expiresAt }: PublicationInput, now: Date) {
  if (as === SCHEDULED && !publishAt)
    throw badInput({ "publication.publishAt": "Please say when it shall be published." })
  if (as === SCHEDULED && publishAt && publishAt <= now)
    throw badInput({ "publication.publishAt": "Please choose a moment that is still to come." })
  if (as !== TAKEN_DOWN && expiresAt && expiresAt <= (publishAt ?? now))
    throw badInput({ "publication.expiresAt": "It cannot be taken down before it is published." })
}
