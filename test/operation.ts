import { readFileSync } from "node:fs"
import {
  buildSchema,
  type FieldNode,
  type GraphQLSchema,
  type GraphQLType,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  Kind,
  parse,
  print,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from "graphql"

let schema: GraphQLSchema | undefined
const apiSchema = () => {
  schema ??= buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValidSDL: true })
  return schema
}

/**
 * The document of a query or mutation with `args` as its arguments.
 * @param fields the fields to read; by default its id if it has one
 */
export function operation(name: string, args: object, fields?: string): string {
  const mutation = apiSchema().getMutationType()?.getFields()[name]
  const field = mutation ?? apiSchema().getQueryType()?.getFields()[name]
  if (!field) throw new Error(`The API has no ${name}.`)
  const types = new Map(field.args.map((arg) => [arg.name, arg.type]))
  const names = Object.keys(args)
  const variables = names.map((argument) => `$${argument}: ${types.get(argument)}`)
  const type = getNamedType(field.type)
  const hasId = "getFields" in type && "id" in type.getFields()
  const selection = isLeafType(type) ? "" : `{ ${fields ?? (hasId ? "id" : "__typename")} }`
  const inBrackets = (texts: string[]) => (texts.length ? `(${texts.join(", ")})` : "")
  return `${mutation ? "mutation" : "query"} ${inBrackets(variables)} {
    ${name}${inBrackets(names.map((argument) => `${argument}: $${argument}`))} ${selection}
  }`
}

/** The document, selecting all fields that its mutations return, and plain fields of related objects. */
export function withAllFields(document: string): string {
  const info = new TypeInfo(apiSchema())
  const Field = ({ selectionSet, ...field }: FieldNode) => {
    if (!selectionSet || info.getParentType() !== apiSchema().getMutationType()) return undefined
    const selected = new Set(selectionSet.selections.map((selection) => "name" in selection && selection.name.value))
    const more = fieldsIn(info.getType()).flatMap(({ name, type }) => {
      const inner = fieldsIn(type).flatMap((field) => (isLeaf(field) ? nodeOf(field.name) : []))
      if (selected.has(name) || (inner.length === 0 && !isLeaf({ type }))) return []
      return nodeOf(name, inner)
    })
    return { ...field, selectionSet: { ...selectionSet, selections: [...selectionSet.selections, ...more] } }
  }
  return print(visit(parse(document), visitWithTypeInfo(info, { Field })))
}

const isLeaf = ({ type }: { type: GraphQLType }) => isLeafType(getNamedType(type))

const nodeOf = (name: string, selections: FieldNode[] = []): FieldNode => ({
  kind: Kind.FIELD,
  name: { kind: Kind.NAME, value: name },
  ...(selections.length > 0 && { selectionSet: { kind: Kind.SELECTION_SET, selections } }),
})

const fieldsIn = (type: unknown) => {
  const named = getNamedType(type as GraphQLType)
  return isObjectType(named)
    ? Object.values(named.getFields()).filter(({ args }) => !args.some(isRequiredArgument))
    : []
}
