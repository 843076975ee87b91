import { ownedExamples } from "../generated/examples.ts"

const documents = import.meta.glob<string>("./examples/*.graphql", { query: "?raw", import: "default", eager: true })
const values = import.meta.glob<Variables>("./examples/*.json", { import: "default", eager: true })

type Variables = Record<string, object>

export interface Example {
  group: string
  name: string
  kind: "query" | "mutation"
  query: string
  variables: string
}

const today = new Date().toISOString().slice(0, 10)

const written: Example[] = Object.entries(documents).flatMap(([path, text]) =>
  text
    .trim()
    .split(/\n\n(?=#|query|mutation)/)
    .map((query) => exampleOf(path, query)),
)

/** A hand-written example replaces the derived one. */
const derived: Example[] = ownedExamples
  .filter(({ name }) => !written.some((example) => example.name === name))
  .map(({ variables, ...example }) => ({
    ...example,
    kind: example.query.includes("\nmutation") ? "mutation" : "query",
    variables: JSON.stringify(variables, null, 2),
  }))

/** Add an example to its feature's file; examples of owned types are derived. */
export const examples: Example[] = [...derived, ...written]

function exampleOf(path: string, query: string): Example {
  const [, kind = "", name = ""] = /^(query|mutation) (\w+)/m.exec(query) ?? []
  const variables = values[path.replace(/graphql$/, "json")]?.[name]
  return {
    group: /([\w-]+)\.graphql$/.exec(path)?.[1]?.replaceAll("-", " ") ?? "",
    name,
    kind: kind as Example["kind"],
    query,
    variables: variables ? JSON.stringify(variables, null, 2).replaceAll('"today"', `"${today}"`) : "",
  }
}
