import { type Html, html } from "../../base/text/html.ts"
import type { Operation } from "../rest/openapi.ts"
import type { JsonSchema } from "../rest/openapi-components.ts"
import { callsOn } from "./calls.ts"
import { anchor, code, type DocsPage, type Facts, inlineCode, responseText } from "./docs-page.ts"
import { asCurl, type Recorded, type Sample } from "./sample.ts"
import { accessForm, tryIt } from "./try-it.ts"

export const restPage: DocsPage = {
  path: "rest",
  title: "REST",
  about: "Each call of the older API: its parameters and response, an example, and a form to try it.",
  body: ({ document: { info, tags, paths, components }, recordedCalls, q }) => {
    const calls = Object.entries(paths)
      .flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))
      .filter(hasAll(q))
    const found = tags.map(({ name }) => name).filter((name) => calls.some(hasTag(name)))
    return html`<section aria-label="Finding and trying calls">
        <p>${inlineCode(info.description)}</p>
        <form role="search" action="/docs/rest">
          <label for="q">Search the calls</label>
          <input id="q" name="q" type="search" maxlength="100" value="${q}" />
          <button type="submit">Search</button>
          ${q && html`<p class="found" role="status">${calls.length} found. <a href="/docs/rest">All calls</a></p>`}
        </form>
        ${accessForm}
      </section>
      <nav aria-label="Calls">
        <dl class="index">
          ${found.map((name) => html`<div><dt><a href="#${anchor(name)}">${name}</a></dt><dd class="links">${calls.filter(hasTag(name)).map(linkTo)}</dd></div>`)}
          <div><dt><a href="#objects">Objects</a></dt><dd>Objects in requests and responses, by name.</dd></div>
        </dl>
      </nav>
      ${found.map((name) => tagSection(name, calls, recordedCalls))}
      <section aria-labelledby="objects">
        <h2 id="objects">Objects</h2>
        ${Object.entries(components.schemas).map(([name, schema]) => object(name, schema))}
      </section>`
  },
}

interface Call {
  method: string
  path: string
  operation: Operation
}

function hasAll(question: string) {
  const words = question.toLowerCase().split(/\s+/).filter(Boolean)
  return ({ method, path, operation: { summary, description } }: Call) => {
    const searched = `${method} ${path} ${summary} ${description}`.toLowerCase()
    return words.every((word) => searched.includes(word))
  }
}

const hasTag =
  (name: string) =>
  ({ operation }: Call) =>
    operation.tags.includes(name)

const linkTo = ({ method, path, operation }: Call) =>
  html`<a href="#${operation.operationId}"><code>${method.toUpperCase()} ${breakable(path)}</code></a>`

function tagSection(name: string, calls: Call[], recorded: Facts["recordedCalls"]) {
  const own = calls.filter(hasTag(name))
  return html`<section aria-labelledby="${anchor(name)}">
        <h2 id="${anchor(name)}">${name}</h2>
        ${own.map((one) => call(one, recorded[`${one.method.toUpperCase()} ${one.path}`]))}
      </section>`
}

function call({ method, path, operation }: Call, recorded?: Recorded) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return html`<article id="${operationId}">
          <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></h3>
          <p>${inlineCode(summary)} <span class="who">${description}</span></p>
          ${parameters.length > 0 && html`<h4>Address</h4>${fields(parameters.map(parameter))}`}
          ${requestBody && html`<h4>Body</h4>${body(requestBody.content)}`}
          <h4>Answers</h4>
          <dl class="answers">${Object.entries(responses).map(([status, response]) => responseRow(status, response))}</dl>
          ${recorded && exampleOf({ method, path, operation }, recorded)}
        </article>`
}

const calls = callsOn("2030-03-01")

function exampleOf({ method, path, operation }: Call, answered: Recorded) {
  const sample: Sample = {
    title: operation.summary,
    method: method.toUpperCase() as Sample["method"],
    path,
    ...calls[`${method.toUpperCase()} ${path}`],
    ...("accessToken" in (operation.security[0] ?? {}) && { headers: { Authorization: "Bearer $TOKEN" } }),
    cookies: "refreshCookie" in (operation.security[0] ?? {}),
  }
  return html`<details><summary>Example<span class="of"> of ${sample.method} ${path}</span></summary>
            ${code(asCurl(sample))}
            <p class="answered">Answered with ${answered.status}</p>
            ${answered.body !== undefined && code(responseText(answered))}
          </details>
          ${tryIt(method, path, operation, sample)}`
}

interface Field {
  name: string
  schema: JsonSchema
  description?: string
  required: boolean
}

const parameter = ({ name, schema, description, required }: Operation["parameters"][number]): Field => ({
  name,
  schema,
  description: description ?? schema.description,
  required,
})

function body(content: NonNullable<Operation["requestBody"]>["content"]) {
  return Object.entries(content).map(([type, { schema }]) => [
    html`<p>As <code>${type}</code>${schema.type === "array" && ", a list of"}${schema.anyOf && ", one of"}:</p>`,
    (schema.anyOf ?? [schema.items ?? schema]).map((kind) => [
      kind.description !== undefined && html`<p>${inlineCode(kind.description)}</p>`,
      fields(fieldsOf(kind)),
    ]),
  ])
}

function fieldsOf({ properties = {}, required = [] }: JsonSchema): Field[] {
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    schema,
    description: schema.description,
    required: required.includes(name),
  }))
}

function fields(list: Field[]) {
  return html`<dl class="fields">${list.map(
    ({ name, schema, description, required }) =>
      html`<div>
            <dt><code>${name}</code> <span class="type">${typeOf(schema)}${!required && ", optional"}</span></dt>
            <dd>${inlineCode(description ?? "ID, starting at 1.")}</dd>
          </div>`,
  )}</dl>`
}

function responseRow(status: string, { description, content }: Operation["responses"][string]) {
  const [schema] = Object.values(content ?? {}).map(({ schema }) => schema)
  const shownSchema = status < "300" && schema
  return html`<div><dt>${status === "default" ? "other" : status}</dt><dd>${inlineCode(description)} ${shownSchema && typeOf(shownSchema)}</dd></div>`
}

function object(name: string, schema: JsonSchema) {
  return html`<article id="object-${name}">
          <h3><code>${name}</code></h3>
          ${schema.description !== undefined && html`<p>${inlineCode(schema.description)}</p>`}
          ${fields(fieldsOf(schema))}
        </article>`
}

function typeOf(schema: JsonSchema): Html {
  const name = schema.$ref?.split("/").at(-1)
  if (name) return html`<a href="#object-${name}"><code>${name}</code></a>`
  if (schema.anyOf) return html`${schema.anyOf.map((one, index) => [index > 0 && " or ", typeOf(one)])}`
  if (schema.enum) return html`${(schema.enum as unknown[]).map(String).join(", ")}`
  if (schema.items) return html`list of ${typeOf(schema.items)}`
  if (schema.properties) return html`object with ${Object.keys(schema.properties).join(", ") || "nothing"}`
  if (schema.format === "date-time") return html`moment`
  if (schema.type === "integer") return html`whole number${withinBounds(schema)}`
  return html`${schema.type === undefined ? "anything" : String(schema.type)}`
}

const breakable = (path: string) => path.split("/").map((part, index) => html`${index > 0 && html`/<wbr />`}${part}`)

function withinBounds({ minimum, maximum }: JsonSchema) {
  if (minimum === undefined || maximum === undefined) return ""
  return ` from ${Number(minimum).toLocaleString("en-GB")} to ${Number(maximum).toLocaleString("en-GB")}`
}
