import { plugin as reactApollo } from "@graphql-codegen/typescript-react-apollo"
import { byAddress } from "./reads-by-address.mjs"

// typescript-react-apollo 5 still emits suspense hooks in Apollo Client 3's shape, which do not type-check against 4,
// and hooks for the operations of external documents.
export async function plugin(schema, documents, config, info) {
  const { prepend, content } = await reactApollo(schema, documents.map(fragmentsOfExternal), config, info)
  const types = config.importOperationTypesFrom
  const written = withoutFragments(withoutSuspenseHooks(content))
  return {
    prepend: types ? [`import type * as ${types} from "./graphql.ts"`, ...prepend] : prepend,
    content: config.readByAddress ? withHashes(schema, written) : written,
  }
}

function fragmentsOfExternal(file) {
  if (file.type !== "external") return file
  const definitions = file.document.definitions.filter(({ kind }) => kind === "FragmentDefinition")
  return { ...file, document: { ...file.document, definitions } }
}

function withoutSuspenseHooks(content) {
  return content
    .replace(/\/\/ @ts-ignore\nexport function use\w+SuspenseQuery[\s\S]*?\n {8}\}\n/g, "")
    .replace(/export type \w+SuspenseQueryHookResult = .*;\n?/g, "")
}

// Every document contains its own fragments, and two features may share one.
const withoutFragments = (content) => content.replace(/export const \w+FragmentDoc = .*\n/g, "")

const documentLine = /^(export const \w+Document = )(\{.*\})( as unknown as DocumentNode;)$/

// Adds what the app needs to send the document as a GET.
function withHashes(schema, content) {
  return content
    .split("\n")
    .map((line) => withHash(schema, line))
    .join("\n")
}

function withHash(schema, line) {
  const [, begin, json, end] = documentLine.exec(line) ?? []
  const found = json && byAddress(schema, JSON.parse(json))
  if (!found) return line
  const { document, hash, bodyOnly } = found
  return `${begin}${JSON.stringify({ ...document, hash, ...(bodyOnly.length && { bodyOnly }) })}${end}`
}

/** The texts of the operations in `plugin`'s output that may be sent as a GET. */
export function textsByAddress(schema, content) {
  const documents = content.split("\n").flatMap((line) => documentLine.exec(line)?.[2] ?? [])
  const found = documents.map((json) => byAddress(schema, JSON.parse(json)))
  return found.flatMap((one) => one?.text ?? [])
}
