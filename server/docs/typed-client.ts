/** A client in TypeScript, whose files a test writes, compiles and runs as they stand. */
export const typedClient = {
  install: "npm install graphql typescript tsx @types/node \\\n  @graphql-codegen/cli @graphql-codegen/client-preset",
  files: {
    "codegen.ts": `import type { CodegenConfig } from "@graphql-codegen/cli"

const config: CodegenConfig = {
  schema: \`\${process.env.SITE}/graphql\`,
  documents: "news.ts",
  generates: {
    "gql/": {
      preset: "client",
      config: {
        documentMode: "string",
        enumsAsTypes: true,
        useTypeImports: true,
        strictScalars: true,
        scalars: { DateTimeISO: "string", RichText: "string", Upload: "File" },
      },
    },
  },
}

export default config
`,
    "news.ts": `import { graphql } from "./gql"
import type { TypedDocumentString } from "./gql/graphql"

const latest = graphql(\`
  query Latest($perPage: Int!) {
    newsStories(perPage: $perPage) {
      items { title createdAt user { name } }
    }
  }
\`)

async function ask<Result, Variables>(document: TypedDocumentString<Result, Variables>, variables: Variables) {
  const answer = await fetch(\`\${process.env.SITE}/graphql\`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query: String(document), variables }),
  })
  const { data, errors } = (await answer.json()) as { data?: Result; errors?: { message: string }[] }
  if (!data || errors) throw new Error(errors?.[0]?.message)
  return data
}

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
