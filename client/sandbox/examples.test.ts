import { readFileSync } from "node:fs"
import { buildSchema, Kind, type OperationDefinitionNode, parse } from "graphql"
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

/** `server/doors/graphql/examples.both.test.ts` runs them. */
describe("the sandbox's examples", () => {
  it("are called as their operations are, and begin with what they do", () => {
    for (const { query, name } of examples) {
      expect(operationOf(query).name?.value).toBe(name)
      expect(query, name).toMatch(/^# \S/)
    }
  })

  it("change nothing that is there before a person says what", () => {
    for (const { name, query, variables } of examples.filter(({ kind }) => kind === "mutation")) {
      expect(query, name).not.toMatch(/\b(id|\w+Id): *["\d]/)
      for (const [given, value] of Object.entries<unknown>(JSON.parse(variables || "{}")))
        if (/^id$|Id$/.test(given)) expect(value, name).toMatch(/^the id of /)
    }
  })

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
