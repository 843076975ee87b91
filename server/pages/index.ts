import type { Noun } from "../api/noun.ts"
import { ContentPage } from "./page.ts"
import { PagesResolver } from "./pages.resolver.ts"
import { startPages } from "./pages.start.ts"

export const pages: Noun = { entities: [ContentPage], resolvers: [PagesResolver], start: startPages }
