import type { GraphQLResolveInfo } from "graphql"
import { Arg, Ctx, Field, GraphQLISODateTime, Info, Int, ObjectType } from "type-graphql"
import { permits, ruleOf } from "../../access/auth.ts"
import type { Context } from "../api/context.ts"
import { type ApiLanguage, ApiLanguages } from "../items/api-language.ts"
import { Author } from "../items/author.ts"
import { besideItem } from "../items/beside-items.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType } from "../items/content-type.ts"
import { type ItemType, ItemTypes, itemTypeOf } from "../items/item-type.ts"
import type { OwnedRow } from "../items/owned-row.ts"
import { PendingChange, withChangeParts } from "../items/pending-change.ts"
import { seesAll } from "../items/publication.ts"
import { Review } from "../items/review.ts"
import { readIn } from "../items/translatable.ts"
import { Picture } from "../pictures/picture.ts"

export function titleOf<T extends OwnedRow>({ search }: ContentType<T>, item: T): string {
  return search?.words(item).title ?? ""
}

@ObjectType({ description: "An item of any type that has an owner, as shown in mixed lists." })
export class ContentItem {
  constructor(private readonly item: OwnedRow) {
    const { id, picture, user, state, createdAt, updatedAt, publishedAt, publishAt, expiresAt, version } = item
    Object.assign(this, { id, picture, user, state, createdAt, updatedAt, publishedAt, publishAt, expiresAt, version })
  }

  private get class() {
    return this.item.constructor as ContentType<OwnedRow>
  }

  @Field(() => ItemTypes, { description: "Item type." })
  type(): ItemType {
    return itemTypeOf(this.class) as ItemType
  }

  @Field(() => Int, { description: "ID within its type." })
  id!: number

  @Field(() => String, { description: "Headline, title or name." })
  title(): string {
    return titleOf(this.class, this.item)
  }

  @Field(() => String, {
    nullable: true,
    description: "Title in a language; null for the original's, and if it has no translation that visitors can read.",
  })
  titleIn(
    @Arg("language", () => ApiLanguages, { description: "Language of the title." }) language: ApiLanguage,
  ): string | null {
    const { translated } = this.class
    const read = translated ? readIn(translated, language, this.item) : this.item
    return read === this.item ? null : titleOf(this.class, read)
  }

  @Field(() => String, { nullable: true, description: "Path on this site, such as `/news/view/12`." })
  path(): string | null {
    return this.class.addressed?.path(this.item) ?? null
  }

  @Field(() => Picture, { nullable: true, description: "Main picture." })
  picture!: Picture | null

  @Field(() => Author, { description: "Creator." })
  user!: Author

  @Field(() => ContentState, { description: "Publication state." })
  state!: ContentState

  @Field(() => GraphQLISODateTime, { description: "Creation time, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "Time of the last change, ISO 8601 in UTC." })
  updatedAt!: Date

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Time of first publication, ISO 8601 in UTC." })
  publishedAt!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Date by which its type is sorted, ISO 8601 in UTC: start time of an event; publication time of anything " +
      "else, null until then.",
  })
  date(): Date | null {
    return this.item[(this.class.inOrderOf ?? "publishedAt") as "publishedAt"]
  }

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Scheduled publication time, ISO 8601 in UTC." })
  publishAt!: Date | null

  @Field(() => GraphQLISODateTime, { nullable: true, description: "Scheduled takedown time, ISO 8601 in UTC." })
  expiresAt!: Date | null

  @Field(() => Int, { description: "Version number, which grows with each change." })
  version!: number

  @Field(() => Boolean, { description: "True if this viewer may edit and delete it." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, `edit${this.class.name}`), viewer, this.item.userId)
  }

  @Field(() => PendingChange, {
    nullable: true,
    description: "Pending change; null if there is none.",
  })
  pendingChange(@Ctx() context: Context): Promise<PendingChange | null> | null {
    const { item } = this
    return seesAll(item, context.viewer) ? besideItem(PendingChange, item, context, withChangeParts) : null
  }

  @Field(() => Review, { nullable: true, description: "Review by the administrator who sent it back." })
  sentBack(@Ctx() context: Context): Promise<Review | null> | null {
    const { item } = this
    return seesAll(item, context.viewer) ? besideItem(Review, item, context, { user: true }) : null
  }
}
