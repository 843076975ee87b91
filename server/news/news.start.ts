import { type OwnedMeta, startOwned } from "../starting-content/start-owned.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { NewsStory } from "./news-story.ts"

/** The stories of data/news. */
export async function startNews(starting: StartingContent) {
  for (const { meta, html } of await starting.texts<OwnedMeta & { title: string }>("news")) {
    await startOwned(starting, NewsStory, meta, { title: meta.title, detail: html })
  }
}
