import { richTextOf, type TextFile } from "../../content/starting-content/markdown.ts"
import type { StartingContent, StartingText } from "../../content/starting-content/starting-content.ts"
import { withAnchors } from "./anchors.ts"
import { insertDocument } from "./documents.ts"
import { ContentPage } from "./page.ts"

type PageMeta = Pick<ContentPage, "title" | "tag"> &
  Partial<Pick<ContentPage, "facts" | "prices" | "documents" | "related">> & {
    picture: string
    pictureAlt?: string
    intro: string
  }

type PageText = Pick<TextFile<PageMeta>, "html" | "sections">

export async function startPages({ rows, texts, picture, documents }: StartingContent) {
  const now = new Date()
  for (const [name, bytes] of documents) await insertDocument(rows, { name, bytes, missing: [] })
  for (const { name, meta, translations, ...text } of await texts<PageMeta>("pages")) {
    const { documents = [], related = [], picture: pictureName } = meta
    const original = { key: name, ...wordsOf(meta, text), documents, related }
    const sent = {
      ...original,
      sections: withAnchors(original.sections),
      translations: translations.map(translationOf),
    }
    const words = { ...sent, translations: ContentPage.translated.stored(sent) }
    await rows.insert(ContentPage, {
      ...words,
      ...ContentPage.derived(rows.create(ContentPage, words)),
      picture: await picture(pictureName),
      createdAt: now,
      updatedAt: now,
    })
  }
}

function wordsOf({ title = "", tag = "", intro = "", facts = [], prices = [] }: Partial<PageMeta>, text: PageText) {
  const sections = text.sections.map((section) => ({ anchor: "", ...section }))
  return { title, tag, facts, prices, pageIntro: richTextOf(intro), pageText: text.html, sections }
}

function translationOf({ language, meta, ...text }: StartingText<PageMeta>["translations"][number]) {
  return { language, isReady: true, isCurrent: true, pictureAlt: meta.pictureAlt ?? "", ...wordsOf(meta, text) }
}
