import { MapperKind, mapSchema } from "@graphql-tools/utils"
import { GraphQLInterfaceType, GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql"
import { Field, GraphQLISODateTime, Int, InterfaceType, ObjectType } from "type-graphql"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Picture } from "../pictures/picture.ts"
import { Author } from "./author.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import { contentTypes, type ItemType, ItemTypes, itemTypeOf } from "./item-type.ts"
import type { Fields, RecordedRow } from "./record.ts"

@InterfaceType("Content", {
  description: "Fields of all content: stories, blog posts, events, galleries, people, pages. `type` and `id` name it.",
  resolveType: (item: object) => item.constructor.name,
})
export abstract class AnyContent {
  @Field(() => Int, { description: "ID, unique within its type, starting at 1." })
  id!: number

  @Field(() => ItemTypes, { description: "Item type." })
  type!: ItemType

  @Field(() => String, { description: "Headline, title or name." })
  title!: string

  @NullableField(() => String, "Path on this site, such as `/news/view/12`.")
  path!: string | null

  @Field(() => GraphQLISODateTime, {
    description: "Display date: when it was published; for a page, when it was last changed.",
  })
  displayDate!: Date

  @Field(() => GraphQLISODateTime, { description: "Creation time." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "Time of the last change." })
  updatedAt!: Date

  @Field(() => Int, { description: "Version number, which grows with each change." })
  version!: number

  @NullableField(() => Author, "Creator; null for a page, which belongs to the school.")
  user!: Author | null

  @NullableField(() => Picture, "Main picture.")
  picture!: Picture | null
}

export function AsContent<T extends Fields<RecordedRow>>(fields: T) {
  @ObjectType()
  abstract class ItemOfContent extends fields {
    /** The item's own class, also for a `ContentItem`. */
    get contentType() {
      return this.constructor as ContentType<OwnedRow>
    }

    @Field(() => ItemTypes, { description: "Item type." })
    type(): ItemType {
      return itemTypeOf(this.contentType) as ItemType
    }

    @NullableField(() => String, "Path on this site, such as `/news/view/12`.")
    path(): string | null {
      return this.contentType.addressed?.path(this as unknown as OwnedRow) ?? null
    }
  }
  return ItemOfContent
}

/** With `implements`, TypeGraphQL would replace the types' descriptions with those of the interfaces. */
export function implementContent(schema: GraphQLSchema): GraphQLSchema {
  const content = schema.getType("Content")
  const names = contentTypes().map(({ name }) => name)
  const owned = contentTypes().flatMap((type) => ("ownedBy" in type ? schema.getType(type.name) : []))
  if (!(content instanceof GraphQLInterfaceType)) return schema
  const ownedContent = ownedContentOf(owned.filter(isObjectType), content)
  return mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      if (!names.includes(type.name)) return undefined
      const { interfaces, ...config } = type.toConfig()
      const more = owned.some(({ name } = type) => name === type.name) ? [content, ownedContent] : [content]
      return new GraphQLObjectType({ ...config, interfaces: [...interfaces, ...more] })
    },
  })
}

function ownedContentOf([first, ...others]: GraphQLObjectType[], content: GraphQLInterfaceType) {
  const ofAll = content.getFields()
  const shared = Object.values(first?.getFields() ?? {}).filter(({ name, type, args }) =>
    others.every((other) => args.length === 0 && `${other.getFields()[name]?.type}` === `${type}`),
  )
  return new GraphQLInterfaceType({
    name: "OwnedContent",
    description: "Fields shared by all content that has a creator and a publication state: all `Content` except pages.",
    interfaces: [content],
    fields: Object.fromEntries(
      shared.map(({ name, type, description }) => [
        name,
        { type, description: ofAll[name]?.description ?? description },
      ]),
    ),
  })
}
