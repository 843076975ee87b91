import { failureCodes, isGraphqlOnly, mayRetry, meaningOf, statusOf } from "../../base/failures/failures.ts"
import { type DocsPage, sampleFigure, section, table } from "./docs-page.ts"

export const errors: DocsPage = {
  path: "errors",
  title: "Errors",
  about: "Every failure has a code that tells a program what it can do about it.",
  body: (facts) => [
    section(
      "In GraphQL",
      "Each of the `errors` has its code in `extensions.code`. For invalid input, `extensions.fields` has a message for each field, by its path. The messages are written for people: show them beside the field. They never repeat the input.",
      sampleFigure("badInput", facts),
      sampleFigure("conflict", facts),
      "With an edit, send the `version` that was read. If others have changed different fields since, both changes are kept. If both changed the same field, or the item has no versions, such as an order, the response is a CONFLICT with the current item in `stored`. Without a version the last save wins.",
    ),
    section(
      "In REST",
      "The status is that of the code; the body has `message`, `code` and, for invalid input, `fields`.",
      sampleFigure("restBadInput", facts),
    ),
    section(
      "All codes",
      table(
        ["Code", "REST", "Means", "Try again?"],
        failureCodes.map((code) => [
          `\`${code}\``,
          isGraphqlOnly(code) ? "–" : statusOf(code),
          meaningOf(code),
          mayRetry(code) ? "after `retryAfter` seconds" : "no",
        ]),
      ),
    ),
  ],
}
