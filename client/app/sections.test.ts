import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { buildSchema, type GraphQLOutputType, getNamedType, isAbstractType, isObjectType, parse } from "graphql"
import { expect, it } from "vitest"
import type { Section } from "../items/content/section.ts"
import { dateLists } from "../office/dates/admin-dates.ts"

const modules = import.meta.glob<Record<string, unknown>>(
  ["../school/*/*-section.ts", "../school/profiles/groups.ts"],
  { eager: true },
)
const sections = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is Section => typeof value === "object" && value !== null && "lists" in value)

const schema = buildSchema(readFileSync("schema.graphql", "utf8"))
const queries = schema.getQueryType()?.getFields() ?? {}

const asked = new Set(
  readdirSync("client", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql") && !file.startsWith("sandbox"))
    .flatMap((file) => parse(readFileSync(join("client", file), "utf8")).definitions)
    .flatMap((definition) => (definition.kind === "OperationDefinition" ? definition.selectionSet.selections : []))
    .map((selection) => ("name" in selection ? selection.name.value : "")),
)

const typeOf = ({ type }: Pick<Section, "type">) =>
  type.toLowerCase().replaceAll(/(?:^|_)(\w)/g, (_, letter) => letter.toUpperCase())

function lists(type: GraphQLOutputType, name: string): boolean {
  const holds = getNamedType(type)
  const isOne =
    holds.name === name || (isAbstractType(holds) && schema.getPossibleTypes(holds).some((one) => one.name === name))
  return isOne && String(type).startsWith("[")
}

const typesWithLists: Pick<Section, "type" | "lists">[] = [...sections, { type: "SCHOOL_DATE", lists: dateLists }]

it.each(typesWithLists)("Each list that holds a $type is asked anew once one has come or gone", (section) => {
  const holding = Object.values(queries).filter(({ name, type }) => {
    const answer = getNamedType(type)
    const fields = isObjectType(answer) ? Object.values(answer.getFields()) : []
    return asked.has(name) && [{ type }, ...fields].some((field) => lists(field.type, typeOf(section)))
  })
  expect(holding.length).toBeGreaterThan(0)
  expect(holding.map(({ name }) => name).filter((name) => !section.lists.includes(name))).toEqual([])
})

it("Each section leads to its own list, by its own name, and adds to it by its own operation", () => {
  for (const { type, title, all, path, add, ...section } of sections) {
    expect(all.toLowerCase()).toMatch(new RegExp(`^all ${title.toLowerCase().slice(0, -1)}`))
    expect(add).toMatchObject({ path: `${path}/add`, operation: `add${typeOf({ type })}` })
    expect(section.named.toLowerCase()).toContain(section.what.split(" ").at(-1))
  }
})
