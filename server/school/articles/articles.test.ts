import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Article } from "./article.ts"

const trending = "{ trendingArticles { items { id title reads } } }"
const edit =
  "mutation ($id: Int!, $input: EditArticleInput!) { editArticle(id: $id, input: $input) { title detail version } }"

const { school, eda } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] })

const open = async (id: number, times = 1) => {
  for (let time = 0; time < times; time++) await school.visitor().call("article", { id, countAsRead: true })
}

describe("the read count of an article", () => {
  it("sorts trending articles, newest first among equals", async () => {
    const ids: number[] = []
    for (let number = 0; number < 5; number++) ids.push((await published(eda, "Article")).id)
    const [late = 0, early = 0, last = 0, rarely = 0, often = 0] = ids
    const publishedAt = (moment: string, ...of: number[]) =>
      school.services.database.write((rows) => rows.update(Article, of, { publishedAt: new Date(moment) }))
    await publishedAt("2031-01-02T00:00:00Z", late)
    await publishedAt("2031-01-01T00:00:00Z", early, last)
    await open(rarely, 2)
    await open(often, 3)
    await school.services.reads.flush()
    const { items } = (await school.visitor().request(trending)).data.trendingArticles
    const inOrder = [often, rarely, late, last, early]
    expect(items.map(({ id, reads }: Record<string, number>) => [id, reads])).toEqual(
      inOrder.map((id, index) => [id, [3, 2][index] ?? 0]),
    )
  })

  it("is kept in memory and written in one batch", async () => {
    const { id } = await published(eda, "Article")
    const writes = await writesDuring(() => open(id, 10))
    expect(writes).toBe(0)
    expect(await writesDuring(() => school.services.reads.flush())).toBe(1)
    expect(await writesDuring(() => school.services.reads.flush())).toBe(0)
  })

  it("counts a REST view, but no list, no preview and no query without countAsRead", async () => {
    const { id } = await published(eda, "Article")
    await school.visitor().rest("GET", `/articles/view/${id}`)
    await school.visitor().rest("GET", "/articles")
    await school.visitor().call("article", { id })
    const preview = new URL((await eda.call("previewLink", { type: "ARTICLE", id }, "url")).url).searchParams.get(
      "preview",
    )
    await school.visitor().call("article", { id, preview, countAsRead: true })
    let story = { id: 0 }
    while (story.id < id) story = await published(eda, "NewsStory")
    await school.visitor().rest("GET", `/news/view/${id}`)
    await school.services.reads.flush()
    expect((await school.visitor().call("article", { id }, "reads")).reads).toBe(1)
  })

  it("causes no conflict for an editor", async () => {
    const { id, version } = await published(eda, "Article")
    await open(id, 3)
    await school.services.reads.flush()
    const { data } = await eda.request(edit, { id, input: { title: "Read meanwhile", version } })
    expect(data.editArticle).toMatchObject({ title: "Read meanwhile", version: version + 1 })
  })

  it("survives a failed database write", async () => {
    const { id } = await published(eda, "Article")
    await open(id, 2)
    const { database } = school.services
    const write = database.write
    database.write = () => Promise.reject(new Error("disk full"))
    await school.services.reads.flush()
    database.write = write
    await open(id)
    await school.services.reads.flush()
    expect((await eda.call("article", { id }, "reads")).reads).toBe(3)
  })

  it("is stored when the site stops", async () => {
    const before = await School.open()
    const { id } = await published(await before.signedIn(Role.EDITOR), "Article")
    await before.visitor().call("article", { id, countAsRead: true })
    const after = await before.restarted()
    expect((await after.visitor().request(trending)).data.trendingArticles.items).toMatchObject([{ id, reads: 1 }])
    await after.close()
  })
})

it("GET /articles returns the first article as main, and its view names the author", async () => {
  const { body } = await school.visitor().rest("GET", "/articles?perPage=1")
  expect([Object.keys(body), body.main]).toEqual([["main", "allArticles"], body.allArticles[0]])
  const view = await school.visitor().rest("GET", `/articles/view/${body.main.id}`)
  expect(view.body).toEqual({ oneArticle: body.main, articleAuthor: { id: eda.id, name: "Eda Editor" } })
})

async function writesDuring(work: () => Promise<unknown>) {
  const { database } = school.services
  const write = database.write
  let writes = 0
  database.write = (transaction) => {
    writes++
    return write(transaction)
  }
  await work()
  database.write = write
  return writes
}
