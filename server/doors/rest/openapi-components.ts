import { type GraphQLSchema, isObjectType } from "graphql"
import { z } from "zod"
import { graphqlTypes } from "../../base/failures/shape.ts"

/** Draft 2020-12, which OpenAPI 3.1 uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  description?: string
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  anyOf?: JsonSchema[]
  [keyword: string]: unknown
}

/** The named shapes of an OpenAPI document. A field's description defaults to that of its GraphQL type. */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {}

  constructor(private readonly schema: GraphQLSchema) {}

  of(shape: z.ZodType): JsonSchema {
    const { $schema: _, $defs = {}, ...json } = z.toJSONSchema(shape, { io: "output" }) as JsonSchema
    for (const [name, found] of Object.entries($defs as Record<string, JsonSchema>))
      this.schemas[name] ??= this.withDescriptions(name, withComponentRefs(found))
    const { id: name } = shape.meta() ?? {}
    if (!name) return withComponentRefs(json)
    this.schemas[name] ??= this.withDescriptions(name, withComponentRefs(json))
    return { $ref: `#/components/schemas/${name}` }
  }

  private withDescriptions(name: string, { id: _, ...found }: JsonSchema): JsonSchema {
    const type = this.schema.getType(graphqlTypes.get(name) ?? name)
    const fields = isObjectType(type) ? type.getFields() : {}
    const properties = Object.entries(found.properties ?? {}).map(([field, value]) => {
      const description = value.description ?? fields[field]?.description ?? value.anyOf?.[0]?.description
      if (!description) throw new Error(`Nothing says what the field ${field} of the REST shape ${name} means.`)
      return [field, { ...value, description }]
    })
    const description = type?.name === name ? type.description : undefined
    return { ...(description && { description }), ...found, properties: Object.fromEntries(properties) }
  }
}

const withComponentRefs = (json: unknown): JsonSchema =>
  JSON.parse(JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/'))
