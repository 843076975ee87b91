import { readFileSync } from "node:fs"
import { buildSchema, getVariableValues, Kind, type OperationDefinitionNode, parse, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { examples } from "./examples.ts"

const schema = buildSchema(readFileSync("schema.graphql", "utf8"))

/** Operations without an example: a password that is typed into the editor would stay in its history. */
const unseen = ["login", "addUser", "resetPassword", "changePassword"]

const operationOf = (query: string) => parse(query).definitions[0] as OperationDefinitionNode

describe("the sandbox's examples", () => {
  it.each(examples)("fit the schema: $name", ({ query, name, variables }) => {
    expect(validate(schema, parse(query))).toEqual([])
    const operation = operationOf(query)
    expect(operation.name?.value).toBe(name)
    const given = chosen(JSON.parse(variables || "{}"))
    expect(getVariableValues(schema, operation.variableDefinitions ?? [], given)).not.toHaveProperty("errors")
    expect(query).toMatch(/^# \S/)
  })

  it("show every query and mutation that there is", () => {
    const shown = examples.flatMap(({ query }) =>
      operationOf(query).selectionSet.selections.map((field) => field.kind === Kind.FIELD && field.name.value),
    )
    const all = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
      Object.keys(type?.getFields() ?? {}),
    )
    expect(all.filter((name) => !shown.includes(name))).toEqual(unseen)
  })
})

/** The variables when the files have been chosen for which they are null. */
const chosen = (variables: object) =>
  Object.fromEntries(Object.entries(variables).map(([name, value]) => [name, value ?? "a file"]))
