import { MapperKind, mapSchema } from "@graphql-tools/utils"
import {
  defaultFieldResolver,
  type GraphQLFieldConfig,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLSchema,
  GraphQLString,
  getNullableType,
} from "graphql"
import { type FieldExtensions, textPoints } from "../../base/api/cost.ts"
import { plainLines } from "../../base/text/plain-text.ts"
import { RichText } from "../../base/text/rich-text.ts"

const plainTextName = "PlainText"

/** Adds the plain text of each rich text, such as `detail`, beside it: `detailPlainText`. */
export const withPlainTexts = (schema: GraphQLSchema) =>
  mapSchema(schema, {
    [MapperKind.OBJECT_TYPE]: (type) => {
      const { fields, ...config } = type.toConfig()
      const plainTextFields = Object.entries(fields).flatMap(([name, field]) => {
        const isRichText = String(getNullableType(field.type)) === RichText.name
        return isRichText ? [[name + plainTextName, plainTextOf(name, field)] as const] : []
      })
      return plainTextFields.length
        ? new GraphQLObjectType({ ...config, fields: { ...fields, ...Object.fromEntries(plainTextFields) } })
        : undefined
    },
  })

function plainTextOf(name: string, { resolve = defaultFieldResolver }: GraphQLFieldConfig<unknown, unknown>) {
  return {
    type: new GraphQLNonNull(GraphQLString),
    description: `Plain text of \`${name}\`: one line per paragraph, with a bullet before each list item.`,
    extensions: { points: () => textPoints.RichText ?? 0 } satisfies FieldExtensions,
    resolve: async (source, args, context, info) =>
      plainLines(String(await resolve(source, args, context, { ...info, fieldName: name }))),
  } satisfies GraphQLFieldConfig<unknown, unknown>
}
