/** Shown in the docs; `test/typed-clients` writes, compiles and runs these files, unmodified. */
export const typedClient = {
  install: "npm install graphql typescript tsx @types/node \\\n  @graphql-codegen/cli @graphql-codegen/client-preset",
  files: {
    "codegen.ts": `import type { CodegenConfig } from "@graphql-codegen/cli"

const config: CodegenConfig = {
  schema: \`\${process.env.SITE}/graphql\`,
  documents: "*.ts",
  generates: {
    "gql/": {
      preset: "client",
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { DateTimeISO: "string", Day: "string", RichText: "string", Upload: "File" },
      },
    },
  },
}

export default config
`,
    "ask.ts": `import type { TypedDocumentString } from "./gql/graphql"

/** Returns an operation's data. TOKEN, in the environment, is the access token, if one is needed. */
export async function ask<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables) {
  const { SITE, TOKEN } = process.env
  const { headers, body } = requestOf(String(document), variables)
  const answer = await fetch(\`\${SITE}/graphql\`, {
    method: "POST",
    headers: { ...headers, ...(TOKEN && { Authorization: \`Bearer \${TOKEN}\` }) },
    body,
  })
  const { data, errors } = (await answer.json()) as { data?: Result; errors?: { message: string }[] }
  if (!data || errors) throw new Error(errors?.[0]?.message)
  return data
}

/** JSON, or a multipart request if there are files among the variables. */
function requestOf(query: string, variables: unknown): { headers: Record<string, string>; body: string | FormData } {
  const operations = JSON.stringify({ query, variables }, (_, value) => (value instanceof File ? null : value))
  const files = filesIn(variables, "variables")
  if (files.length === 0) return { headers: { "Content-Type": "application/json" }, body: operations }
  const body = new FormData()
  body.set("operations", operations)
  body.set("map", JSON.stringify(Object.fromEntries(files.map(([place], index) => [index, [place]]))))
  files.forEach(([, file], index) => body.set(String(index), file))
  return { headers: { "apollo-require-preflight": "1" }, body }
}

function filesIn(value: unknown, place: string): [place: string, file: File][] {
  if (value instanceof File) return [[place, value]]
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([name, inner]) => filesIn(inner, \`\${place}.\${name}\`))
}
`,
    "news.ts": `import { ask } from "./ask"
import { graphql } from "./gql"

const latest = graphql(\`
  query Latest($perPage: Int!) {
    newsStories(perPage: $perPage) {
      items { title createdAt user { name } }
    }
  }
\`)

ask(latest, { perPage: 5 }).then(({ newsStories }) => {
  for (const { title, user } of newsStories.items) console.log(title, "by", user.name)
})
`,
  },
  commands: [
    "export SITE",
    "npx graphql-codegen",
    "npx tsc --noEmit --strict --target es2022 --module preserve --types node news.ts",
    "npx tsx news.ts",
  ],
}

/** The client generators that `test/typed-clients` runs against a live site, compiling their output strictly. */
export const testedGenerators = `GraphQL Code Generator (\`client-preset\`), gql.tada with urql, and for REST openapi-typescript with openapi-fetch, from \`/openapi.json\`, are tried by tests: each makes a client of a running site, compiles it with \`strict\`, \`exactOptionalPropertyTypes\` and \`noUncheckedIndexedAccess\`, and signs in, uploads, publishes, reads page by page and signs out, by GraphQL also follows \`changes\`, which REST has not. For uploads, let urql send the header \`apollo-require-preflight\`; openapi-typescript takes a file for a text unless its \`transform\` makes a \`File\` of what has the \`contentMediaType\` \`application/octet-stream\`.`
