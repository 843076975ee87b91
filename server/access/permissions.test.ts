import {
  type GraphQLField,
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
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { buildApi } from "../api/schema.ts"
import type { OperationNames } from "../content/operations.ts"
import { features, ownedTypes } from "../features.ts"
import { restRows } from "../rest-rows.ts"
import { User } from "../users/user.ts"
import { Role } from "./roles.ts"
import { givenPasswordEnd } from "./sessions.ts"

/** What an editor publishes: read by anyone, added by editors, changed by who created it and by administrators. */
const ofOwnedType = ({ one, list, add, edit, delete: remove }: OperationNames) => ({
  ...{ [one]: 0, [list]: 0, [add]: 3 },
  ...{ [edit]: [4, "or the owner"], [remove]: [4, "or the owner"] },
})

/**
 * Design section 5, cell by cell: the lowest role that may call each root field, and whether the owner of the item may
 * as well. A new field without a line here fails.
 */
const lowest: Record<string, Role | [Role, "or the owner"]> = {
  ...Object.assign({}, ...ownedTypes.map(({ names }) => ofOwnedType(names))),
  ...{ trendingArticles: 0, trending: 0, further: 0, galleryImage: 0, page: 0, pages: 0 },
  ...{ home: 0, site: 0, search: 0, changes: 0, missedSearches: 4, viewer: 0 },
  ...{ login: 0, refresh: 0, logout: 0, confirmAttendance: 0 },
  repeatEvent: [4, "or the owner"],
  ...{ user: 1, sessions: 1, endSession: 1, endOtherSessions: 1, changePassword: 1, uploadImage: 1 },
  ...{ addGalleryImages: [4, "or the owner"], editGalleryImage: [4, "or the owner"] },
  ...{ deleteGalleryImage: [4, "or the owner"] },
  editUser: [4, "or the owner"],
  ...{
    beginSecondFactor: 1,
    confirmSecondFactor: 1,
    renewRecoveryCodes: 1,
    removeSecondFactor: 1,
    resetSecondFactor: 4,
  },
  ...{ forgotPassword: 0, choosePassword: 0, confirmEmail: 0, changeEmail: 1, inviteUser: 4, passwordLink: 4 },
  ...{ editPage: 4, uploadDocument: 4, attendances: 4 },
  ...{
    receipt: 0,
    reportAbsence: 0,
    attendEvent: 0,
    attendance: 0,
    confirmByMail: 0,
    changeAttendance: 0,
    withdrawAttendance: 0,
    absences: 4,
    absence: 4,
    markAbsence: 4,
    sendEnquiry: 0,
    sendApplication: 0,
    enquiries: 4,
    enquiry: 4,
    markEnquiry: 4,
    applications: 4,
    application: 4,
    markApplication: 4,
  },
  ...{ outbox: 4, retryMail: 4, dashboard: 4, editSite: 4 },
  ...{ versions: [4, "or the owner"], version: [4, "or the owner"], restoreVersion: [4, "or the owner"] },
  ...{ bin: 1, restoreFromBin: [4, "or the owner"], eraseFromBin: 4, erasePicture: 4, activity: 4, noteExport: 4 },
  editing: [4, "or the owner"],
  ...{ setPublication: 3, discardChange: 3, previewLink: 3, revokePreviews: 3, approve: 4, sendBack: 4 },
  ...{ myContent: 3, changedByOthers: 3, drafts: 1, saveDraft: 1, discardDraft: 1, restoreDraft: 1 },
  ...{ orders: 4, order: 4, addOrder: 4, editOrder: 4, deleteOrder: 4, recordOrderPayment: 4, dispatchOrder: 4 },
  ...{ products: 4, product: 4, addProduct: 4, editProduct: 4, deleteProduct: 4 },
  ...{ committees: 4, committee: 4, addCommittee: 4, editCommittee: 4, deleteCommittee: 4 },
  ...{ currentNotices: 0, notices: 4, notice: 4, addNotice: 4, editNotice: 4, endNotice: 4 },
  ...{ backups: 5, backupsWithPicture: 4, backupLink: 5, health: 4 },
  ...{ webhooks: 5, webhookTopics: 5, addWebhook: 5, switchWebhook: 5, tryWebhook: 5, deleteWebhook: 5 },
  ...{ editWebhook: 5, renewWebhookSecret: 5, resendDelivery: 5 },
  ...{ programs: 5, programAreas: 5, addProgram: 5, editProgram: 5, renewProgramToken: 5, revokeProgram: 5 },
  ...{ schoolYear: 0, schoolDates: 0, schoolDate: 0 },
  ...{ addSchoolDate: 4, editSchoolDate: 4, deleteSchoolDate: 4, copySchoolYear: 4 },
  ...{ users: 4, addUser: 4, setUserRole: 4, setUserSuspended: 4, setUserAccess: 4, resetPassword: 4 },
  ...{ endUserSessions: 4, deleteUser: 5, addedItem: 1 },
}

const isPublic = (name: string) => lowest[name] === Role.PUBLIC

const schema = buildApi(features)
const roots = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query", field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation", field })),
]

let school: School
let newcomer: Client
const clients = new Map<Role, Client>()

beforeAll(async () => {
  school = await School.open()
  clients.set(Role.PUBLIC, school.visitor())
  newcomer = await school.signedIn(Role.SUPERUSER, "Given A Password")
  const handedOver = { mustChangePassword: true, givenPasswordEndsAt: givenPasswordEnd() }
  await school.services.database.write((rows) => rows.update(User, newcomer.id, handedOver))
  for (const role of [1, 2, 3, 4, 5] as Role[]) clients.set(role, await school.signedIn(role))
})
afterAll(() => school.close())

