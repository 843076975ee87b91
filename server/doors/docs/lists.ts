import { maxItems } from "../../content/api/rest.ts"
import { type DocsPage, section, shown } from "./docs-page.ts"

export const lists: DocsPage = {
  path: "lists",
  title: "Lists and pages",
  about: "Reading long lists a page at a time.",
  body: (facts) => [
    section(
      "In GraphQL",
      "Every list takes `page`, counted from 1, and `perPage`, 1 to 50, and answers `items`, `total` and `pages`. A page after the last has no items. Lists are newest first; events begin with the next one.",
      shown("page", facts),
    ),
    section(
      "Cursors",
      "What is published while somebody pages moves the others on, and the next page repeats one. Where a page has `next`, send it as `after` in place of `page`: what follows is found from the last item that was seen, whatever has come before it. `next` is null at the end of the list. It belongs to one list in one order. Every list with pages has it. What a search finds is in an order of the moment: there `next` names the hits that were shown, and the best of the others follow, for the same words in the same language.",
      shown("place", facts),
      shown("behind", facts),
    ),
    section(
      "In REST",
      `Lists are whole, as they were documented, up to ${maxItems.toLocaleString("en-GB")} items. With \`page\` or \`perPage\` one page is answered, in the same shape; \`X-Total-Count\` says how many items there are on all pages, and \`Link\` where the others are.`,
      shown("restPage", facts),
    ),
  ],
}
