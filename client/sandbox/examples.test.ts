import { readFileSync } from "node:fs"
import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { examples } from "./examples.ts"

const schema = buildSchema(readFileSync("schema.graphql", "utf8"))

/** Without an example, as the editor's history would keep a typed password, and the answer a token. */
const unseen = [
  "login",
  "addUser",
  "resetPassword",
  "endUserSessions",
  "deleteUser",
  "changePassword",
  "choosePassword",
  "changeEmail",
  "confirmEmail",
  "beginSecondFactor",
  "confirmSecondFactor",
  "renewRecoveryCodes",
  "removeSecondFactor",
  "addProgram",
  "addWebhook",
  "renewWebhookSecret",
  "backupLink",
]

const operationOf = (query: string) => parse(query).definitions[0] as OperationDefinitionNode

describe("the sandbox's examples", () => {
  it.each(examples)("fit the schema: $name", ({ query, name, variables }) => {
    expect(validate(schema, parse(query))).toEqual([])
    const operation = operationOf(query)
    expect(operation.name?.value).toBe(name)
    const given = filledIn(JSON.parse(variables || "{}"))
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], given)).not.toHaveProperty("errors")
    expect(query).toMatch(/^# \S/)
  })

  it.each(examples.filter(({ kind }) => kind === "mutation"))(
    "change nothing that is there before a person says what: $name",
    ({ query, variables }) => {
      const given: Record<string, unknown> = JSON.parse(variables || "{}")
      expect(query).not.toMatch(/\b(id|\w+Id): *["\d]/)
      expect(Object.keys(given).filter((name) => /^id$|Id$/.test(name) && !isPlaceholder(given[name]))).toEqual([])
    },
  )

  it("show every query and mutation that there is", () => {
    const shown = examples.flatMap(({ query }) =>
      operationOf(query).selectionSet.selections.map((field) => field.kind === Kind.FIELD && field.name.value),
    )
    const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.values(type?.getFields() ?? {}),
    )
    const missing = all.filter(({ name, deprecationReason }) => !deprecationReason && !shown.includes(name))
    expect(missing.map(({ name }) => name)).toEqual(unseen)
  })
})

const isPlaceholder = (value: unknown) => typeof value === "string" && value.startsWith("the id of ")

const isNumber = (value: unknown) => /^(?:the id of an? |its version$)/.test(String(value))

/** The variables that a person must fill in: files, which are null, and the ids of changed items. */
const filledIn = (variables: object) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, isNumber(value) ? 1 : (value ?? "a file")]),
  )
