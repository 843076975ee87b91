import { createHash } from "node:crypto"
import { addTypenameToDocument } from "@apollo/client/utilities"
import { getNamedType, isEnumType, TypeInfo, typeFromAST, visit, visitWithTypeInfo } from "graphql"
import { tsImport } from "tsx/esm/api"

/**
 * Texts that are no secret and nobody's words: parts of addresses that anybody reads. Every other text that an operation is
 * given (a key, a preview, what is searched for) goes in a body alone, as addresses are kept in histories and logs.
 */
const textsInAddresses = ["Query.page.key", "Query.schoolDates.from", "Query.schoolDates.to"]

/**
 * How an operation of the site's pages may be asked for by an address (docs/decisions/09-an-open-tab.md): the
 * SHA-256 of its text, as the app sends it, and the variables that only a body may carry. Null for one that may not at all:
 * what changes something, what is not for everybody, what must be given a text of its asker's.
 */
export async function byAddress(schema, document) {
  // The app's own: a hash stands for each letter of what it sends.
  const { print } = await tsImport("../client/session/print.ts", import.meta.url)
  const [operation] = document.definitions.filter(({ kind }) => kind === "OperationDefinition")
  if (operation.operation !== "query" || !asksForPublicFields(schema, document)) return null
  const closed = (operation.variableDefinitions ?? []).filter(holdsText(schema, document))
  if (closed.some(({ type, defaultValue }) => type.kind === "NonNullType" && !defaultValue)) return null
  const text = print(addTypenameToDocument(document))
  const hash = createHash("sha256").update(text).digest("hex")
  return { text, hash, bodyOnly: closed.map(({ variable }) => variable.name.value) }
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

/** As `@auth` in `schema.graphql` has it. */
function roleOf({ astNode }) {
  const auth = astNode.directives.find(({ name }) => name.value === "auth")
  return auth?.arguments.find(({ name }) => name.value === "role")?.value.value
}

/** Tells of a variable whether it may hold what somebody wrote or keeps: anything but a number, a choice, yes or no. */
function holdsText(schema, document) {
  const inAddresses = variablesGivenTo(schema, document, textsInAddresses)
  return ({ variable, type }) => {
    const named = getNamedType(typeFromAST(schema, type))
    const isPlain = isEnumType(named) || ["Int", "Float", "Boolean"].includes(named.name)
    return !isPlain && !inAddresses.has(variable.name.value)
  }
}

/** Those that are given to these arguments and to no other. */
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
