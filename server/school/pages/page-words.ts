import { html } from "../../base/text/html.ts"
import { isBlank } from "../../base/text/rich-text.ts"
import { labelled, type Translate, untranslated } from "../../base/words.ts"
import { openingOf } from "../../content/items/opening.ts"
import { withoutTerms } from "../dates/terms-in-text.ts"
import type { PageFact, PageSection, Price, PriceTable } from "./page-parts.ts"

interface Words {
  title: string
  tag: string
  pageIntro: string
  pageText: string
  sections: PageSection[]
  facts: PageFact[]
  prices: PriceTable[]
  documents?: { title: string }[]
}

/** The first text that is not blank; empty for an empty page. */
export function firstText({ pageIntro, pageText, sections, facts, prices, documents = [] }: Words): string {
  const texts = [pageIntro, pageText, ...sections.map(({ text }) => withoutTerms(text))]
  const titles = [...prices, ...documents].map(({ title }) => title)
  const lines = [...sections.map(({ heading }) => heading), ...facts.map(factLine(untranslated)), ...titles]
  return texts.find((text) => !isBlank(text)) ?? html`${lines[0]}`.text
}

/** Sections, facts and prices are separate search results. */
export function foundWords({ title, tag, pageIntro, pageText, sections, facts, prices }: Words, t: Translate) {
  const factLines = facts.map(factLine(t))
  const tables = prices.map((table) => ({
    title: labelled(t, title, table.title),
    lines: table.prices.map(priceLine(t)),
  }))
  return {
    title,
    label: tag,
    texts: [pageIntro, pageText],
    answer: tables[0]?.lines ?? factLines,
    parts: [
      ...sections.map(({ heading, text, anchor }) => ({
        title: heading,
        texts: [withoutTerms(text)],
        anchor,
        answer: answerOf(withoutTerms(text)),
      })),
      ...facts.map(({ term, value }) => ({ title: labelled(t, title, term), texts: [value], answer: [value] })),
      ...tables.map(({ title, lines }) => ({
        title,
        label: `${title} ${t("price, prices, cost, costs")}`,
        texts: [lines.join("; ")],
        answer: lines,
      })),
    ],
  }
}

const answerOf = (text: string) => (text ? [openingOf(text)] : [])
const factLine =
  (t: Translate) =>
  ({ term, value }: PageFact) =>
    labelled(t, term, value)
const priceLine =
  (t: Translate) =>
  ({ what, amount, per }: Price) =>
    labelled(t, what, amount + (per && ` ${per}`))

export const sectionsAsRichText = (sections: PageSection[]) =>
  sections.map(({ heading, text }) => html`<p><strong>${heading}</strong></p>`.text + text).join("")

export function listsAsRichText({ facts, prices, sections }: Pick<Words, "facts" | "prices" | "sections">): string {
  const lines = [
    ...facts.map(factLine(untranslated)),
    ...prices.flatMap(({ title, prices }) => [title, ...prices.map(priceLine(untranslated))]),
  ]
  return lines.map((line) => html`<p>${line}</p>`.text).join("") + sectionsAsRichText(sections)
}
