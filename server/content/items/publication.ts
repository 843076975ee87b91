import { Ctx, Field, GraphQLISODateTime, ObjectType, Root } from "type-graphql"
import { Column } from "typeorm"
import { readerOf, type Viewer } from "../../access/viewer.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import type { Context } from "../api/context.ts"
import { besideItem } from "./beside-items.ts"
import { ContentState } from "./content-state.ts"
import type { OwnedRow } from "./owned-row.ts"
import { PendingChange, withChangeParts } from "./pending-change.ts"
import type { Fields } from "./record.ts"
import { Review } from "./review.ts"
import { moderatorRole, publicOrOwn } from "./visibility.ts"

const { PUBLISHED } = ContentState

const isPublished = publicOrOwn<{ userId: number; state: ContentState }>(() => ({ state: PUBLISHED }))

export function WithState<T extends Fields<{ createdAt: Date }>>(fields: T) {
  @ObjectType()
  abstract class StatedItem extends fields {
    static listedStates: ContentState[] = [PUBLISHED]

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

/** True if the viewer also sees unpublished states of an item. */
export function seesAll(item: Pick<OwnedRow, "userId">, viewer: Pick<Viewer, "id" | "role" | "program">) {
  const { id, role } = readerOf(item.constructor, viewer)
  return role >= moderatorRole || (id !== null && id === item.userId)
}
