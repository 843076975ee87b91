import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

const profile = "id name position group bio version canEdit picture { name } user { id }"
const list =
  "query ($group: ProfileGroup, $userId: Int, $page: Int, $perPage: Int) { profiles(group: $group, userId: $userId, page: $page, perPage: $perPage) { total items { id name group } } }"
const edit = `mutation ($id: Int!, $input: EditProfileInput!) { editProfile(id: $id, input: $input) { ${profile} } }`

let school: School
let eda: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

const namesIn = async (variables: Record<string, unknown>, site = school) => {
  const { data } = await site.visitor().ask(list, variables)
  return data.profiles.items.map(({ name }: { name: string }) => name)
}

describe("a profile", () => {
  it("shows who somebody is, in which group, with a picture", async () => {
    const { id } = await published(eda, "Profile", { group: "GOVERNORS" })
    const { data } = await school.visitor().ask(`query ($id: Int!) { profile(id: $id) { ${profile} } }`, { id })
    expect(data.profile).toMatchObject({ name: "Mr Pike", position: "Sport", group: "GOVERNORS", canEdit: false })
    expect(data.profile.picture.name).toMatch(/\.png$/)
  })

  it("needs a name, a position, a bio and an image, and says which is missing", async () => {
    const blank =
      'mutation { addProfile(input: { name: " ", position: "", group: TEACHERS, bio: "<p></p>", picture: {} }) { id } }'
    expect((await eda.graphql(blank)).errors?.[0]?.extensions.fields).toEqual({
      name: "Name is required.",
      position: "Position is required.",
      bio: "Bio is required.",
    })
  })

  it("can change its group, to one that exists", async () => {
    const { id } = await published(eda, "Profile")
    const { data } = await eda.ask(edit, { id, input: { group: "MANAGEMENT" } })
    expect(data.editProfile.group).toBe("MANAGEMENT")
    for (const group of [null, "COOKS", 20])
      expect(codeOf(await eda.graphql(edit, { id, input: { group } }))).toBe("BAD_USER_INPUT")
  })
})

describe("the list", () => {
  it("has group after group, each in the order in which people were added, whatever changes later", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    const add = (name: string, group: string) => published(by, "Profile", { name, group })
    const first = await add("Ann", "TEACHERS")
    await add("Ben", "MANAGEMENT")
    await add("Cy", "GOVERNORS")
    await add("Dee", "TEACHERS")
    await by.ask(edit, { id: first.id, input: { position: "Music" } })
    expect(await namesIn({}, own)).toEqual(["Cy", "Ben", "Ann", "Dee"])
    expect(await namesIn({ group: "TEACHERS" }, own)).toEqual(["Ann", "Dee"])
    expect(await namesIn({ group: "TEACHERS", page: 2, perPage: 1 }, own)).toEqual(["Dee"])
    expect(await namesIn({ userId: by.id + 1 }, own)).toEqual([])
    await own.close()
  })
})
