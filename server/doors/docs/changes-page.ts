import { html } from "../../base/text/html.ts"
import type { Change, ReleaseChanges } from "./changes.ts"
import { type DocsPage, marked, section } from "./docs-page.ts"

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
  const breaking = changes.filter(({ breaks }) => breaks)
  const others = changes.filter(({ breaks }) => !breaks)
  return section(
    date ? `${version}, ${date}` : version,
    changes.length === 0 && "Nothing has changed.",
    group("Breaks clients", breaking),
    (["deprecated", "removed", "changed", "added"] as const).map((kind) =>
      group(
        headings[kind],
        others.filter((change) => change.kind === kind),
      ),
    ),
  )
}

const headings = { deprecated: "Deprecated", removed: "Gone, as announced", changed: "Changed", added: "Added" }

const shownAtOnce = 12

function group(heading: string, changes: Change[]) {
  if (changes.length === 0) return false
  const list = html`<ul class="list">${changes.map(({ api, text, reason }) => html`<li>${api}: ${marked(text)} ${reason && marked(reason)}</li>`)}</ul>`
  if (changes.length <= shownAtOnce) return html`<h3>${heading}</h3>${list}`
  return html`<details><summary>${heading}: ${changes.length}</summary>${list}</details>`
}
