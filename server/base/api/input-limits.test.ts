import "reflect-metadata"
import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  getNullableType,
  isInputObjectType,
  isListType,
} from "graphql"
import { getMetadataStorage } from "type-graphql"
import { describe, expect, it } from "vitest"
import * as generated from "../../../client/generated/limits.ts"
import { sharedApi } from "../../../test/school.ts"
import { validateArgument } from "../../content/api/validation.ts"
import type { FieldMessages } from "../failures/failures.ts"
import type { Limit } from "./input-limits.ts"

const limits: Record<string, Record<string, Limit>> = generated
const schema = sharedApi()
const inputs = getMetadataStorage().inputTypes.filter(({ name }) => isInputObjectType(schema.getType(name)))
const nameOf = (type: string) => `${type[0]?.toLowerCase()}${type.slice(1).replace(/Input$/, "")}Limits`

const inputOf = (target: unknown, fields: object) =>
  Object.assign(Object.create((target as { prototype: object }).prototype), fields)

async function answer(target: unknown, field: string, value: unknown): Promise<string | undefined> {
  const failed = await validateArgument(inputOf(target, { [field]: value })).then(
    () => undefined,
    (error: { extensions: { fields: FieldMessages } }) => error,
  )
  return failed?.extensions.fields[field]
}

describe("the generated limits of forms", () => {
  const fields = inputs.flatMap(({ name, target }) =>
    Object.entries(limits[nameOf(name)] ?? {}).map(([field, limit]) => ({ name, target, field, limit })),
  )

  it("give the server's message for an empty field", async () => {
    const required = fields.filter(({ name, limit }) => limit.required && name !== "AddUserInput")
    expect(required.length).toBeGreaterThan(30)
    for (const { name, target, field, limit } of required) {
      const { type } = (schema.getType(name) as GraphQLInputObjectType).getFields()[field] as GraphQLInputField
      const empty = isListType(getNullableType(type)) ? [] : ""
      expect.soft(await answer(target, field, empty), `${name}.${field}`).toBe(limit.required)
    }
  })

  it("apply to every input, even to one that equals the last", async () => {
    const { target } = inputs.find(({ name }) => name === "EditEventInput") as { target: unknown }
    for (let time = 0; time < 2; time++) {
      const description = "<p>Hi<script>1</script></p>"
      const input = inputOf(target, { title: "  Cafe\u0301 ", description, location: " Hall ", version: 3 })
      await validateArgument(input)
      expect(input).toMatchObject({ title: "Caf\u00e9", description: "<p>Hi</p>", location: "Hall" })
    }
  })

  it("allow as much text as the server, and no more", async () => {
    const texts = fields.filter(({ limit }) => limit.max && limit.min === undefined)
    for (const { name, target, field, limit } of texts) {
      const most = limit.max ?? 0
      expect.soft((await answer(target, field, "x".repeat(most))) ?? "", `${name}.${field}`).not.toMatch(/at most/)
      expect.soft(await answer(target, field, "x".repeat(most + 1)), `${name}.${field}`).toBeTruthy()
    }
  })

  it("allow whole numbers from the minimum to the maximum, and no others", async () => {
    // Limits of passwords count characters, and `founded` takes no future year.
    const numbers = fields.filter(({ field, limit }) => limit.min !== undefined && !/^(password|founded)$/.test(field))
    expect(numbers.length).toBeGreaterThan(10)
    for (const { name, target, field, limit } of numbers) {
      const { min = 0, max = min } = limit
      const taking = [min - 1, min, max, max + 1].map((value) => answer(target, field, value))
      const taken = (await Promise.all(taking)).map((refusal) => refusal === undefined)
      expect.soft(taken, `${name}.${field}`).toEqual([false, true, true, limit.max === undefined])
    }
  })
})
