import { type ASTNode, Kind, type Location, parse, visit } from "graphql"
import type { Operation } from "./operation-address.ts"

const secretName = /password|pwd|token|secret|^code$/i

/** Mixed-case letters and digits, at least as long as tokens and the keys in links. */
const token = /(?=[\w-]*[a-z])(?=[\w-]*[A-Z])(?=[\w-]*\d)[\w-]{40,}/

/** Replaces passwords, tokens and keys by placeholders such as `your password`. */
export function withoutSecrets({ query, variables }: Operation): { query: string; variables: Record<string, unknown> } {
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

/** Keeps the document's spaces and comments. */
function withoutLiterals(query: string): string {
  const found: { name: string; at: Location }[] = []
  visit(parse(query), {
    StringValue({ value, loc }, _key, parent, _path, ancestors) {
      const name = [...ancestors, parent].map(nameGiven).findLast(Boolean) ?? ""
      if (loc && isSecret(name, value)) found.push({ name, at: loc })
    },
  })
  return found.reduceRight(
    (text, { name, at }) => text.slice(0, at.start) + JSON.stringify(placeholder(name)) + text.slice(at.end),
    query,
  )
}

function nameGiven(node?: ASTNode | readonly ASTNode[]) {
  if (!node || !("kind" in node)) return undefined
  if (node.kind === Kind.VARIABLE_DEFINITION) return node.variable.name.value
  return node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD ? node.name.value : undefined
}
