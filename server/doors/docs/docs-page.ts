import type { GraphQLSchema } from "graphql"
import { type Html, html, type Part } from "../../base/text/html.ts"
import type { OpenApi } from "../rest/openapi.ts"
import type { ReleaseChanges } from "./changes.ts"
import { asCurl, inSandbox, type Recorded, type Sample } from "./sample.ts"
import { type SampleName, samples } from "./samples.ts"

export interface Facts {
  schema: GraphQLSchema
  document: OpenApi
  siteUrl: string
  recorded: Record<string, Recorded>
  /** By REST call, such as `GET /news`. */
  recordedCalls: Record<string, Recorded>
  q: string
  releases: ReleaseChanges[]
}

export interface DocsPage {
  /** The last part of its address; empty for the first page. */
  path: string
  title: string
  about: string
  body(facts: Facts): Part
}

export function docsPage({ path, title, about, body }: DocsPage, pages: DocsPage[], facts: Facts): Html {
  return html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${path ? `${title} · ${portal}` : portal}</title>
    <meta name="description" content="${about}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="/docs/docs.css" />
  </head>
  <body>
    <a class="skip" href="#content">Skip to the content</a>
    <header>
      <p class="home"><a href="/">To the school's website</a></p>
      <h1>${title}</h1>
      <p>${inlineCode(about)}</p>
      <ul class="elsewhere">
        <li><a href="/graphql">Sandbox</a></li>
        <li><a href="/schema.graphql">schema.graphql</a></li>
        <li><a href="/openapi.json">openapi.json</a></li>
      </ul>
    </header>
    <nav aria-label="Documentation">
      <ul>
        ${pages.map((page) => html`<li>${link(page, page.path === path)}</li>`)}
      </ul>
    </nav>
    <main id="content" tabindex="-1">
      ${body(facts)}
    </main>
  </body>
</html>
`
}

const portal = "The school’s API"

const link = ({ path, title }: DocsPage, isHere: boolean) =>
  html`<a href="${addressOf(path)}"${isHere && html` aria-current="page"`}>${path ? title : "Overview"}</a>`

export const addressOf = (path: string) => (path ? `/docs/${path}` : "/docs")

/** Text parts become paragraphs; backquoted text becomes `<code>`. */
export function section(heading: string, ...parts: Part[]): Html {
  const id = anchor(heading)
  return html`<section aria-labelledby="${id}">
        <h2 id="${id}">${heading}</h2>
        ${parts.map((part) => (typeof part === "string" ? html`<p>${inlineCode(part)}</p>` : part))}
      </section>`
}

export function table(headings: string[], rows: (string | number | Html | Html[])[][]): Html {
  return html`<div class="table"><table>
          <thead><tr>${headings.map((heading) => html`<th scope="col">${heading}</th>`)}</tr></thead>
          <tbody>${rows.map(
            ([first = "", ...others]) =>
              html`<tr><th scope="row">${cell(first)}</th>${others.map((one) => html`<td>${cell(one)}</td>`)}</tr>`,
          )}</tbody>
        </table></div>`
}

const cell = (content: string | number | Html | Html[]) => (typeof content === "string" ? inlineCode(content) : content)

export function sampleFigure(name: SampleName, { recorded }: Facts): Html {
  const sample: Sample = samples[name]
  const response = recorded[name]
  if (!response) throw new Error(`Nothing was recorded of the sample ${name}.`)
  const sandbox = inSandbox(sample)
  return html`<figure>
          <figcaption>${sample.title}${sandbox !== undefined && html` <a class="open" href="${sandbox}" aria-label="open in the sandbox: ${sample.title}">open in the sandbox</a>`}</figcaption>
          ${code(asCurl(sample))}
          <p class="answered">Answered with ${response.status}</p>
          ${code(responseText(response))}
        </figure>`
}

export const code = (typed: string) => html`<pre><code>${typed}</code></pre>`

export function responseText({ headers = {}, body }: Recorded) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [...lines, ...(body === undefined ? [] : [JSON.stringify(body, null, 2)])].join("\n")
}

export const anchor = (name: string) => name.toLowerCase().replace(/\W+/g, "-")

/** Renders backquoted text as `<code>`. */
export const inlineCode = (line: string) =>
  line.split("`").map((part, index) => (index % 2 ? html`<code>${part}</code>` : html`${part}`))
