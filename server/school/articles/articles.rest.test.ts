import { expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"

const cast = castOfThisFile()

it("GET /articles has the newest article first and as the main one, whichever page is asked for", async () => {
  const older = await published(cast.owner, "Article", { title: "Older" })
  const newest = await published(cast.owner, "Article", { title: "Newest" })
  const { body } = await cast.visitor.rest("GET", "/articles")
  expect(Object.keys(body)).toEqual(["main", "allArticles"])
  expect(body.main).toEqual(body.allArticles[0])
  expect(body.allArticles.map(({ id }: { id: number }) => id)).toEqual([newest.id, older.id])
  for (const page of ["page=2&perPage=1", "page=99"])
    expect((await cast.visitor.rest("GET", `/articles?${page}`)).body.main).toEqual(body.main)
})

it("GET /articles/view/{id} says beside the article who wrote it", async () => {
  const { main } = (await cast.visitor.rest("GET", "/articles")).body
  const { body } = await cast.visitor.rest("GET", `/articles/view/${main.id}`)
  expect(body).toEqual({ oneArticle: main, articleAuthor: { id: cast.owner.id, name: "Eda Editor" } })
})
