import { acceptedBreaks } from "../contract/accepted-breaks.ts"
import type { Change } from "../contract/change.ts"
import type { ReleaseChanges } from "../contract/releases.ts"
import { html } from "../web/html.ts"
import { type DocsPage, marked, section, text } from "./docs-page.ts"

export const changesPage: DocsPage = {
  path: "changes",
  title: "Changes",
  about: "What each release changed, worked out from the two documents of before and after.",
  body: ({ releases }) =>
    html`${[
      section(
        "What you can rely on",
        text(
          "Every change is compared with the last release before it is taken in. One that could break a client is refused: a field, type, value or call that goes, an argument that becomes required, an answer that may newly be null, a higher role. Fields and calls may be added at any time, and values to an enum: a client passes over what it does not know.",
          "What shall go is marked `@deprecated` first, in REST `deprecated`, with what to use in its place and the day until which it stays. Answers to whoever asks for it bear the headers `Deprecation`, `Sunset` with that day, and `Link` to this page.",
        ),
      ),
      ...releases().map(release),
    ]}`,
}

function release({ version, date, changes }: ReleaseChanges) {
  const breaking = changes.filter(({ breaks }) => breaks)
  const others = changes.filter(({ breaks }) => !breaks)
  return section(
    version ? `${version}, ${date ?? "not released yet"}` : "Since the last release",
    changes.length === 0 && text("Nothing has changed."),
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
  if (changes.length === 0) return ""
  const list = html`<ul class="list">${changes.map(({ api, text }) => html`<li>${api}: ${marked(text)} ${acceptedBreaks[text] && marked(acceptedBreaks[text])}</li>`)}</ul>`
  if (changes.length <= shownAtOnce) return html`<h3>${heading}</h3>${list}`
  return html`<details><summary>${heading}: ${changes.length}</summary>${list}</details>`
}
