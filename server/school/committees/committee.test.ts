import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Role } from "../../access/roles.ts"

const committee = "id name description members { name role } version"
const edit = `mutation ($id: Int!, $input: EditCommitteeInput!) { editCommittee(id: $id, input: $input) { ${committee} } }`
const parents = {
  name: "Parents",
  description: "Market day and the book fair.",
  members: [
    { name: "Ruth Adeyemi-Cole", role: "Chair" },
    { name: "Daud Farouk", role: "" },
  ],
}

const { head } = schoolOfThisFile({ head: Role.ADMINISTRATOR })

describe("a committee", () => {
  it("is added with its members in order, edited, searched and deleted", async () => {
    const added = await head.call("addCommittee", { input: parents }, committee)
    expect(added).toMatchObject(parents)
    const { id } = added
    const members = [{ name: " Ilse Verhoeven ", role: "Secretary" }, ...parents.members]
    const changed = (await head.request(edit, { id, input: { members } })).data.editCommittee
    expect(changed).toMatchObject({ name: "Parents", members: [{ name: "Ilse Verhoeven", role: "Secretary" }, {}, {}] })
    const late = await head.graphql(edit, { id, input: { name: "Late", version: added.version } })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", stored: { name: "Parents" } })
    const inTime = { name: "Parents", version: changed.version }
    expect((await head.graphql(edit, { id, input: inTime })).errors).toBeUndefined()
    const found = async (search: string) => await head.call("committees", { search }, "total")
    for (const search of ["verhoeven parents", "secretary"]) expect(await found(search)).toEqual({ total: 1 })
    expect(await found("giraffe")).toEqual({ total: 0 })
    expect((await head.request(edit, { id, input: { members: [] } })).data.editCommittee.members).toEqual([])
    const garden = await head.call("addCommittee", { input: { ...parents, name: "Garden" } })
    const listed = (await head.call("committees", {}, "items { name }")).items
    expect(listed).toEqual([{ name: "Garden" }, { name: "Parents" }])
    await head.call("deleteCommittee", garden)
    await head.call("deleteCommittee", { id })
    expect(await head.call("committee", { id })).toBeNull()
  })

  it("is sorted by name, then oldest first, and found by up to ten search words", async () => {
    const ids: number[] = []
    for (const name of ["Wool & Yarn", "100 % Wool!", "Ménage  Søren a_b", "100 % Wool!"])
      ids.push((await head.call("addCommittee", { input: { name, description: "", members: [] } })).id)
    const found = async (search: string) =>
      (await head.call("committees", { search }, "items { id }")).items.map(({ id }: { id: number }) => id)
    const [wool, first, accented, second] = ids
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
  })

  it("reports every invalid field, including those of a member", async () => {
    const refused = (input: object) => head.faults("addCommittee", { input: { ...parents, ...input } })
    for (const input of [
      { members: Array(101).fill({ name: "A", role: "" }) },
      { name: "" },
      { description: "x".repeat(5001) },
    ])
      expect(Object.keys(await refused(input))).toEqual(Object.keys(input))
    const members = [
      { name: "Ruth", role: "" },
      { name: "", role: "Two\nlines" },
    ]
    expect(await refused({ members })).toEqual({
      "members.1.name": "Name is required.",
      "members.1.role": "Please write this on one line.",
    })
  })
})
