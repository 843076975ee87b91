import type { Operation } from "../api/openapi.ts"
import type { JsonSchema } from "../api/openapi-components.ts"
import { type Html, html } from "../web/html.ts"
import { anchor, type DocsPage, marked } from "./docs-page.ts"

/** Every call of the OpenAPI document under its heading, and the named objects. */
export const restPage: DocsPage = {
  path: "rest",
  title: "REST",
  about:
    "The calls that programs written for the school's earlier server make. They run the GraphQL operations, by the same rules.",
  body: ({ document: { info, tags, paths, components } }) => {
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
    )
    return html`<p>${marked(info.description)}</p>
      <nav aria-label="Contents">
        <ul>
          ${tags.map(({ name }) => html`<li><a href="#${anchor(name)}">${name}</a></li>`)}
          <li><a href="#objects">Objects</a></li>
        </ul>
      </nav>
      ${tags.map(({ name }) => callsUnder(name, calls))}
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

function callsUnder(name: string, calls: Call[]) {
  const own = calls.filter(({ operation }) => operation.tags.includes(name))
  return html`<section aria-labelledby="${anchor(name)}">
        <h2 id="${anchor(name)}">${name}</h2>
        ${own.map(call)}
      </section>`
}

function call({ method, path, operation }: Call) {
  const { operationId, summary, description, parameters, requestBody, responses } = operation
  return html`<article id="${operationId}">
          <h3><span class="method ${method}">${method.toUpperCase()}</span> <code>${breakable(path)}</code></h3>
          <p>${marked(summary)} <span class="who">${description}</span></p>
          ${parameters.length > 0 && html`<h4>Address</h4>${fields(parameters.map(parameter))}`}
          ${requestBody && html`<h4>Body</h4>${body(requestBody.content)}`}
          <h4>Answers</h4>
          <dl class="answers">${Object.entries(responses).map(([status, response]) => answer(status, response))}</dl>
        </article>`
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
      kind.description !== undefined && html`<p>${marked(kind.description)}</p>`,
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
            <dd>${marked(description ?? "Counts up from 1.")}</dd>
          </div>`,
  )}</dl>`
}

function answer(status: string, { description, content }: Operation["responses"][string]) {
  const [schema] = Object.values(content ?? {}).map(({ schema }) => schema)
  const says = status < "300" && schema
  return html`<div><dt>${status === "default" ? "other" : status}</dt><dd>${marked(description)} ${says && typeOf(says)}</dd></div>`
}

function object(name: string, schema: JsonSchema) {
  return html`<article id="object-${name}">
          <h3><code>${name}</code></h3>
          ${schema.description !== undefined && html`<p>${marked(schema.description)}</p>`}
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
  return html`${schema.type === undefined ? "anything" : String(schema.type)}`
}

/** A path that a narrow screen may break at its slashes. */
const breakable = (path: string) => path.split("/").map((part, index) => html`${index > 0 && html`/<wbr />`}${part}`)
