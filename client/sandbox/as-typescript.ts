import type { Portable } from "./portable.ts"

/** For use with `ask.ts` and the types of the portal's "Getting started". */
export function asTypeScript({ query, variables, places }: Portable): string {
  const literal = JSON.stringify(withMarks(variables, places), null, 2).replaceAll(mark, fileExpression)
  const imports = places.length ? 'import { readFileSync } from "node:fs"\n' : ""
  return `${imports}import { ask } from "./ask"
import { graphql } from "./gql"

const operation = graphql(\`
${inTemplate(query.trim())}
\`)

ask(operation, ${literal}).then((answer) => {
  console.log(answer)
})
`
}

const inTemplate = (text: string) => text.replaceAll(/[`\\]|\$\{/g, "\\$&").replaceAll(/^(?=.)/gm, "  ")

/** Placeholder for a file, until the rest is JSON. */
const mark = /"\\u0000([^"]+)"/g

const fileExpression = (_mark: string, file: string) => `new File([readFileSync("${file}")], "${file}")`

const withMarks = (variables: Record<string, unknown>, places: string[]): unknown =>
  places.reduce<unknown>((result, place, index) => set(result, place.split("."), `\0file-${index + 1}`), variables)

function set(within: unknown, [name = "", ...deeper]: string[], value: string): unknown {
  if (!name) return value
  const inner = (within as Record<string, unknown> | null)?.[name]
  if (Array.isArray(within)) return within.with(Number(name), set(inner, deeper, value))
  return { ...(within as object), [name]: set(inner, deeper, value) }
}
