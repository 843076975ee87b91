import { IsOptional, ValidateNested } from "class-validator"
import { Ctx, Field, GraphQLISODateTime, InputType, ObjectType, Root } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Column } from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { badInput } from "../api/failures.ts"
import type { MayBeUnfinished } from "../api/validation.ts"
import { InstantColumn } from "../database/instant.ts"
import { besideItem } from "./beside-items.ts"
import type { ContentType } from "./content.ts"
import { ContentState } from "./content-state.ts"
import type { OwnedRow } from "./owned.ts"
import { PendingChange, withChangeParts } from "./pending-change.ts"
import type { Fields, RecordedRow } from "./record.ts"
import { Review } from "./review.ts"
import { moderatorRole, publicOrOwn, readerOf } from "./visibility.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

const isPublished = publicOrOwn<{ userId: number; state: ContentState }>(() => ({ state: PUBLISHED }))

export function WithState<T extends Fields<{ createdAt: Date }>>(fields: T) {
  @ObjectType()
  abstract class StatedItem extends fields {
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
      description: "When it was first published, ISO 8601 in UTC; null until then. Lists and feeds are in this order.",
    })
    @InstantColumn({ nullable: true })
    publishedAt!: Date | null

    @Field(() => GraphQLISODateTime, {
      description:
        "The date that is shown with it, ISO 8601 in UTC: when it was published; until then, when it was created. What REST calls `createdAt`.",
    })
    displayDate(): Date {
      return this.publishedAt ?? this.createdAt
    }

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

    @Field(() => PendingChange, {
      nullable: true,
      description: "What waits to be published of it: for its creator and administrators; null where nothing does.",
    })
    pendingChange(@Root() item: OwnedRow, @Ctx() context: Context): Promise<PendingChange | null> | null {
      return seesAll(item, context.viewer) ? besideItem(PendingChange, item, context, withChangeParts) : null
    }

    @Field(() => Review, {
      nullable: true,
      description:
        "What an administrator has said who sent it back, for its creator and administrators; null once it was sent again, and where nobody has.",
    })
    sentBack(@Root() item: OwnedRow, @Ctx() context: Context): Promise<Review | null> | null {
      return seesAll(item, context.viewer) ? besideItem(Review, item, context, { user: true }) : null
    }
  }
  return StatedItem
}

/** Whether somebody sees of an item also what is not published. */
export function seesAll(item: Pick<OwnedRow, "userId">, viewer: Pick<Viewer, "id" | "role" | "program">) {
  const { id, role } = readerOf(item.constructor, viewer)
  return role >= moderatorRole || (id !== null && id === item.userId)
}

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

  /** When it was to be published: where that is done later, as by a server that was off. */
  plannedFor?: Date
}

export function Publishable<T extends Fields>(fields: T, description: string) {
  @InputType()
  abstract class PublishableInput extends fields implements MayBeUnfinished {
    mayBeUnfinished(): boolean {
      return this.publication?.as === DRAFT
    }

    @Field(() => PublicationInput, { nullable: true, description })
    @IsOptional()
    @ValidateNested()
    publication?: PublicationInput | null
  }
  return PublishableInput
}

export interface StateChange<T extends OwnedRow = OwnedRow> {
  type: ContentType<T>
  /** As it was; absent for one that is new. */
  before?: T
  item: T
  viewer: Viewer
}

/** Called for every item that is added or changed. */
export interface StateChanges {
  changed<T extends OwnedRow>(rows: EntityManager, change: StateChange<T>): Promise<void>
  /** Of one that is put into the bin. */
  removed<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, item: T): Promise<void>
  /** Of one that has no states, as it is stored: `announced` of its type says whether programs are notified. */
  stored(rows: EntityManager, type: ContentType<RecordedRow>, item: RecordedRow, isNew: boolean): Promise<void>
  /** Of rows that are shown within an item, such as the pictures of a gallery: any one of those that came, changed or went. */
  partsChanged(rows: EntityManager, part: new () => object, row: object): Promise<void>
}

/** Whether what is said of a published item leaves it as it is: the change waits beside it. */
export const isKeptAside = ({ as }: Pick<PublicationInput, "as">) => as === DRAFT || as === WAITING || as === SCHEDULED

/** A new item of which nobody has said anything: it is published now. */
const publishedNow: Stated = { state: PUBLISHED, publishedAt: null, publishAt: null, expiresAt: null }

/** The day of its first publication stays, unless it is scheduled anew. @throws BAD_USER_INPUT for moments that make no sense */
export function statedAs(asked: PublicationInput, now: Date, before: Stated = publishedNow): Stated {
  const publishAt = [SCHEDULED, WAITING].includes(asked.as) ? (asked.publishAt ?? null) : null
  const expiresAt = asked.expiresAt === undefined ? before.expiresAt : asked.expiresAt
  requireMoments({ as: asked.as, publishAt, expiresAt }, now)
  const isShown = asked.as === PUBLISHED || asked.as === TAKEN_DOWN
  return {
    state: asked.as,
    publishedAt: isShown ? (asked.plannedFor ?? before.publishedAt ?? now) : before.publishedAt,
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
