import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from "type-graphql"
import { type FindOptionsWhere, Raw } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { classOf, type ItemType, ItemTypes, kindsReferringTo } from "../items/item-type.ts"
import { ContentItem } from "./content-item.ts"

/** Per kind of item. */
const maxSuggestions = 3

@ObjectType({ description: "Links from an item to others. They are the same for every viewer: only public items." })
export class Further {
  constructor(
    private readonly item: OwnedRow,
    private readonly context: Context,
  ) {}

  private get type() {
    return this.item.contentType as ContentType<OwnedRow>
  }

  @NullableField(() => ContentItem, "Previous item of the same type, by publication date; for an event, by start time.")
  previous(): Promise<ContentItem | null> {
    return this.neighbour("<", "DESC")
  }

  @NullableField(() => ContentItem, "Next item of the same type.")
  next(): Promise<ContentItem | null> {
    return this.neighbour(">", "ASC")
  }

  @Field(() => [ContentItem], {
    description: `The newest ${maxSuggestions} other items of the same type by the same person.`,
  })
  async byAuthor(): Promise<ContentItem[]> {
    const { id, userId } = this.item
    const newest = await this.shown(this.type, maxSuggestions + 1, { userId })
    return newest
      .filter((item) => item.id !== id)
      .slice(0, maxSuggestions)
      .map(toContentItem)
  }

  @Field(() => [ContentItem], {
    description: `Items linked to it: the event of a gallery, or the newest ${maxSuggestions} galleries of an event.`,
  })
  async related(): Promise<ContentItem[]> {
    const { item, type } = this
    const named = Object.entries(type.refersTo ?? {}).flatMap(([column, name]) => {
      const id = item[column as keyof OwnedRow] as number | null
      return id === null ? [] : [this.shown(classOf(name) as ContentType<OwnedRow>, 1, { id })]
    })
    const naming = kindsReferringTo(type).map(({ type, column }) =>
      this.shown(type as ContentType<OwnedRow>, maxSuggestions, { [column]: item.id }),
    )
    return (await Promise.all([...named, ...naming])).flat().map(toContentItem)
  }

  /** Reads one entry of an index, however many items there are. */
  private async neighbour(is: "<" | ">", direction: "ASC" | "DESC"): Promise<ContentItem | null> {
    const { inOrderOf = "publishedAt" } = this.type
    const at = this.item[inOrderOf as "publishedAt"]
    if (!at) return null
    const parameters = { at: at.toISOString(), beside: this.item.id }
    const beyond = Raw((id) => `(${id.replace(/\bid\b/, inOrderOf)}, ${id}) ${is} (:at, :beside)`, parameters)
    const order = { [inOrderOf]: direction, id: direction }
    const [item] = await this.shown(this.type, 1, { id: beyond } as FindOptionsWhere<OwnedRow>, order)
    return item ? toContentItem(item) : null
  }

  private shown(type: ContentType<OwnedRow>, take: number, where: FindOptionsWhere<OwnedRow>, order?: object) {
    return this.context.content.first(type, take, { where, order, states: [ContentState.PUBLISHED] })
  }
}

const toContentItem = (item: OwnedRow) => new ContentItem(item)

@Resolver()
export class FurtherResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Further, {
    nullable: true,
    description: "Links from an item to others; null if the viewer does not see it, or its type cannot be published.",
  })
  async further(
    @Arg("type", () => ItemTypes, { description: "Type of the item." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Ctx() context: Context,
  ): Promise<Further | null> {
    const published = classOf(type) as ContentType<OwnedRow>
    if (!published.listedStates || !published.addressed) return null
    const item = await context.content.one(published, id)
    return item && new Further(item, context)
  }
}
