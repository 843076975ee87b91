import { html } from "../../base/text/html.ts"
import type { Change, ReleaseChanges } from "./changes.ts"
import { type DocsPage, marked, section } from "./docs-page.ts"

export const changesPage: DocsPage = {
  path: "changes",
  title: "Changes",
  about: "What each release changed, worked out from the two documents of before and after.",
  body: ({ releases }) => [
    section(
      "What you can rely on",
      "Every change is compared with the last release before it is taken in. One that could break a client is refused: a field, type, value or call that goes, an argument that becomes required, an answer that may newly be null, a higher role. Fields and calls may be added at any time, and values to an enum: a client passes over what it does not know.",
      "What shall go is marked `@deprecated` first, in REST `deprecated`, with what to use in its place and the day until which it stays. Answers to whoever asks for it bear the headers `Deprecation`, `Sunset` with that day, and `Link` to this page.",
    ),
    ...(releases.length > 0 ? releases.map(release) : [firstRelease]),
  ],
}

const firstRelease = section(
  "Releases",
  "Nothing has been released yet. From the second release on, each stands here with what it changes for clients.",
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

/** Lists that are longer than a screen open when asked. */
const shownAtOnce = 12

function group(heading: string, changes: Change[]) {
  if (changes.length === 0) return false
  const list = html`<ul class="list">${changes.map(({ api, text, reason }) => html`<li>${api}: ${marked(text)} ${reason && marked(reason)}</li>`)}</ul>`
  if (changes.length <= shownAtOnce) return html`<h3>${heading}</h3>${list}`
  return html`<details><summary>${heading}: ${changes.length}</summary>${list}</details>`
}
