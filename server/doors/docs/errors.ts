import { failureCodes, isOfDocuments, mayRetry, meaningOf, statusOf } from "../../base/failures/failures.ts"
import { type DocsPage, section, shown, table } from "./docs-page.ts"

export const errors: DocsPage = {
  path: "errors",
  title: "Errors",
  about: "Every failure has a code, which says what a program can do about it.",
  body: (facts) => [
    section(
      "In GraphQL",
      "Each of the `errors` has its code in `extensions.code`. Wrong input has a message for each field in `extensions.fields`, by the field's path; they are written for people, so show them where the field is. What was sent is never repeated.",
      shown("badInput", facts),
      shown("conflict", facts),
      "Of an edit, send the `version` that was read. Where others have since changed other fields, both are kept; where both changed the same field, and after any change of what has no versions, such as an order, the answer is a CONFLICT with the item as it is `stored` now. Without a version the last one to save wins.",
    ),
    section(
      "In REST",
      "The status is that of the code; the body has `message`, `code` and, of wrong input, `fields`.",
      shown("restBadInput", facts),
    ),
    section(
      "All codes",
      table(
        ["Code", "REST", "Means", "Try again?"],
        failureCodes.map((code) => [
          `\`${code}\``,
          isOfDocuments(code) ? "–" : statusOf(code),
          meaningOf(code),
          mayRetry(code) ? "after `retryAfter` seconds" : "no",
        ]),
      ),
    ),
  ],
}
