import { richTextOf } from "../starting-content/markdown.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { withAnchors } from "./anchors.ts"
import { insertDocument } from "./documents.ts"
import { ContentPage } from "./page.ts"

type PageMeta = Pick<ContentPage, "title" | "tag"> &
  Partial<Pick<ContentPage, "facts" | "prices" | "documents" | "related">> & { picture: string; intro: string }

export async function startPages({ rows, texts, picture, documents }: StartingContent) {
  const now = new Date()
  for (const [name, bytes] of documents) await insertDocument(rows, name, bytes)
  for (const { name, meta, html, sections } of await texts<PageMeta>("pages")) {
    const { picture: pictureName, intro, ...filledIn } = meta
    const texts = { pageIntro: richTextOf(intro), pageText: html, sections: withAnchors(sections) }
    const words = { key: name, facts: [], prices: [], documents: [], related: [], ...filledIn, ...texts }
    const opening = ContentPage.derived(rows.create(ContentPage, words))
    await rows.insert(ContentPage, {
      ...words,
      ...opening,
      picture: await picture(pictureName),
      createdAt: now,
      updatedAt: now,
    })
  }
}
