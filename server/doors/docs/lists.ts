import { maxItems } from "../../content/api/rest.ts"
import { type DocsPage, sampleFigure, section } from "./docs-page.ts"

export const lists: DocsPage = {
  path: "lists",
  title: "Lists and pages",
  about: "Reading long lists page by page.",
  body: (facts) => [
    section(
      "In GraphQL",
      "Every list takes `page`, starting at 1, and `perPage`, 1 to 50, and returns `items`, `total` and `pages`. A page beyond the last has no items. Lists are newest first; events start with the next one.",
      sampleFigure("page", facts),
    ),
    section(
      "Cursors",
      "If something is published between two requests, other items move to the next page and appear twice. To avoid this, send a page's `next` as `after` instead of `page`: the following items are found from the last one that was returned, whatever was added before it. `next` is null at the end of the list. It is only valid for the same list in the same order. Every paged list has it. The order of search results changes over time: there `next` lists the results that were returned, and the best of the others follow, for the same words in the same language.",
      sampleFigure("place", facts),
      sampleFigure("behind", facts),
    ),
    section(
      "In REST",
      `Lists are complete, as documented originally, up to ${maxItems.toLocaleString("en-GB")} items. With \`page\` or \`perPage\`, one page is returned in the same format; \`X-Total-Count\` is the total number of items, and \`Link\` has the URLs of the other pages.`,
      sampleFigure("restPage", facts),
    ),
  ],
}
