import { getDirective } from "@graphql-tools/utils"
import type { GraphQLField } from "graphql"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf, type GraphQLAnswer } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { sharedApi } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { User } from "../../school/users/user.ts"
import { ownedTypes } from "../../start/features.ts"

type Trial = (owner: Client) => Promise<{ args: string; selection?: string }>

const edit =
  (type: string): Trial =>
  async (owner) => ({ args: `id: ${(await published(owner, type)).id}, input: {}` })

const remove =
  (type: string): Trial =>
  async (owner) => ({ args: `id: ${(await published(owner, type)).id}` })

const gallery = async (owner: Client) => (await published(owner, "Gallery")).id as number
const image = async (owner: Client) => (await addPictures(owner, await gallery(owner), ["One"]))[0].id as number

async function version(owner: Client): Promise<number> {
  const { id } = await published(owner, "NewsStory")
  const versions = await owner.call("versions", { type: "NEWS_STORY", id }, "items { id }")
  return versions.items[0].id
}

async function deleted(owner: Client): Promise<number> {
  const { id } = await published(owner, "NewsStory")
  await owner.call("deleteNewsStory", { id })
  return id
}

const event = async (owner: Client): Promise<number> =>
  (await published(owner, "Event", { date: "2031-04-04T08:00:00.000Z" })).id

const attendee = async (owner: Client): Promise<number> =>
  (await owner.call("addAttendance", { id: await event(owner), input: { name: "Ruth" } })).id

/** Operations that reveal nothing to others. */
const hidden = ["restoreFromBin"]

/** An operation with `orOwner` fails without an entry here, unless every owned type has it. */
const trials: Record<string, Trial> = {
  ...Object.fromEntries(ownedTypes.map(({ type, names }) => [names.edit, edit(type.name)])),
  ...Object.fromEntries(ownedTypes.map(({ type, names }) => [names.delete, remove(type.name)])),
  addGalleryImages: async (owner) => ({
    args: `id: ${await gallery(owner)}, images: [{ picture: { name: "${await storedPicture(owner)}" } }]`,
  }),
  editGalleryImage: async (owner) => ({ args: `id: ${await image(owner)}, input: {}` }),
  orderGalleryImages: async (owner) => ({ args: `id: ${await gallery(owner)}, images: []` }),
  deleteGalleryImage: async (owner) => ({ args: `id: ${await image(owner)}` }),
  blurPicture: async (owner) => {
    const { picture } = await published(owner, "NewsStory", {}, "picture { id }")
    const face = "x: 0, y: 0, width: 1, height: 1"
    return { args: `id: ${picture.id}, faces: [{ ${face} }], recognisable: NOBODY` }
  },
  restoreVersion: async (owner) => ({ args: `id: ${await version(owner)}` }),
  restoreFromBin: async (owner) => ({ args: `type: NEWS_STORY, id: ${await deleted(owner)}` }),
  repeatEvent: async (owner) => {
    const { id } = await published(owner, "Event", { date: "2031-04-04T08:00:00.000Z" })
    return { args: `id: ${id}, until: "2031-04-20"` }
  },
  editEvents: async (owner) => ({ args: `id: ${(await published(owner, "Event")).id}, also: [], input: {}` }),
  deleteEvents: async (owner) => ({ args: `id: ${(await published(owner, "Event")).id}, also: [], version: 1` }),
  restoreEvents: async (owner) => {
    const { id } = await published(owner, "Event")
    const { version } = await owner.call("editEvent", { id, input: { title: "Kites" } }, "version")
    return { args: `id: ${id}, also: [], version: ${version}` }
  },
  addAttendance: async (owner) => ({ args: `id: ${await event(owner)}, input: { name: "Ruth" }` }),
  moveUpAttendance: async (owner) => ({ args: `id: ${await attendee(owner)}` }),
  removeAttendance: async (owner) => ({ args: `id: ${await attendee(owner)}` }),
  messageAttendees: async (owner) => ({ args: `id: ${await event(owner)}, text: "Bring a hat."`, selection: "mailed" }),
  editing: async (owner) => ({
    args: `type: NEWS_STORY, id: ${(await published(owner, "NewsStory")).id}`,
    selection: "since",
  }),
  // An account's holder owns it, whatever the role.
  editUser: async (owner) => ({ args: `id: ${owner.id}, input: {}` }),
}

const schema = sharedApi()
const ownable = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(isForOwners)

function isForOwners(field: GraphQLField<unknown, unknown>) {
  return getDirective(schema, field, "auth")?.[0]?.orOwner === true
}

const others = new Map<Role, Client>()

const { school, owner } = schoolOfThisFile({ owner: [Role.EDITOR, "Olga Owner"] })
beforeAll(async () => {
  others.set(Role.PUBLIC, school.visitor())
  for (const role of [1, 2, 3, 4, 5] as Role[]) others.set(role, await school.signedIn(role))
})

async function callOn(client: Client, operation: string): Promise<GraphQLAnswer> {
  return client.graphql(call(operation, await (trials[operation] as Trial)(owner)))
}

const call = (operation: string, { args, selection = "id" }: Awaited<ReturnType<Trial>>) =>
  `mutation { ${operation}(${args}) { ${selection} } }`

it("This file tests every mutation that owners may call", () => {
  expect(Object.keys(trials).sort()).toEqual(ownable.map(({ name }) => name).sort())
})

describe.each(ownable.map(({ name }) => name))("%s", (operation) => {
  it("is allowed for the item's creator, even after a demotion", async () => {
    const trial = await (trials[operation] as Trial)(owner)
    await setRole(Role.REGULAR)
    const answer = await owner.graphql(call(operation, trial))
    await setRole(Role.EDITOR)
    expect(answer.errors).toBeUndefined()
  })

  it("is otherwise allowed only for administrators", async () => {
    const refused = hidden.includes(operation) ? "NOT_FOUND" : "FORBIDDEN"
    const codes = ["UNAUTHENTICATED", refused, refused, refused, undefined, undefined]
    const trial = await (trials[operation] as Trial)(owner)
    for (const [role, client] of others) {
      const answer = codes[role] ? await client.graphql(call(operation, trial)) : await callOn(client, operation)
      expect([role, codeOf(answer)]).toEqual([role, codes[role]])
    }
  })
})

function setRole(role: Role) {
  return school.services.database.write((rows) => rows.update(User, owner.id, { role }))
}
