import type {
  EditPageInput,
  PageDocumentInput,
  PageFactInput,
  PageFieldsFragment,
  PageSectionInput,
  PriceInput,
  PriceTableInput,
  SiteLinkInput,
} from "../../generated/graphql.ts"
import {
  editPageLimits,
  pageDocumentLimits,
  pageFactLimits,
  pageSectionLimits,
  pageTranslationLimits,
  priceLimits,
  priceTableLimits,
  siteLinkLimits,
} from "../../generated/limits.ts"
import { usePageTranslationsQuery } from "../../generated/office.ts"
import { WithTranslations } from "../../items/content/with-translations.tsx"
import { FieldsForm, type ItemForm } from "../../items/forms/fields-form.tsx"
import { list } from "../../items/forms/groups.tsx"
import { optionalPicture } from "../../items/forms/picture.tsx"
import { richText } from "../../items/forms/rich-text.tsx"
import { type Fields, hiddenText, multiline, text } from "../../items/forms/text.tsx"
import { translations } from "../../items/forms/translations.tsx"
import { documentFile, StoredDocuments } from "./document-field.tsx"

export const headingFields = {
  title: text({ label: "Title", missing: "a title", half: true }),
  tag: text({ label: "Small heading", half: true }),
} satisfies Fields<EditPageInput>

const fact = {
  term: text({ label: "What it is about", half: true }),
  value: multiline({ label: "The answer", rows: 1 }),
} satisfies Fields<PageFactInput>

const price = {
  what: text({ label: "What is paid for", half: true }),
  amount: text({ label: "How much", half: true }),
  per: text({ label: "Per", half: true }),
} satisfies Fields<PriceInput>

const priceTable = {
  title: text({ label: "Heading of the prices" }),
  prices: list({
    label: "Prices",
    noun: "price",
    fields: price,
    limits: priceLimits,
    inLine: true,
    summaryOf: ({ what, amount }) => `${what} ${amount}`,
  }),
} satisfies Fields<PriceTableInput>

const section = {
  anchor: hiddenText(),
  heading: text({ label: "Heading" }),
  text: richText({ label: "Text", rows: 3 }),
} satisfies Fields<PageSectionInput>

const link = {
  title: text({ label: "What the link says", half: true }),
  path: text({ label: "Leads to", required: true, half: true }),
} satisfies Fields<SiteLinkInput>

const document = {
  title: text({ label: "Title" }),
  name: documentFile(),
} satisfies Fields<PageDocumentInput>

const parts = {
  facts: list({
    label: "Facts at a glance",
    folded: true,
    hint: "What people look for first, such as when the office opens.",
    noun: "fact",
    fields: fact,
    limits: pageFactLimits,
  }),
  prices: list({
    label: "Prices",
    folded: true,
    hint: "Each list has its own heading.",
    noun: "list of prices",
    fields: priceTable,
    limits: priceTableLimits,
  }),
  sections: list({
    label: "Sections",
    folded: true,
    hint: "Each has its own address. With three or more, the page begins with a list of them. {terms} on a separate line shows the terms of this year.",
    noun: "section",
    fields: section,
    limits: pageSectionLimits,
    nameOf: "heading",
  }),
  documents: list({
    label: "Documents",
    folded: true,
    hint: "PDFs to download.",
    noun: "document",
    fields: document,
    limits: pageDocumentLimits,
  }),
  related: list({
    label: "Related pages",
    folded: true,
    hint: "Where somebody may want to go next, each a page of this site, such as /apply.",
    noun: "related page",
    fields: link,
    limits: siteLinkLimits,
    blank: { path: "/" },
  }),
} satisfies Fields<Pick<EditPageInput, "facts" | "prices" | "sections" | "documents" | "related">>

const pageIntro = richText({
  label: "Intro",
  hint: "Select some words to make them bold, large or a list.",
  theme: "bubble",
  rows: 3,
})
const pageText = richText({ label: "Details" })

const { facts, prices, sections } = parts
const translatedTexts = { ...headingFields, pageIntro, pageText, facts, prices, sections }

const withPicture = pageFields("an image")
const withoutPicture = pageFields()

function pageFields(image?: string) {
  return {
    ...headingFields,
    pageIntro,
    picture: optionalPicture({ label: "Image", missing: image, required: image !== undefined }),
    pageText,
    ...parts,
    translations: translations({
      texts: translatedTexts,
      limits: pageTranslationLimits,
      isFolded: true,
    }),
  } satisfies Fields<EditPageInput>
}

export function PageForm({ page, save, ...form }: ItemForm<EditPageInput> & { page: PageFieldsFragment }) {
  const documents = page.documents.map(({ title, file: { name } }) => ({ title, name }))

  return (
    <WithTranslations id={page.id} useTranslations={usePageTranslationsQuery}>
      {(data) => (
        <StoredDocuments value={data?.page?.documents.map(({ file }) => file) ?? []}>
          <FieldsForm
            {...form}
            fields={page.picture ? withPicture : withoutPicture}
            limits={editPageLimits}
            stored={{ ...page, documents, translations: data?.page?.translations }}
            save={({ picture, ...words }, sent) => save({ ...words, picture: picture ?? undefined }, sent)}
          />
        </StoredDocuments>
      )}
    </WithTranslations>
  )
}