it("the table names every root field, and none that does not exist", () => {
  expect(Object.keys(lowest).sort()).toEqual(roots.map(({ field }) => field.name).sort())
})

describe("each root field, called on what does not exist,", () => {
  const cells = roots.flatMap(({ kind, field }) =>
    [0, 1, 2, 3, 4, 5].map((role) => ({ kind, field, name: field.name, role })),
  )

  it.each(cells)("$name lets role $role through, or not, as the table says", async ({ kind, field, role }) => {
    const code = await callAs(clients.get(role) as Client, kind, field)
    if (mayCall(field.name, role)) expect(["UNAUTHENTICATED", "FORBIDDEN", "INVALID_TOKEN"]).not.toContain(code)
    else expect(code).toBe(role === 0 ? "UNAUTHENTICATED" : "FORBIDDEN")
  })
})

it.each(roots.filter(({ field }) => !isPublic(field.name)))(
  "a password that was handed over opens $field.name only if it is how another one is chosen",
  async ({ kind, field }) => {
    const code = await callAs(newcomer, kind, field)
    expect(code).toBe(field.name === "changePassword" ? "BAD_USER_INPUT" : "FORBIDDEN")
  },
)

/** Whoever may not make a call is told so whatever they send with it: nothing of it is looked at but the item's id. */
describe("a call that its caller may not make", () => {
  const callers = Object.entries(lowest).flatMap(([name, rule]) => {
    const least = Array.isArray(rule) ? rule[0] : rule
    return least > 0 ? [...new Set([0, least - 1])].map((role) => ({ name, role, owned: Array.isArray(rule) })) : []
  })
  const changes = callers.filter(({ name }) => schema.getMutationType()?.getFields()[name])

  it.each(changes)("is refused before what $name is sent is looked at: role $role", async ({ name, role, owned }) => {
    const field = schema.getMutationType()?.getFields()[name] as GraphQLField<unknown, unknown>
    const variables = Object.fromEntries(field.args.map((arg) => [arg.name, arg.name === "id" ? 999_999 : ["no", {}]]))
    const answer = await (clients.get(role as Role) as Client).graphql(operationOf("mutation", field), variables)
    expect(codeOf(answer)).toBe(role === 0 ? "UNAUTHENTICATED" : owned ? "NOT_FOUND" : "FORBIDDEN")
  })

  const rows = Object.entries(restRows).flatMap(([path, { document, bodies }]) => {
    const [, name] = /\{\s+(\w+)/.exec(print(document)) ?? []
    return callers.filter((caller) => bodies.length && caller.name === name).map((caller) => ({ ...caller, path }))
  })

  it.each(rows)("is refused before the body of $path is read: role $role", async ({ path, role, owned }) => {
    const [method = "", route = ""] = path.split(" ")
    const { status } = await (clients.get(role as Role) as Client).send(
      method,
      route.replace(":id", "999999"),
      "{ no JSON",
      { "content-type": path.includes("upsingle") ? "multipart/form-data; boundary=no" : "application/json" },
    )
    expect(status).toBe(role === 0 ? 401 : owned ? 404 : 403)
  })

  it("is refused wherever its field stands in the document, and runs nothing of it", async () => {
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
    const { data } = await head.ask("{ enquiries { total } }")
    expect(data.enquiries.total).toBe(0)
  })
})

/** Calls a field with a variable for each argument that it needs. */
function operationOf(kind: string, field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const head = args.length ? `(${args.map(({ name, type }) => `$${name}: ${type}`).join(", ")})` : ""
  const call = args.length ? `(${args.map(({ name }) => `${name}: $${name}`).join(", ")})` : ""
  const selection = isCompositeType(getNamedType(field.type)) ? "{ __typename }" : ""
  return `${kind} ${head} { ${field.name}${call} ${selection} }`
}

/** Of an item that does not exist anyone who is signed in may learn that it does not exist. */
function mayCall(name: string, role: number) {
  const rule = lowest[name]
  return Array.isArray(rule) ? role >= 1 : role >= (rule ?? 0)
}

/** The code of the failure, if any. Public fields that would sign somebody in or out answer failures of their own. */
async function callAs(client: Client, kind: string, field: GraphQLField<unknown, unknown>) {
  const args = field.args.filter(({ type }) => isNonNullType(type))
  const variables = Object.fromEntries(args.map(({ name, type }) => [name, sample(type)]))
  const operation = operationOf(kind, field)
  const visitor = isPublic(field.name) && kind === "mutation" ? school.visitor() : client
  const code = codeOf(await send(visitor, operation, variables))
  return isPublic(field.name) ? undefined : code
}

async function send(client: Client, operation: string, variables: Record<string, unknown>) {
  const path = fileIn(variables)
  if (!path) return client.graphql(operation, variables)
  return client.upload(operation, variables, new Blob([await drawnPicture()]), `variables.${path}`)
}

const file = Symbol("a file")

/** Where a file belongs in the variables; it is put there by the multipart request. */
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

/** A value that fits a type and names nothing that exists. */
function sample(type: GraphQLInputType): unknown {
  const bare = getNullableType(type)
  if (isListType(bare)) return []
  // Of the kinds of items one that somebody owns: of others there is no owner who might ask.
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
