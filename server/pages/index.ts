import type { Feature } from "../api/feature.ts"
import { fixedKeys } from "./missing-pages.ts"
import { ContentPage } from "./page.ts"
import { PagesResolver, UnwrittenPagesResolver } from "./pages.resolver.ts"
import { startPages } from "./pages.start.ts"

export const pages: Feature = {
  entities: [ContentPage],
  resolvers: [PagesResolver, UnwrittenPagesResolver],
  pages: Object.fromEntries(fixedKeys.filter((key) => key !== "staff").map((key) => [`/${key}`, []])),
  start: startPages,
}
