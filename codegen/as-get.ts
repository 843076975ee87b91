import { createHash } from "node:crypto"
import { addTypenameToDocument } from "@apollo/client/utilities"
import { getDirective } from "@graphql-tools/utils"
import {
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  getOperationAST,
  isEnumType,
  Kind,
  print,
  TypeInfo,
  typeFromAST,
  type VariableDefinitionNode,
  visit,
  visitWithTypeInfo,
} from "graphql"

/** Public parts of addresses. All other text arguments go in a body, as histories and logs keep addresses. */
const textsInAddresses = ["Query.page.key", "Query.recipient.key", "Query.schoolDates.from", "Query.schoolDates.to"]

/**
 * Lets a GET carry a page's operation (docs/decisions/09-an-open-tab.md): the SHA-256 of its text, and the variables
 * that only a body may carry. Null for mutations, non-public queries, and those that require a text.
 */
export function asGet(schema: GraphQLSchema, document: DocumentNode) {
  const operation = getOperationAST(document)
  const { isPublic, places } = usesIn(schema, document)
  if (operation?.operation !== "query" || !isPublic) return null
  /** True for variables that may hold personal text: anything but a number, an enum or a boolean. */
  const isBodyOnly = ({ variable: { name }, type }: VariableDefinitionNode) => {
    const named = getNamedType(typeFromAST(schema, type))
    const isPlain = isEnumType(named) || ["Int", "Float", "Boolean"].includes(`${named}`)
    return !isPlain && !places.get(name.value)?.every((place) => textsInAddresses.includes(place))
  }
  const bodyVariables = (operation.variableDefinitions ?? []).filter(isBodyOnly)
  if (bodyVariables.some(({ type, defaultValue }) => type.kind === Kind.NON_NULL_TYPE && !defaultValue)) return null
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  // Server and app read fragments in different orders, and must get the same hash.
  fragments.sort((one, other) => (one.name.value < other.name.value ? -1 : 1))
  const sorted = { ...document, definitions: [operation, ...fragments] }
  const text = print(addTypenameToDocument(sorted))
  const hash = createHash("sha256").update(text).digest("hex")
  return { document: sorted, text, hash, bodyOnly: bodyVariables.map(({ variable }) => variable.name.value) }
}

/** Tells if visitors may ask for all fields of a query, and lists the arguments that take each variable. */
function usesIn(schema: GraphQLSchema, document: DocumentNode) {
  let isPublic = true
  const places = new Map<string, string[]>()
  const types = new TypeInfo(schema)
  const visitor = visitWithTypeInfo(types, {
    VariableDefinition: () => false,
    Field() {
      const field = types.getFieldDef()
      if (field && types.getParentType() === schema.getQueryType())
        isPublic &&= getDirective(schema, field, "auth")?.[0]?.role === "PUBLIC"
    },
    Variable({ name }) {
      const place = `${types.getParentType()}.${types.getFieldDef()?.name}.${types.getArgument()?.name}`
      places.set(name.value, [...(places.get(name.value) ?? []), place])
    },
  })
  visit(document, visitor)
  return { isPublic, places }
}
