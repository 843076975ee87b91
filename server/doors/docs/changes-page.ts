import type { Change, ReleaseChanges } from "./changes.ts"
import { type DocsPage, section, table } from "./docs-page.ts"

export const changesPage: DocsPage = {
  path: "changes",
  title: "Changes",
  about: "Changes in each release, computed from its schema and OpenAPI document.",
  body: ({ releases }) => [
    section(
      "What you can rely on",
      "Every change is compared with the last release before it is merged. A change that could break a client is refused: a field, type, value or call that is removed, an argument that becomes required, a result that becomes nullable, a higher role. Fields, calls and enum values may be added at any time: clients should ignore what they do not know.",
      "Anything to be removed is first marked `@deprecated` (in REST `deprecated`), with its replacement and the last day on which it works. Responses that use it have the headers `Deprecation`, `Sunset` with that day, and `Link` to this page.",
    ),
    ...(releases.length > 0 ? releases.map(release) : [firstRelease]),
  ],
}

const firstRelease = section(
  "Releases",
  "Nothing has been released yet. From the second release on, this page lists what each one changes for clients.",
)

function release({ version, date, changes }: ReleaseChanges) {
  const heading = date ? `${version}, ${date}` : version
  if (changes.length === 0) return section(heading, "Nothing has changed.")
  const sorted = changes.toSorted((one, other) => kinds.indexOf(kindOf(one)) - kinds.indexOf(kindOf(other)))
  return section(
    heading,
    table(
      ["Kind", "API", "Change"],
      sorted.map((change) => [kindOf(change), change.api, [change.text, change.reason].filter(Boolean).join(" ")]),
    ),
  )
}

const headings = { deprecated: "Deprecated", removed: "Gone, as announced", changed: "Changed", added: "Added" }
const breaking = "Breaks clients"
const kinds = [breaking, ...Object.values(headings)]

const kindOf = ({ kind, breaks }: Change) => (breaks ? breaking : headings[kind])
