import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../test/cast.ts"
import { exampleOf, published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"

const cast = castOfThisFile()

async function added(fields: object = {}) {
  const { group: _, ...profile } = exampleOf("Profile")
  const pictures = await storedPicture(cast.owner)
  return cast.owner.rest("POST", "/profiles/add", { ...profile, tag: 30, pictures, ...fields })
}

describe("GET /profiles/{group id}", () => {
  it("lists the people of each group, whole, and nobody else", async () => {
    for (const tag of [10, 20, 30]) {
      const people = [(await added({ tag })).body, (await added({ tag })).body]
      expect((await cast.visitor.rest("GET", `/profiles/${tag}`)).body).toEqual(people)
    }
  })

  it.each([...["0", "15", "40", "-10", "10.0", "10.5", "1e1", "0x1e", "010", "abc", "GOVERNORS", "%2010"]])(
    "answers %s, which is no group, with 400",
    async (group) => {
      expect((await cast.visitor.rest("GET", `/profiles/${group}`)).status).toBe(400)
    },
  )

  it("answers what is no text with 400 or 404", async () => {
    expect([400, 404]).toContain((await cast.visitor.rest("GET", "/profiles/%00")).status)
  })
})

describe("GET /profiles/home", () => {
  it("has staff, who are not governors, under the words of the page `staff`", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    for (const group of ["GOVERNORS", "TEACHERS", "MANAGEMENT"]) await published(by, "Profile", { name: group, group })
    const { status, body } = await own.visitor().rest("GET", "/profiles/home")
    expect(status).toBe(200)
    expect(body.profiles.map(({ name }: { name: string }) => name)).toEqual(["MANAGEMENT", "TEACHERS"])
    expect(body.message).toEqual({ tag: "", title: "Our staff", pageIntro: "" })
    await own.close()
  })

  it("has a handful of them", async () => {
    for (let person = 0; person < 9; person++) await published(cast.owner, "Profile")
    expect((await cast.visitor.rest("GET", "/profiles/home")).body.profiles).toHaveLength(8)
  })
})

describe("adding and editing a profile over REST", () => {
  it("takes the group as a number or as text, and answers a number", async () => {
    for (const tag of [10, "10"]) expect(await added({ tag })).toMatchObject({ status: 201, body: { tag: 10 } })
    const { body: profile } = await added()
    const { body } = await cast.owner.rest("PUT", `/profiles/edit/${profile.id}`, { tag: "10", userId: 1, id: 7 })
    expect(body).toEqual({ ...profile, tag: 10 })
  })

  it.each([0, 15, "x", null, [30, 20], {}])("refuses the group %j with 400", async (tag) => {
    const { status, body } = await added({ tag })
    expect({ status, fields: Object.keys(body.fields) }).toEqual({ status: 400, fields: ["tag"] })
  })
})
