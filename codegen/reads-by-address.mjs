import { createHash } from "node:crypto"
import { addTypenameToDocument } from "@apollo/client/utilities"
import { getNamedType, isEnumType, print, TypeInfo, typeFromAST, visit, visitWithTypeInfo } from "graphql"

/** Public parts of addresses. All other text arguments go in a body, as histories and logs keep addresses. */
const textsInAddresses = ["Query.page.key", "Query.recipient.key", "Query.schoolDates.from", "Query.schoolDates.to"]

/**
 * Lets a GET carry a page's operation (docs/decisions/09-an-open-tab.md): the SHA-256 of its text, and the variables
 * that only a body may carry. Null for mutations, non-public queries, and those that require a text.
 */
export function byAddress(schema, document) {
  const [operation] = document.definitions.filter(({ kind }) => kind === "OperationDefinition")
  if (operation.operation !== "query" || !asksForPublicFields(schema, document)) return null
  const closed = (operation.variableDefinitions ?? []).filter(holdsText(schema, document))
  if (closed.some(({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue)) return null
  const sorted = { ...document, definitions: document.definitions.toSorted(byName) }
  const text = print(addTypenameToDocument(sorted))
  const hash = createHash("sha256").update(text).digest("hex")
  return { document: sorted, text, hash, bodyOnly: closed.map(({ variable }) => variable.name.value) }
}

/** The operation first: server and app read fragments in different orders, and must get the same hash. */
function byName(one, other) {
  if (one.kind !== other.kind) return one.kind === "OperationDefinition" ? -1 : 1
  return one.name.value < other.name.value ? -1 : 1
}

function asksForPublicFields(schema, document) {
  let isPublic = true
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        if (types.getParentType() === schema.getQueryType() && roleOf(types.getFieldDef()) !== "PUBLIC")
          isPublic = false
      },
    }),
  )
  return isPublic
}

function roleOf({ astNode }) {
  const auth = astNode.directives.find(({ name }) => name.value === "auth")
  return auth?.arguments.find(({ name }) => name.value === "role")?.value.value
}

/** Matches variables that may hold personal text: anything but a number, an enum or a boolean. */
function holdsText(schema, document) {
  const inAddresses = variablesGivenTo(schema, document, textsInAddresses)
  return ({ variable, type }) => {
    const named = getNamedType(typeFromAST(schema, type))
    const isPlain = isEnumType(named) || ["Int", "Float", "Boolean"].includes(named.name)
    return !isPlain && !inAddresses.has(variable.name.value)
  }
}

function variablesGivenTo(schema, document, args) {
  const given = new Map()
  const types = new TypeInfo(schema)
  visit(
    document,
    visitWithTypeInfo(types, {
      VariableDefinition: () => false,
      Variable({ name }) {
        const place = `${types.getParentType()}.${types.getFieldDef()?.name}.${types.getArgument()?.name}`
        given.set(name.value, [...(given.get(name.value) ?? []), place])
      },
    }),
  )
  return new Set([...given].filter(([, places]) => places.every((place) => args.includes(place))).map(([name]) => name))
}
