import { Ctx, Field, GraphQLISODateTime, ObjectType, Root } from "type-graphql"
import { Column } from "typeorm"
import { readerOf, type Viewer } from "../../access/viewer.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { OptionalInstantField } from "../../store/database/instant.ts"
import { batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "./content-state.ts"
import type { OwnedRow } from "./owned-row.ts"
import { PendingChange, withChangeParts } from "./pending-change.ts"
import type { Fields } from "./record.ts"
import { Review } from "./review.ts"
import { rowPerItem } from "./row-per-item.ts"
import { moderatorRole, publicOrOwn } from "./visibility.ts"

const { PUBLISHED } = ContentState

const changes = rowPerItem(PendingChange, withChangeParts)
const reviews = rowPerItem(Review, { user: true })

const isPublished = publicOrOwn<{ userId: number; state: ContentState }>(() => ({ state: PUBLISHED }))

export function WithState<T extends Fields<{ createdAt: Date }>>(fields: T) {
  @ObjectType()
  abstract class StatedItem extends fields {
    static listedStates: ContentState[] = [PUBLISHED]

    /** Published items are public; the creator and administrators see the rest. */
    static visibleTo(viewer: Viewer): Record<never, never> | Record<never, never>[] {
      return isPublished(viewer)
    }

    @Field(() => ContentState, { description: "Publication state." })
    @Column("text", { default: PUBLISHED })
    state!: ContentState

    @OptionalInstantField(
      "Time of first publication, ISO 8601 in UTC; null until then. Lists and feeds are sorted by it.",
    )
    publishedAt!: Date | null

    @Field(() => GraphQLISODateTime, {
      description: "Display date, ISO 8601 in UTC: of publication, or of creation if unpublished. `createdAt` in REST.",
    })
    displayDate(): Date {
      return this.publishedAt ?? this.createdAt
    }

    @OptionalInstantField(
      "Scheduled publication time, ISO 8601 in UTC; a past time publishes at once. Null if not scheduled.",
    )
    publishAt!: Date | null

    @OptionalInstantField("Scheduled takedown time, ISO 8601 in UTC; null if not scheduled.")
    expiresAt!: Date | null

    @NullableField(
      () => PendingChange,
      "Pending change, visible to its creator and administrators; null if there is none.",
    )
    pendingChange(@Root() item: OwnedRow, @Ctx() context: Context): Promise<PendingChange | null> | null {
      return seesAll(item, context.viewer) ? batched(context, changes).load(item) : null
    }

    @NullableField(
      () => String,
      "Why it, or a picture of it, is not public, and what to do: a child without a yes, or nobody has said who can be " +
        "recognised. Visible to its creator and administrators; null if nothing is in the way.",
    )
    heldBack(@Root() item: OwnedRow, @Ctx() { database, pictures, viewer }: Context): Promise<string | null> | null {
      return seesAll(item, viewer) ? pictures.gate.reason(database.read, item, viewer) : null
    }

    @NullableField(
      () => Review,
      "Review by the administrator who sent it back, visible to its creator and administrators; null if there " +
        "is none, or once it was submitted again.",
    )
    sentBack(@Root() item: OwnedRow, @Ctx() context: Context): Promise<Review | null> | null {
      return seesAll(item, context.viewer) ? batched(context, reviews).load(item) : null
    }
  }
  return StatedItem
}

/** True if the viewer also sees unpublished states of an item. */
export function seesAll(
  item: Pick<OwnedRow, "userId" | "contentType">,
  viewer: Pick<Viewer, "id" | "role" | "program">,
) {
  const { id, role } = readerOf(item.contentType, viewer)
  return role >= moderatorRole || (id !== null && id === item.userId)
}
