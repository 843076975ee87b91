import { type Html, html } from "../../base/text/html.ts"
import { caching } from "./caching.ts"
import { changesPage } from "./changes-page.ts"
import { addressOf, type DocsPage, docsPage, type Facts, inlineCode } from "./docs-page.ts"
import { errors } from "./errors.ts"
import { gettingStarted } from "./getting-started.ts"
import { limitsPage } from "./limits-page.ts"
import { lists } from "./lists.ts"
import { restPage } from "./rest-page.ts"
import { scalars } from "./scalars.ts"
import { signingIn } from "./signing-in.ts"
import { stayingInStep } from "./staying-in-step.ts"
import { uploads } from "./uploads.ts"
import { webhooksPage } from "./webhooks-page.ts"

const overview: DocsPage = {
  path: "",
  title: "The school’s API",
  about: "The whole site for programs: GraphQL for new ones, REST for older ones.",
  body: () => html`<ul class="pages">
        ${pages
          .slice(1)
          .map(
            ({ path, title, about }) =>
              html`<li><h2><a href="${addressOf(path)}">${title}</a></h2><p>${inlineCode(about)}</p></li>`,
          )}
      </ul>`,
}

const pages: DocsPage[] = [
  overview,
  gettingStarted,
  signingIn,
  uploads,
  lists,
  stayingInStep,
  webhooksPage,
  errors,
  limitsPage,
  caching,
  scalars,
  restPage,
  changesPage,
]

export const missingPage = (facts: Facts): Html =>
  docsPage(
    { ...overview, path: "missing", title: "There is no such page", about: "These are the pages:" },
    pages,
    facts,
  )

export const docsPaths = pages.map(({ path }) => addressOf(path))

export function pageAt(path: string, facts: Facts): Html | undefined {
  const page = pages.find((one) => one.path === path)
  return page && docsPage(page, pages, facts)
}
