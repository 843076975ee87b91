import { readFileSync } from "node:fs"
import { buildSchema, Kind, type OperationDefinitionNode, parse } from "graphql"
import { describe, expect, it } from "vitest"
import { examples } from "./examples.ts"

const schema = buildSchema(readFileSync("schema.graphql", "utf8"))

/** Have no example: the editor's history would keep a typed password, or the answer a token. */
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

/** `server/doors/graphql/examples.both.test.ts` runs them. */
describe("the sandbox's examples", () => {
  it("are named after their operations, and begin with a comment", () => {
    for (const { query, name } of examples) {
      expect(operationOf(query).name?.value).toBe(name)
      expect(query, name).toMatch(/^# \S/)
    }
  })

  it("change no item until the user enters its id", () => {
    for (const { name, query, variables } of examples.filter(({ kind }) => kind === "mutation")) {
      expect(query, name).not.toMatch(/\b(id|\w+Id): *["\d]/)
      for (const [given, value] of Object.entries<unknown>(JSON.parse(variables || "{}")))
        if (/^id$|Id$/.test(given)) expect(value, name).toMatch(/^the id of /)
    }
  })

  it("cover every query and mutation, except those with secrets", () => {
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
