import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../test/cast.ts"
import { type Client, codeOf } from "../../test/client.ts"

const cast = castOfThisFile()

const saveDocument =
  "mutation ($key: String!, $content: String!, $title: String) { saveDraft(key: $key, content: $content, title: $title) { key } }"
const save = (by: Client, key: string, content: string, title = "") => by.graphql(saveDocument, { key, content, title })
const drafts = async (by: Client, args = "") =>
  (await by.ask(`{ drafts${args} { key content title words device updatedAt discardedAt } }`)).data.drafts
const mark = (by: Client, mutation: string, key: string) =>
  by.graphql(`mutation ($key: String!) { ${mutation}(key: $key) { key } }`, { key })

describe("a draft", () => {
  it("follows its writer from one device to the next, and is nobody else's", async () => {
    await save(cast.owner, "news:new", `{"title":"Ow"}`, "Ow")
    await save(cast.owner, "news:new", `{"title":"Owls"}`, "Owls")
    const elsewhere = await cast.school.signIn("eda.editor@jacarandahill.example")
    expect(await drafts(elsewhere)).toMatchObject([{ key: "news:new", content: `{"title":"Owls"}`, title: "Owls" }])
    for (const client of [cast.other, cast.head, cast.superuser]) expect(await drafts(client)).toEqual([])
    expect(codeOf(await cast.visitor.graphql("{ drafts { key } }"))).toBe("UNAUTHENTICATED")
  })

  it("that is discarded is offered no longer, and comes back whole", async () => {
    await save(cast.other, "blog:new", "{}", "Moles")
    await mark(cast.other, "discardDraft", "blog:new")
    expect(await drafts(cast.other)).toEqual([])
    expect(await drafts(cast.other, "(discarded: true)")).toMatchObject([{ title: "Moles" }])
    await mark(cast.other, "restoreDraft", "blog:new")
    expect(await drafts(cast.other)).toMatchObject([{ title: "Moles", discardedAt: null }])
    expect(codeOf(await mark(cast.owner, "discardDraft", "blog:new"))).toBe("NOT_FOUND")
  })

  it("is one of fifty, of which the oldest goes, and at most 400,000 characters long", async () => {
    for (let number = 0; number <= 50; number++) await save(cast.regular, `key:${number}`, "{}")
    const keys = (await drafts(cast.regular)).map(({ key }: { key: string }) => key)
    expect(keys).toHaveLength(50)
    expect(keys).not.toContain("key:0")
    expect((await save(cast.regular, "key:50", "x".repeat(400_000))).errors).toBeUndefined()
    expect(codeOf(await save(cast.regular, "key:50", "x".repeat(400_001)))).toBe("BAD_USER_INPUT")
  })

  it("is one of those that together are four million characters long, of which the oldest goes", async () => {
    for (let number = 0; number <= 10; number++) await save(cast.author, `key:${number}`, "x".repeat(400_000))
    const keys = (await drafts(cast.author)).map(({ key }: { key: string }) => key)
    expect(keys).toHaveLength(10)
    expect(keys).not.toContain("key:0")
  })
})
