import { MapperKind, mapSchema } from "@graphql-tools/utils"
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  getNamedType,
} from "graphql"
import { In } from "typeorm"
import { withOrigin } from "../../base/text/figures.ts"
import { Html } from "../../base/text/html.ts"
import { RichText, shownRichText } from "../../base/text/rich-text.ts"
import { type Batch, batched, grouped } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import type { Picture } from "../pictures/picture.ts"
import { ContentState } from "./content-state.ts"
import { PendingChange } from "./pending-change.ts"
import { textPicturesOf, typesWithTextPictures } from "./text-pictures.ts"

type Field = GraphQLFieldConfig<unknown, Context>

/** Shows the pictures of rich texts by absolute addresses, and lists them beside the texts. */
export const withTextPictures = (schema: GraphQLSchema) =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) =>
      getNamedType(field.type).name === RichText.name ? shownAbroad(field) : undefined,
    [MapperKind.MUTATION_ROOT_FIELD]: (field) => withConflictAbroad(field),
    [MapperKind.OBJECT_TYPE]: (type) => {
      const of = typesWithTextPictures().find(({ name }) => name === type.name)
      if (!of) return undefined
      const { fields, ...config } = type.toConfig()
      return new GraphQLObjectType({ ...config, fields: { ...fields, textPictures: textPictures(of, schema) } })
    },
  })

function shownAbroad({ resolve = defaultFieldResolver, ...field }: Field): Field {
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const shown = await resolve(source, args, context, info)
      return Array.isArray(shown) ? shown.map((text) => textAbroad(text, context)) : textAbroad(shown, context)
    },
  }
}

/** `Html` is not cleaned again. */
function textAbroad(text: unknown, { origin }: Context): unknown {
  if (typeof text !== "string" || !text.includes("<figure>")) return text
  return new Html(withOrigin(shownRichText(text), origin))
}

/** So that a client can compare the item of a CONFLICT with what it was sent before. */
function withConflictAbroad({ resolve = defaultFieldResolver, ...field }: Field): Field {
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      try {
        return await resolve(source, args, context, info)
      } catch (error) {
        const { extensions } = error as { extensions?: { stored?: unknown } }
        if (extensions?.stored) extensions.stored = abroad(extensions.stored, context.origin)
        throw error
      }
    },
  }
}

function abroad(value: unknown, origin: string): unknown {
  if (typeof value === "string") return withOrigin(value, origin)
  if (Array.isArray(value)) return value.map((one) => abroad(one, origin))
  if (Object.prototype.toString.call(value) !== "[object Object]") return value
  return Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, abroad(one, origin)]))
}

interface Shown {
  id: number
  state?: ContentState
  changeId?: number
}

function textPictures(type: new () => object, schema: GraphQLSchema): Field {
  const picture = schema.getType("Picture") as GraphQLObjectType
  const [ofItem, ofChange] = [picturesOf(type), picturesOf(PendingChange)]
  return {
    type: new GraphQLNonNull(new GraphQLList(new GraphQLNonNull(picture))),
    description:
      "Pictures in its texts, with their alt texts. Where the item is not public, the `url` of each opens it; the " +
      "`src` in the text does not.",
    resolve: async (source, _, context) => {
      const { id, state, changeId } = source as Shown
      const pictures = await batched(context, ofItem).load(id)
      if (state === ContentState.PUBLISHED) for (const shown of pictures) shown.isPublic = true
      return changeId === undefined ? pictures : [...pictures, ...(await batched(context, ofChange).load(changeId))]
    },
  }
}

function picturesOf(type: new () => object): Batch<Picture[]> {
  return async (ids, { database }) => {
    const table = textPicturesOf(type)
    const shown = await database.read.find(table, {
      where: { itemId: In([...ids]) },
      order: { id: "ASC" },
      relations: { picture: true },
    })
    return grouped(ids, shown, ({ itemId }) => itemId).map((ofOne) => ofOne.map(({ picture }) => picture))
  }
}
