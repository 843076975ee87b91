import type { GraphQLSchema } from "graphql"
import { Extensions } from "type-graphql"
import type { FailureCode } from "./failures.ts"

type FailureCase = FailureCode | { [code in FailureCode]?: string }

interface FailsExtensions {
  fails?: FailureCase[]
}

export const addFailures = [
  "BAD_USER_INPUT",
  "CONFLICT",
  "TOO_LARGE",
  "UNSUPPORTED_PICTURE",
  "TOO_MANY_REQUESTS",
] as const

export const editFailures = ["NOT_FOUND", ...addFailures] as const

/**
 * Documents an operation's failure codes, besides those of its `@Auth` rule, in its description and in REST's. By
 * default, a mutation that takes an `id` fails with NOT_FOUND.
 */
export const Fails = (...fails: FailureCase[]) => Extensions({ fails } satisfies FailsExtensions) as MethodDecorator

export function failuresOf(schema: GraphQLSchema, operation: string): FailureCode[] {
  const field = schema.getQueryType()?.getFields()[operation] ?? schema.getMutationType()?.getFields()[operation]
  return casesOf((field?.extensions ?? {}) as FailsExtensions).map(([code]) => code)
}

export function describeFailures(schema: GraphQLSchema): GraphQLSchema {
  const mutations = Object.values(schema.getMutationType()?.getFields() ?? {})
  for (const field of mutations)
    if (field.args.some(({ name }) => name === "id")) field.extensions = { fails: ["NOT_FOUND"], ...field.extensions }
  for (const field of [...mutations, ...Object.values(schema.getQueryType()?.getFields() ?? {})]) {
    const cases = casesOf(field.extensions as FailsExtensions)
    if (cases.length) field.description += ` Errors: ${describeCases(cases)}.`
  }
  return schema
}

function casesOf({ fails = [] }: FailsExtensions) {
  return fails.flatMap((one) => (typeof one === "string" ? [[one, ""]] : Object.entries(one))) as [
    FailureCode,
    string,
  ][]
}

const describeCases = (cases: [FailureCode, string][]) =>
  cases.map(([code, when]) => (when ? `${code} ${when}` : code)).join(cases.some(([, when]) => when) ? "; " : ", ")
