import { MapperKind, mapSchema } from "@graphql-tools/utils"
import { GraphQLInterfaceType, GraphQLObjectType, type GraphQLSchema, isObjectType } from "graphql"
import { Field, GraphQLISODateTime, Int, InterfaceType, ObjectType } from "type-graphql"
import { Picture } from "../pictures/picture.ts"
import { Author } from "./author.ts"
import type { ContentType } from "./content-type.ts"
import { contentTypes, type ItemType, ItemTypes, itemTypeOf } from "./item-type.ts"
import type { Fields, RecordedRow } from "./record.ts"

@InterfaceType("Content", {
  description:
    "What every item of the site's content has, of whatever type: stories, posts, events, galleries, people and pages. " +
    "Its `type` and `id` together tell it from any other.",
  resolveType: (item: object) => item.constructor.name,
})
export abstract class AnyContent {
  @Field(() => Int, { description: "Counts up from 1 within its type." })
  id!: number

  @Field(() => ItemTypes, { description: "Of what type it is." })
  type!: ItemType

  @Field(() => String, { description: "What it is called: a headline, a title or a name." })
  title!: string

  @Field(() => String, { nullable: true, description: "Where it is read on this site, such as `/news/view/12`." })
  path!: string | null

  @Field(() => GraphQLISODateTime, {
    description: "The date that is shown with it: when it was published; of a page, when it was last changed.",
  })
  displayDate!: Date

  @Field(() => GraphQLISODateTime, { description: "When it was created." })
  createdAt!: Date

  @Field(() => GraphQLISODateTime, { description: "When it was last changed." })
  updatedAt!: Date

  @Field(() => Int, { description: "Counts its changes." })
  version!: number

  @Field(() => Author, { nullable: true, description: "Who created it; null for a page, which is the school's own." })
  user!: Author | null

  @Field(() => Picture, { nullable: true, description: "The picture it is shown with." })
  picture!: Picture | null
}

export function AsContent<T extends Fields<RecordedRow>>(fields: T) {
  @ObjectType()
  abstract class ItemOfContent extends fields {
    @Field(() => ItemTypes, { description: "Of what type it is." })
    type(): ItemType {
      return itemTypeOf(this.constructor as new () => object) as ItemType
    }

    @Field(() => String, { nullable: true, description: "Where it is read on this site, such as `/news/view/12`." })
    path(): string | null {
      return (this.constructor as ContentType<RecordedRow>).addressed?.path(this) ?? null
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
    description:
      "What every item has that somebody created, and may be a draft, planned, or taken down: all of `Content` but pages.",
    interfaces: [content],
    fields: Object.fromEntries(
      shared.map(({ name, type, description }) => [
        name,
        { type, description: ofAll[name]?.description ?? description },
      ]),
    ),
  })
}
