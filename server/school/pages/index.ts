import type { Feature } from "../../content/api/feature.ts"
import { DeadLinksResolver } from "./dead-links.resolver.ts"
import { StoredDocument } from "./document.ts"
import { DocumentsResolver } from "./documents.resolver.ts"
import { documentsCheck, readableDocumentsCheck } from "./documents-check.ts"
import { pageKeys } from "./missing-pages.ts"
import { ContentPage } from "./page.ts"
import { PagesResolver, PageTranslationResolver, UnwrittenPagesResolver } from "./pages.resolver.ts"
import { startPages } from "./pages.start.ts"
import { serveDocuments } from "./serve-documents.ts"

const titlesOf = (links: { title: string }[]) => links.map(({ title }) => title)

export const pages: Feature = {
  entities: [ContentPage, StoredDocument],
  resolvers: [PagesResolver, PageTranslationResolver, UnwrittenPagesResolver, DocumentsResolver, DeadLinksResolver],
  aboutPeople: [{ type: StoredDocument, called: "Documents", path: ({ name }) => `/documents/${name}` }],
  routes: serveDocuments,
  health: [documentsCheck, readableDocumentsCheck],
  jobs: ({ documents }) => [documents.job],
  pages: {
    ...Object.fromEntries(pageKeys.map((key) => [`/${key}`, []])),
    "/p/:address": [],
  },
  start: startPages,
  texts: async ({ read }) => {
    const pages = await read.find(ContentPage, { order: { key: "ASC" } })
    return {
      "Links and documents of pages": pages.flatMap(({ related, documents }) => titlesOf([...related, ...documents])),
    }
  },
}
