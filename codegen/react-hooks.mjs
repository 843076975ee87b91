import { plugin as reactApollo } from "@graphql-codegen/typescript-react-apollo"

// typescript-react-apollo 5 still emits suspense hooks in Apollo Client 3's shape, which do not type-check against 4.
export async function plugin(schema, documents, config, info) {
  const { prepend, content } = await reactApollo(schema, documents, config, info)
  if (!config.importOperationTypesFrom) return { prepend, content: withoutSuspenseHooks(content) }
  return {
    prepend: [`import type * as ${config.importOperationTypesFrom} from "./graphql.ts"`, ...prepend],
    content: withoutFragments(withoutSuspenseHooks(content)),
  }
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
