import { getDirective } from "@graphql-tools/utils"
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  print,
} from "graphql"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../test/cast.ts"
import { type Client, codeOf } from "../../test/client.ts"
import { drawnPicture, sharedApi } from "../../test/school.ts"
import { User } from "../school/users/user.ts"
import { restRows } from "../start/rest-rows.ts"
import { Role } from "./roles.ts"
import { givenPasswordEnd } from "./sessions.ts"

interface Stated {
  role: Role
  orOwner: boolean
}

const schema = sharedApi()
const roots = ["query", "mutation"].flatMap((kind) => {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType()
  return Object.values(type?.getFields() ?? {}).map((field) => {
    const [{ role, orOwner }] = getDirective(schema, field, "auth") as [Stated]
    return { kind, field, name: field.name, role, orOwner }
  })
})
type Root = (typeof roots)[number]

let newcomer: Client
const clients = new Map<Role, Client>()

const { school } = schoolOfThisFile()
beforeAll(async () => {
  clients.set(Role.PUBLIC, school.visitor())
  newcomer = await school.signedIn(Role.SUPERUSER, "Given A Password")
  const handedOver = { mustChangePassword: true, givenPasswordEndsAt: givenPasswordEnd() }
  await school.services.database.write((rows) => rows.update(User, newcomer.id, handedOver))
  for (const role of [1, 2, 3, 4, 5] as Role[]) clients.set(role, await school.signedIn(role))
})

it.each(roots)("A root field admits only the roles that its rule names: $name", async (root) => {
  for (const [role, client] of clients) {
    const code = await callAs(client, root)
    if (mayCall(root, role)) expect(["UNAUTHENTICATED", "FORBIDDEN", "INVALID_TOKEN"]).not.toContain(code)
    else expect([role, code]).toEqual([role, role === Role.PUBLIC ? "UNAUTHENTICATED" : "FORBIDDEN"])
  }
  if (root.role === Role.PUBLIC) return
  expect(await callAs(newcomer, root)).toBe(root.name === "changePassword" ? "BAD_USER_INPUT" : "FORBIDDEN")
})

describe("a forbidden call", () => {
  const closed = roots.filter(({ role }) => role > Role.PUBLIC)
  const refused = ({ role }: Root) =>
    [...new Set([Role.PUBLIC, role - 1])].map((below) => [below as Role, clients.get(below) as Client] as const)

  it.each(closed.filter(({ kind }) => kind === "mutation"))(
    "is refused before its variables are checked: $name",
    async (root) => {
      const { field, orOwner } = root
      const variables = Object.fromEntries(field.args.map(({ name }) => [name, name === "id" ? 999_999 : ["no", {}]]))
      for (const [role, client] of refused(root)) {
        const expected = role === Role.PUBLIC ? "UNAUTHENTICATED" : orOwner ? "NOT_FOUND" : "FORBIDDEN"
        expect(codeOf(await client.graphql(operationOf(root), variables))).toBe(expected)
      }
    },
  )

  const rows = Object.entries(restRows).flatMap(([path, { document, bodies }]) => {
    const [, name] = /\{\s+(\w+)/.exec(print(document)) ?? []
    return closed.filter((root) => bodies.length && root.name === name).map((root) => ({ path, root }))
  })

  it.each(rows)("is refused before its body is read: $path", async ({ path, root }) => {
    const [method = "", route = ""] = path.split(" ")
    const type = path.includes("upsingle") ? "multipart/form-data; boundary=no" : "application/json"
    const headers = { "content-type": type }
    for (const [role, client] of refused(root)) {
      const { status } = await client.send(method, route.replace(":id", "999999"), "{ no JSON", headers)
      expect(status).toBe(role === Role.PUBLIC ? 401 : root.orOwner ? 404 : 403)
    }
  })

  it("is refused anywhere in a document, none of which then runs", async () => {
    const visitor = clients.get(Role.PUBLIC) as Client
    const enquiry = `sendEnquiry(input: { pageName: "", senderName: "A", senderEmail: "a@b.example", senderPhone: "1", inquiry: "?" }) { __typename }`
    const hidden = [
      "mutation ($i: AddOrderInput!) { ...A } fragment A on Mutation { ... on Mutation { addOrder(input: $i) { id } } }",
      `mutation ($i: AddOrderInput!) { ${enquiry} other: addOrder(input: $i) { id } }`,
      "mutation ($i: AddOrderInput!, $y: Boolean = true) { addOrder(input: $i) @include(if: $y) { id } }",
    ]
    for (const document of hidden) {
      const { data, errors } = await visitor.graphql(document, { i: 5 })
      expect([data, errors?.map(({ extensions }) => extensions.code)]).toEqual([null, ["UNAUTHENTICATED"]])
    }
    const left = "mutation ($i: Int!) { deleteOrder(id: $i) @skip(if: true) { id } __typename }"
    expect(await visitor.graphql(left, { i: 1 })).toEqual({ data: { __typename: "Mutation" } })
    const head = clients.get(Role.ADMINISTRATOR) as Client
    const enquiries = await head.call("enquiries", {}, "total")
    expect(enquiries.total).toBe(0)
  })
})

function operationOf({ kind, field }: Root) {
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const head = args.length ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(", ")})` : ""
  const call = args.length ? `(${args.map(({ name }) => `${name}: $${name}`).join(", ")})` : ""
  const selection = isCompositeType(getNamedType(field.type)) ? "{ __typename }" : ""
  return `${kind} ${head} { ${field.name}${call} ${selection} }`
}

/** Anyone who is signed in may learn that an item does not exist. */
const mayCall = ({ role, orOwner }: Root, by: Role) => by >= (orOwner ? Role.REGULAR : role)

async function callAs(client: Client, root: Root) {
  const { field, kind } = root
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, sample(type)]))
  const isPublic = root.role === Role.PUBLIC
  const by = isPublic && kind === "mutation" ? school.visitor() : client
  const code = codeOf(await send(by, operationOf(root), variables))
  return isPublic ? undefined : code
}

async function send(client: Client, operation: string, variables: Record<string, unknown>) {
  const path = fileIn(variables)
  if (!path) return client.graphql(operation, variables)
  return client.upload(operation, variables, new Blob([await drawnPicture()]), `variables.${path}`)
}

const file = Symbol("a file")

function fileIn(value: Record<string, unknown>, path: string[] = []): string | undefined {
  for (const [key, inner] of Object.entries(value)) {
    if (inner === file) {
      value[key] = null
      return [...path, key].join(".")
    }
    const found =
      typeof inner === "object" && inner ? fileIn(inner as Record<string, unknown>, [...path, key]) : undefined
    if (found) return found
  }
  return undefined
}

function sample(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  if (bare.toString() === "ItemType") return "NEWS_STORY"
  if (isEnumType(bare)) return bare.getValues()[0]?.name
  if (isInputObjectType(bare)) {
    const required = Object.values(bare.getFields()).filter((field) => isNonNullType(field.type))
    return Object.fromEntries(required.map(({ name, type: inner }) => [name, sample(inner)]))
  }
  return samples[String(bare)]
}

const samples: Record<string, unknown> = {
  Int: 999_999,
  Float: 1,
  Boolean: true,
  String: "nobody",
  RichText: "<p>Text</p>",
  DateTimeISO: "2026-01-01T00:00:00.000Z",
  Upload: file,
}
