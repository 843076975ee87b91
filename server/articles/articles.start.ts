import { type OwnedMeta, startOwned } from "../starting-content/start-owned.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { Article } from "./article.ts"

/** The articles of data/articles. */
export async function startArticles(starting: StartingContent) {
  for (const { meta, html } of await starting.texts<OwnedMeta & { title: string }>("articles")) {
    await startOwned(starting, Article, meta, { title: meta.title, detail: html, reads: 0 })
  }
}
