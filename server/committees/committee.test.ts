import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

const committee = "id name description members { name role } version"
const add = `mutation ($input: AddCommitteeInput!) { addCommittee(input: $input) { ${committee} } }`
const edit = `mutation ($id: Int!, $input: EditCommitteeInput!) { editCommittee(id: $id, input: $input) { ${committee} } }`
const parents = {
  name: "Parents",
  description: "Market day and the book fair.",
  members: [
    { name: "Ruth Adeyemi-Cole", role: "Chair" },
    { name: "Daud Farouk", role: "" },
  ],
}

let school: School
let head: Client

beforeAll(async () => {
  school = await School.open()
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

describe("a committee", () => {
  it("is added with its members in their order, changed and deleted", async () => {
    const { data } = await head.ask(add, { input: parents })
    expect(data.addCommittee).toMatchObject(parents)
    const { id } = data.addCommittee
    const members = [{ name: " Ilse Verhoeven ", role: "Secretary" }, ...parents.members]
    const changed = (await head.ask(edit, { id, input: { members } })).data.editCommittee
    expect(changed).toMatchObject({ name: "Parents", members: [{ name: "Ilse Verhoeven", role: "Secretary" }, {}, {}] })
    const late = await head.graphql(edit, { id, input: { name: "Late", version: data.addCommittee.version } })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", stored: { name: "Parents" } })
    const inTime = { name: "Parents", version: changed.version }
    expect((await head.graphql(edit, { id, input: inTime })).errors).toBeUndefined()
    const found = async (search: string) =>
      (await head.ask("query ($search: String) { committees(search: $search) { total } }", { search })).data.committees
    for (const search of ["verhoeven parents", "secretary"]) expect(await found(search)).toEqual({ total: 1 })
    expect(await found("giraffe")).toEqual({ total: 0 })
    expect((await head.ask(edit, { id, input: { members: [] } })).data.editCommittee.members).toEqual([])
    const { data: added } = await head.ask(add, { input: { ...parents, name: "Garden" } })
    const listed = (await head.ask("{ committees { items { name } } }")).data.committees.items
    expect(listed).toEqual([{ name: "Garden" }, { name: "Parents" }])
    await head.ask(`mutation { deleteCommittee(id: ${added.addCommittee.id}) { id } }`)
    await head.ask(`mutation { deleteCommittee(id: ${id}) { id } }`)
    expect((await head.ask(`{ committee(id: ${id}) { id } }`)).data.committee).toBeNull()
  })

  it("is listed by name, those of one name as they were added, and found by each of ten words as it is written", async () => {
    const called = ["Wool & Yarn", "100 % Wool!", "Ménage  Søren a_b", "100 % Wool!"]
    const ids: Record<string, number> = {}
    for (const [index, name] of called.entries())
      ids[index] = (
        await head.ask(add, { input: { ...parents, name, description: "", members: [] } })
      ).data.addCommittee.id
    const query = "query ($search: String) { committees(search: $search) { items { id } } }"
    const found = async (search: string) =>
      (await head.ask(query, { search })).data.committees.items.map(({ id }: { id: number }) => id)
    const [wool, first, accented, second] = [0, 1, 2, 3].map((index) => ids[index])
    for (const [search, expected] of [
      ["", [first, second, accented, wool]],
      ["wOOl", [first, second, wool]],
      ["0 %", [first, second]],
      ["%", [first, second]],
      ["_", [accented]],
      ["!", [first, second]],
      [" menage\t A_B ", [accented]],
      ["ME\u0301NAGE SØREN", [accented]],
      ["a__b", []],
      [`${"wool ".repeat(9)}yarn`, [wool]],
      [`${"wool ".repeat(10)}giraffe`, [first, second, wool]],
    ] as const)
      expect([search, await found(search)]).toEqual([search, expected])
    for (const id of Object.values(ids)) await head.ask(`mutation { deleteCommittee(id: ${id}) { id } }`)
  })

  it("names the member that is wrong", async () => {
    const members = [
      { name: "Ruth", role: "" },
      { name: "", role: "Two\nlines" },
    ]
    const answer = await head.graphql(add, { input: { ...parents, members } })
    expect(answer.errors?.[0]?.extensions.fields).toEqual({
      "members.1.name": "Name is required.",
      "members.1.role": "Please write this on one line.",
    })
  })

  it.each([
    { members: null },
    { members: Array(101).fill({ name: "A", role: "" }) },
    { name: "" },
    { description: "x".repeat(5001) },
  ])("is refused with more, or less, than it can have", async (input) => {
    expect(codeOf(await head.graphql(edit, { id: 1, input }))).toBe("BAD_USER_INPUT")
  })
})
