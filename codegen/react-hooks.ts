import { plugin as reactApollo } from "@graphql-codegen/typescript-react-apollo"
import type { GraphQLSchema } from "graphql"
import { asGet } from "./as-get.ts"

type Plugin = typeof reactApollo

/**
 * typescript-react-apollo 5 emits suspense hooks in Apollo Client 3's shape, which do not type-check against 4, and hooks
 * for the operations of external documents.
 */
export const plugin: Plugin = async (schema, documents, config, info) => {
  const { prepend = [], content } = await reactApollo(schema, documents.map(fragmentsOfExternal), config, info)
  const types = config.importOperationTypesFrom
  const written = withoutFragments(withoutSuspenseHooks(content))
  return {
    prepend: types ? [`import type * as ${types} from "./graphql.ts"`, ...prepend] : prepend,
    content: types ? withHashes(schema, written) : written,
  }
}

function fragmentsOfExternal(file: Parameters<Plugin>[1][number]) {
  if (file.type !== "external" || !file.document) return file
  const definitions = file.document.definitions.filter(({ kind }) => kind === "FragmentDefinition")
  return { ...file, document: { ...file.document, definitions } }
}

const withoutSuspenseHooks = (content: string) =>
  content
    .replace(/\/\/ @ts-ignore\nexport function use\w+SuspenseQuery[\s\S]*?\n {8}\}\n/g, "")
    .replace(/export type \w+SuspenseQueryHookResult = .*;\n?/g, "")

// Every document contains its own fragments, and two features may share one.
const withoutFragments = (content: string) => content.replace(/export const \w+FragmentDoc = .*\n/g, "")

const documentLines = /^(export const \w+Document = )(\{.*\})( as unknown as DocumentNode;)$/gm

// Adds the data with which the app sends the document as a GET.
const withHashes = (schema: GraphQLSchema, content: string) =>
  content.replace(documentLines, (line, begin, json, end) => {
    const found = asGet(schema, JSON.parse(json))
    if (!found) return line
    const { document, hash, bodyOnly } = found
    return `${begin}${JSON.stringify({ ...document, hash, ...(bodyOnly.length && { bodyOnly }) })}${end}`
  })

/** Lists, for the server, the texts of the operations that may be sent as a GET. */
export const documentsPlugin: Plugin = async (schema, documents, config, info) => {
  const { content } = await plugin(schema, documents, config, info)
  const found = [...content.matchAll(documentLines)].map(([, , json = ""]) => asGet(schema, JSON.parse(json)))
  const texts = found.flatMap((one) => one?.text ?? []).sort()
  return { content: `export const appDocuments = ${JSON.stringify(texts, null, 1)}\n` }
}
