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

@ObjectType({ description: "An item of any type that somebody owns, as lists of all of them show it." })
export class ContentItem {
  constructor(private readonly item: OwnedRow) {
    const { id, picture, user, state, createdAt, updatedAt, publishedAt, publishAt, expiresAt, version } = item
    Object.assign(this, { id, picture, user, state, createdAt, updatedAt, publishedAt, publishAt, expiresAt, version })
  }

  private get class() {
    return this.item.constructor as ContentType<OwnedRow>
  }

  @Field(() => ItemTypes, { description: "Of what type it is." })
  type(): ItemType {
    return itemTypeOf(this.class) as ItemType
  }

  @Field(() => Int, { description: "Its id within its type." })
  id!: number

  @Field(() => String, { description: "What it is called: a headline, a title or a name." })
  title(): string {
    return titleOf(this.class, this.item)
  }

  @Field(() => String, {
    nullable: true,
    description: "What it is called in a language; null in that of the original, and where visitors read none.",
  })
  titleIn(
    @Arg("language", () => ApiLanguages, { description: "That in which it is to be read." }) language: ApiLanguage,
  ): string | null {
    const { translated } = this.class
    const read = translated ? readIn(translated, language, this.item) : this.item
    return read === this.item ? null : titleOf(this.class, read)
  }

  @Field(() => String, { nullable: true, description: "Where it is read, such as `/news/view/12`." })
  path(): string | null {
    return this.class.addressed?.path(this.item) ?? null
  }

  @Field(() => Picture, { nullable: true, description: "The picture it is shown with." })
  picture!: Picture | null

  @Field(() => Author, { description: "Who created it." })
  user!: Author

  @Field(() => ContentState, { description: "What has become of it." })
  state!: ContentState

  @Field(() => GraphQLISODateTime, { description: "When it was created, ISO 8601 in UTC." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "When it was last changed, ISO 8601 in UTC." })
  updatedAt!: Date

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it was first published, ISO 8601 in UTC." })
  publishedAt!: Date | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "The date in whose order its type is read, ISO 8601 in UTC: when an event begins; when anything else was published, null until then.",
  })
  date(): Date | null {
    return this.item[(this.class.inOrderOf ?? "publishedAt") as "publishedAt"]
  }

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it will be published, ISO 8601 in UTC." })
  publishAt!: Date | null

  @Field(() => GraphQLISODateTime, { nullable: true, description: "When it is taken down, ISO 8601 in UTC." })
  expiresAt!: Date | null

  @Field(() => Int, { description: "Counts its changes." })
  version!: number

  @Field(() => Boolean, { description: "Whether this viewer may edit and delete it." })
  canEdit(@Ctx() { viewer }: Context, @Info() { schema }: GraphQLResolveInfo): boolean {
    return permits(ruleOf(schema, `edit${this.class.name}`), viewer, this.item.userId)
  }

  @Field(() => PendingChange, {
    nullable: true,
    description: "What waits to be published of it; null where nothing does.",
  })
  pendingChange(@Ctx() context: Context): Promise<PendingChange | null> | null {
    const { item } = this
    return seesAll(item, context.viewer) ? besideItem(PendingChange, item, context, withChangeParts) : null
  }

  @Field(() => Review, { nullable: true, description: "What an administrator has said who sent it back." })
  sentBack(@Ctx() context: Context): Promise<Review | null> | null {
    const { item } = this
    return seesAll(item, context.viewer) ? besideItem(Review, item, context, { user: true }) : null
  }
}
