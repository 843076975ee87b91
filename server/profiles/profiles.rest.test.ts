import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published, storedPicture } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let editor: Client
let other: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR, "Eda Editor")
  other = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

async function added(fields: object = {}) {
  const pictures = await storedPicture(editor)
  const profile = { name: "Mr Pike", tag: 30, position: "Sport", bio: "<p>Whistles.</p>", userId: 999, pictures }
  return editor.rest("POST", "/profiles/add", { ...profile, ...fields })
}

describe("GET /profiles/{group id}", () => {
  it("lists the people of a group in the documented shape, and nobody else", async () => {
    const { body: governor } = await added({ tag: 10 })
    await added({ tag: 20 })
    const { body } = await school.visitor().rest("GET", "/profiles/10")
    expect(body).toEqual([governor])
    expect(governor).toEqual({
      id: expect.any(Number),
      name: "Mr Pike",
      position: "Sport",
      tag: 10,
      bio: "<p>Whistles.</p>",
      pictures: expect.stringMatching(/\.png$/),
      userId: editor.id,
      user: { name: "Eda Editor" },
    })
  })

  it.each(["0", "15", "-10", "10.5", "abc", "GOVERNORS", "1e1", "%00", "010"])(
    "answers %s, which is no group, with 400 or 404",
    async (group) => {
      expect([400, 404]).toContain((await school.visitor().rest("GET", `/profiles/${group}`)).status)
    },
  )

  it("has one profile at /profiles/view/{id}", async () => {
    const { body: profile } = await added()
    expect((await school.visitor().rest("GET", `/profiles/view/${profile.id}`)).body).toEqual(profile)
    expect((await school.visitor().rest("GET", "/profiles/view/999999")).status).toBe(404)
  })
})

describe("GET /profiles/home", () => {
  it("has a handful of staff, who are not governors, under the words of the page `staff`", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    for (const group of ["GOVERNORS", "TEACHERS", "MANAGEMENT"]) await published(by, "Profile", { name: group, group })
    const { status, body } = await own.visitor().rest("GET", "/profiles/home")
    expect(status).toBe(200)
    expect(body.profiles.map(({ name }: { name: string }) => name)).toEqual(["MANAGEMENT", "TEACHERS"])
    expect(body.message).toEqual({ tag: "", title: "Our staff", pageIntro: "" })
    await own.close()
  })
})

describe("adding and editing a profile over REST", () => {
  it("takes the group as a number or as text", async () => {
    expect((await added({ tag: "20" })).body).toMatchObject({ tag: 20, userId: editor.id })
    const { body: profile } = await added()
    const { body } = await editor.rest("PUT", `/profiles/edit/${profile.id}`, { tag: "10", userId: 1, id: 7 })
    expect(body).toEqual({ ...profile, tag: 10 })
  })

  it.each([0, 15, "x", null, [30, 20], {}])("refuses the group %j with 400", async (tag) => {
    const { status, body } = await added({ tag })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ["tag"] })
  })

  it("names what is missing by the names of the call", async () => {
    const { status, body } = await editor.rest("POST", "/profiles/add", {})
    expect({ status, fields: Object.keys(body.fields).sort() }).toEqual({
      status: 400,
      fields: ["bio", "name", "pictures", "position", "tag"],
    })
  })

  it("refuses a visitor with 401 and another editor with 403, and lets an administrator", async () => {
    const { body: profile } = await added()
    for (const [method, path] of [
      ["PUT", `/profiles/edit/${profile.id}`],
      ["DELETE", `/profiles/delete/${profile.id}`],
    ] as const) {
      expect((await school.visitor().rest(method, path, { name: "x" })).status).toBe(401)
      expect((await other.rest(method, path, { name: "x" })).status).toBe(403)
    }
    expect((await head.rest("DELETE", `/profiles/delete/${profile.id}`)).status).toBe(200)
    expect((await school.visitor().rest("GET", `/profiles/view/${profile.id}`)).status).toBe(404)
  })
})
