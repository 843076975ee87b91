import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { exampleOf, published, storedPicture } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const cast = castOfThisFile()

async function added(fields: object = {}) {
  const { group: _, ...profile } = exampleOf("Profile")
  const pictures = await storedPicture(cast.owner)
  return cast.owner.rest("POST", "/profiles/add", { ...profile, tag: 30, pictures, ...fields })
}

describe("people", () => {
  it("are reordered by an administrator, unless the order has changed, and new ones come last", async () => {
    const own = await School.open()
    const [by, head] = [await own.signedIn(Role.EDITOR), await own.signedIn(Role.ADMINISTRATOR)]
    const add = async (name: string, group = "TEACHERS") => (await published(by, "Profile", { name, group })).id
    const [ann, ben, cy] = [await add("Ann"), await add("Ben"), await add("Cy")]
    const governor = await add("Gus", "GOVERNORS")
    const order = (profiles: number[], from = [ann, ben, cy]) => ({ group: "TEACHERS", profiles, from })
    expect(await by.refusal("orderProfiles", order([cy, ann, ben]))).toBe("FORBIDDEN")
    for (let time = 0; time < 2; time++) await head.call("orderProfiles", order([cy, ann, ben]), "id user { name }")
    expect(await head.refusal("orderProfiles", order([cy, cy, ann]))).toBe("BAD_USER_INPUT")
    expect(await head.refusal("orderProfiles", order([ben, cy, ann]))).toBe("CONFLICT")
    await add("Dee")
    const { items } = await own.visitor().call("profiles", { group: "TEACHERS" }, "items { name }")
    expect(items.map(({ name }: { name: string }) => name)).toEqual(["Cy", "Ann", "Ben", "Dee"])
    // Another office has deleted Ann meanwhile; a governor is none of the teachers.
    await head.call("deleteProfile", { id: ann })
    const ordered = await head.call("orderProfiles", order([governor, ben, ann, cy], [cy, ann, ben]), "name")
    expect(ordered).toEqual([{ name: "Ben" }, { name: "Cy" }])
    await own.close()
  })

  it("are listed by group, each in the order in which its people were added", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    const ids: Record<string, number> = {}
    for (const [name, group] of ["Ann TEACHERS", "Ben MANAGEMENT", "Cy GOVERNORS", "Dee TEACHERS"].map((one) =>
      one.split(" "),
    ))
      ids[name as string] = (await published(by, "Profile", { name, group })).id
    await by.call("editProfile", { id: ids.Ann, input: { position: "Music" } })
    const namesIn = async (given: object) =>
      (await own.visitor().call("profiles", { ...given }, "items { name }")).items.map(
        ({ name }: { name: string }) => name,
      )
    expect(await namesIn({})).toEqual(["Cy", "Ben", "Ann", "Dee"])
    expect(await namesIn({ group: "TEACHERS" })).toEqual(["Ann", "Dee"])
    expect(await namesIn({ group: "TEACHERS", page: 2, perPage: 1 })).toEqual(["Dee"])

    const { status, body } = await own.visitor().rest("GET", "/profiles/home")
    expect(status).toBe(200)
    expect(body.profiles.map(({ name }: { name: string }) => name)).toEqual(["Ben", "Ann", "Dee"])
    expect(body.message).toEqual({ tag: "", title: "Our staff", pageIntro: "" })
    for (let person = 0; person < 6; person++) await published(by, "Profile")
    expect((await own.visitor().rest("GET", "/profiles/home")).body.profiles).toHaveLength(8)
    await own.close()
  })

  it("must belong to an existing group", async () => {
    const { id } = await published(cast.owner, "Profile")
    const edited = await cast.owner.call("editProfile", { id, input: { group: "MANAGEMENT" } }, "group")
    expect(edited.group).toBe("MANAGEMENT")
    for (const group of [null, "COOKS", 20])
      expect(await cast.owner.refusal("editProfile", { id, input: { group } })).toBe("BAD_USER_INPUT")
  })
})

describe("GET /profiles/{group id}", () => {
  it("lists the people of that group only, with all fields", async () => {
    for (const tag of [10, "10"]) expect(await added({ tag })).toMatchObject({ status: 201, body: { tag: 10 } })
    for (const tag of [20, 30]) {
      const before = (await cast.visitor.rest("GET", `/profiles/${tag}`)).body
      const people = [(await added({ tag })).body, (await added({ tag })).body]
      expect((await cast.visitor.rest("GET", `/profiles/${tag}`)).body).toEqual([...before, ...people])
    }
  })

  it("answers 400 for an unknown group", async () => {
    for (const group of ["0", "15", "-10", "10.0", "1e1", "0x1e", "010", "GOVERNORS", "%2010"]) {
      expect([group, (await cast.visitor.rest("GET", `/profiles/${group}`)).status]).toEqual([group, 400])
      const { status, body } = await added({ tag: decodeURIComponent(group) })
      expect([status, Object.keys(body.fields)]).toEqual([400, ["tag"]])
    }
    expect([400, 404]).toContain((await cast.visitor.rest("GET", "/profiles/%00")).status)
  })
})
