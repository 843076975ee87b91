import { plugin as reactApollo } from "@graphql-codegen/typescript-react-apollo"

// typescript-react-apollo 5 still emits suspense hooks in Apollo Client 3's shape, which do not type-check against 4,
// and hooks for the operations of external documents.
export async function plugin(schema, documents, config, info) {
  const { prepend, content } = await reactApollo(schema, documents.map(fragmentsOfExternal), config, info)
  const types = config.importOperationTypesFrom
  return {
    prepend: types ? [`import type * as ${types} from "./graphql.ts"`, ...prepend] : prepend,
    content: withoutFragments(withoutSuspenseHooks(content)),
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

// Every document holds its fragments: nothing uses them by themselves, and two slices may share one.
function withoutFragments(content) {
  return content.replace(/export const \w+FragmentDoc = .*\n/g, "")
}
