import { Kind, type Location, parse, type ValueNode, visit } from "graphql"
import type { Written } from "./operation-address.ts"

const secretName = /password|pwd|token|secret|^code$/i

/** As long a run of letters of both kinds and digits as tokens, and the keys in links, have. */
const token = /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{40,}/

/** What leaves the sandbox of an operation: of passwords, tokens and keys, what each of them is, such as `your password`. */
export function withoutSecrets({ query, variables }: Written): { query: string; variables: Record<string, unknown> } {
  return { query: withoutLiterals(query), variables: cleaned("", JSON.parse(variables.trim() || "{}")) }
}

function cleaned<T>(name: string, value: T): T
function cleaned(name: string, value: unknown): unknown {
  if (typeof value === "string") return isSecret(name, value) ? placeholder(name) : value
  if (Array.isArray(value)) return value.map((item) => cleaned(name, item))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([inner, one]) => [inner, cleaned(inner, one)]))
}

export const isSecret = (name: string, value: string) => value !== "" && (secretName.test(name) || token.test(value))

const placeholder = (name: string) => `your ${name || "token"}`

/** The same of texts that stand in the document itself, whose spaces and comments stay as they are. */
function withoutLiterals(query: string): string {
  const found: { name: string; at: Location }[] = []
  const note = (name: string, value: ValueNode) => {
    if (value.kind === Kind.STRING && value.loc && isSecret(name, value.value)) found.push({ name, at: value.loc })
  }
  visit(parse(query), {
    Argument: ({ name, value }) => note(name.value, value),
    ObjectField: ({ name, value }) => note(name.value, value),
  })
  return found.reduceRight(
    (text, { name, at }) => text.slice(0, at.start) + JSON.stringify(placeholder(name)) + text.slice(at.end),
    query,
  )
}
