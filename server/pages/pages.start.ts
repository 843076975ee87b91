import { richTextOf } from "../starting-content/markdown.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { ContentPage } from "./page.ts"

interface PageMeta {
  title: string
  tag: string
  picture: string
  intro: string
}

export async function startPages({ rows, texts, picture }: StartingContent) {
  const now = new Date()
  for (const { name, meta, html } of await texts<PageMeta>("pages")) {
    const { title, tag, intro } = meta
    const words = { key: name, title, tag, pageIntro: richTextOf(intro), pageText: html }
    const opening = ContentPage.derived(rows.create(ContentPage, words))
    await rows.insert(ContentPage, {
      ...words,
      ...opening,
      picture: await picture(meta.picture),
      createdAt: now,
      updatedAt: now,
    })
  }
}
