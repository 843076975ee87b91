import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { Article } from "./article.ts"

const article = "id title detail reads version canEdit createdAt picture { name width } user { id name }"
const readArticle = `query ($id: Int!) { article(id: $id) { ${article} } }`
const list = "query ($userId: Int) { articles(userId: $userId) { total items { id title } } }"
const countedArticle = `query ($id: Int!) { article(id: $id, countAsRead: true) { ${article} } }`
const trending = "{ trendingArticles { items { id title reads } } }"
const edit =
  "mutation ($id: Int!, $input: EditArticleInput!) { editArticle(id: $id, input: $input) { title detail version } }"

let school: School
let eda: Client
let eli: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  eli = await school.signedIn(Role.EDITOR, "Eli Editor")
})
afterAll(() => school.close())

const open = async (id: number, times = 1) => {
  for (let time = 0; time < times; time++) await school.visitor().ask(countedArticle, { id })
}

describe("the blog", () => {
  it("shows an article to everybody, under the name of who wrote it, with its picture", async () => {
    const { id } = await published(eda, "Article", { title: "How to lose at chess" })
    expect((await school.visitor().ask(readArticle, { id })).data.article).toMatchObject({
      title: "How to lose at chess",
      canEdit: false,
      version: 1,
      user: { id: eda.id, name: "Eda Editor" },
      picture: { width: 64 },
    })
    expect((await eda.ask(readArticle, { id })).data.article.canEdit).toBe(true)
    expect((await eli.ask(readArticle, { id })).data.article.canEdit).toBe(false)
  })

  it("has the newest article first, and can be narrowed to one author", async () => {
    const older = await published(eda, "Article")
    const newer = await published(eli, "Article")
    const { items, total } = (await school.visitor().ask(list)).data.articles
    expect(items.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([newer.id, older.id])
    const byEli = (await school.visitor().ask(list, { userId: eli.id })).data.articles
    expect(byEli).toMatchObject({ total: 1, items: [{ id: newer.id }] })
    expect(total).toBeGreaterThan(1)
    expect((await school.visitor().ask(list, { userId: 999_999 })).data.articles.total).toBe(0)
  })

  it("narrows the news to one author as well", async () => {
    const { id } = await published(eli, "NewsStory")
    const query = "query ($userId: Int) { newsStories(userId: $userId) { items { id } } }"
    expect((await school.visitor().ask(query, { userId: eli.id })).data.newsStories.items).toEqual([{ id }])
    expect((await school.visitor().ask(query, { userId: eda.id })).data.newsStories.items).toEqual([])
  })

  it("cleans what it stores, and says which field is missing", async () => {
    const { detail } = await published(eda, "Article", { detail: "<p onclick=x>A</p><script>1</script>" }, article)
    expect(detail).toBe("<p>A</p>")
    const blank = 'mutation { addArticle(input: { title: " ", detail: "<p>\u200b</p>", picture: {} }) { id } }'
    expect((await eda.graphql(blank)).errors?.[0]?.extensions.fields).toEqual({
      title: "Title is required.",
      detail: "Content is required.",
    })
  })

  it("tells a second writer that somebody was faster, with what is stored now", async () => {
    const { id, version } = await published(eda, "Article")
    await eda.ask(edit, { id, input: { title: "First", version } })
    const answer = await eda.graphql(edit, { id, input: { title: "Second", version } })
    expect(codeOf(answer)).toBe("CONFLICT")
    expect(answer.errors?.[0]?.extensions.stored).toMatchObject({ title: "First", version: version + 1 })
  })

  it("is not found again once it is deleted", async () => {
    const { id } = await published(eda, "Article")
    await eda.ask("mutation ($id: Int!) { deleteArticle(id: $id) { id title } }", { id })
    expect((await school.visitor().ask(readArticle, { id })).data.article).toBeNull()
    expect(codeOf(await eda.graphql(edit, { id, input: { title: "A" } }))).toBe("NOT_FOUND")
  })
})

describe("what is read most", () => {
  it("comes first, and equally read ones newest first", async () => {
    const [rarely, often, never] = [
      await published(eda, "Article"),
      await published(eda, "Article"),
      await published(eda, "Article"),
    ]
    await open(rarely.id, 20)
    await open(often.id, 30)
    await school.services.reads.flush()
    const { items } = (await school.visitor().ask(trending)).data.trendingArticles
    expect(items.slice(0, 2)).toMatchObject([
      { id: often.id, reads: 30 },
      { id: rarely.id, reads: 20 },
    ])
    const unread = items.filter(({ reads }: { reads: number }) => reads === 0)
    expect(unread[0].id).toBe(never.id)
    const [late, early] = [await published(eda, "Article"), await published(eda, "Article")]
    const last = await published(eda, "Article")
    const publishedAt = (moment: string, ...ids: number[]) =>
      school.services.database.write((rows) => rows.update(Article, ids, { publishedAt: new Date(moment) }))
    await publishedAt("2031-01-02T00:00:00Z", late.id)
    await publishedAt("2031-01-01T00:00:00Z", early.id, last.id)
    const again = (await school.visitor().ask(trending)).data.trendingArticles.items
    const firstUnread = again.filter(({ reads }: { reads: number }) => reads === 0).slice(0, 3)
    expect(firstUnread.map(({ id }: { id: number }) => id)).toEqual([late.id, last.id, early.id])
    await eda.ask(
      `mutation { ${[late, early, last].map(({ id }) => `d${id}: deleteArticle(id: ${id}) { id }`).join(" ")} }`,
    )
  })

  it("is counted without writing anything while people read", async () => {
    const { id } = await published(eda, "Article")
    const writes = await writesDuring(() => open(id, 10))
    expect(writes).toBe(0)
    expect(await writesDuring(() => school.services.reads.flush())).toBe(1)
    expect(await writesDuring(() => school.services.reads.flush())).toBe(0)
  })

  it("counts a reader over REST, but no list, no search and no program that does not say that somebody reads it", async () => {
    const { id } = await published(eda, "Article")
    await school.visitor().rest("GET", `/articles/view/${id}`)
    await school.visitor().rest("GET", "/articles")
    await school.visitor().ask("query ($id: Int!) { article(id: $id) { title } }", { id })
    // Nor somebody who was sent a preview, nor what is read of a story that has its id.
    const link = "mutation ($id: Int!) { previewLink(type: ARTICLE, id: $id) { url } }"
    const preview = new URL((await eda.ask(link, { id })).data.previewLink.url).searchParams.get("preview")
    const previewed =
      "query ($id: Int!, $preview: String) { article(id: $id, preview: $preview, countAsRead: true) { id } }"
    await school.visitor().ask(previewed, { id, preview })
    let story = { id: 0 }
    while (story.id < id) story = await published(eda, "NewsStory")
    await school.visitor().rest("GET", `/news/view/${id}`)
    await school.services.reads.flush()
    expect((await school.visitor().ask(readArticle, { id })).data.article.reads).toBe(1)
  })

  it("never stands in the way of somebody who edits", async () => {
    const { id, version } = await published(eda, "Article")
    await open(id, 3)
    await school.services.reads.flush()
    const { data } = await eda.ask(edit, { id, input: { title: "Read meanwhile", version } })
    expect(data.editArticle).toMatchObject({ title: "Read meanwhile", version: version + 1 })
  })

  it("is counted later when the database cannot be written", async () => {
    const { id } = await published(eda, "Article")
    await open(id, 2)
    const { database } = school.services
    const write = database.write
    database.write = () => Promise.reject(new Error("disk full"))
    await school.services.reads.flush()
    database.write = write
    await open(id)
    await school.services.reads.flush()
    expect((await eda.ask(readArticle, { id })).data.article.reads).toBe(3)
  })

  it("forgets an article that was deleted before it was counted", async () => {
    const { id } = await published(eda, "Article")
    await open(id)
    await eda.ask("mutation ($id: Int!) { deleteArticle(id: $id) { id } }", { id })
    await school.services.reads.flush()
    expect((await school.visitor().ask(trending)).data.trendingArticles.items).not.toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  it("is stored when the site stops", async () => {
    const before = await School.open()
    const { id } = await published(await before.signedIn(Role.EDITOR), "Article")
    await before.visitor().ask(countedArticle, { id })
    await before.site.close()
    const after = await School.open({ DATA_DIR: before.dataDir })
    expect((await after.visitor().ask(trending)).data.trendingArticles.items).toMatchObject([{ id, reads: 1 }])
    await after.close()
  })
})

/** How many transactions begin while some work is done. */
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
