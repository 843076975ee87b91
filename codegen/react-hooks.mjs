import { plugin as reactApollo } from "@graphql-codegen/typescript-react-apollo"

// typescript-react-apollo 5 still emits suspense hooks in Apollo Client 3's shape, which do not type-check against 4.
export async function plugin(schema, documents, config, info) {
  const output = await reactApollo(schema, documents, config, info)
  return { ...output, content: withoutSuspenseHooks(output.content) }
}

function withoutSuspenseHooks(content) {
  return content
    .replace(/\/\/ @ts-ignore\nexport function use\w+SuspenseQuery[\s\S]*?\n {8}\}\n/g, "")
    .replace(/export type \w+SuspenseQueryHookResult = .*;\n/g, "")
}
