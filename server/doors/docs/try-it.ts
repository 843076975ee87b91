import { type Html, html } from "../../base/text/html.ts"
import type { Operation } from "../rest/openapi.ts"
import type { Sample } from "./sample.ts"

/** What `try-it.mjs` reads. `path` is a template such as `/news/view/{id}`. */
export function tryIt(method: string, path: string, { parameters, security }: Operation, sample: Sample): Html {
  // It writes, or changes who is signed in: it needs a confirmation.
  const asks = method !== "get" || security.some((one) => "refreshCookie" in one)
  const values = asks ? new Map<string, string>() : valuesIn(sample.path, path)
  const call = {
    ...{ method: method.toUpperCase(), path, asks },
    parameters: parameters.map((one) => ({
      ...{ name: one.name, in: one.in, required: one.required },
      value: values.get(one.name) ?? "",
    })),
    ...(sample.body && { body: JSON.stringify(sample.body, null, 2) }),
    ...(sample.form && {
      form: Object.entries(sample.form).map(([name, value]) => ({ name, isFile: value.startsWith("@") })),
    }),
  }
  return html`<div class="try" data-call="${JSON.stringify(call)}"></div>`
}

export const whoAsks = html`<div data-access></div>
      <script type="module" src="/docs/try-it.mjs"></script>`

/** Example values of a path and its query. Ids of items to be changed are left to the sender. */
function valuesIn(example: string, template: string): Map<string, string> {
  const [path = "", query] = example.split("?")
  const parts = path.split("/")
  const named = template.split("/").flatMap((part, index): [string, string][] => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name ? [[name, parts[index] ?? ""]] : []
  })
  return new Map([...named, ...new URLSearchParams(query)])
}
