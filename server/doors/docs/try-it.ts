import { type Html, html } from "../../base/text/html.ts"
import type { Operation } from "../rest/openapi.ts"
import type { Sample } from "./sample.ts"

/** A call as `try-it.mjs` makes a form of it. */
interface TriedCall {
  method: string
  /** With its parameters, as in `/news/view/{id}`. */
  path: string
  /** True if it needs a confirmation: it writes, or changes who is signed in. */
  asks: boolean
  /** The parameters of the address, with their initial values. */
  parameters: { name: string; in: "path" | "query"; required: boolean; value: string }[]
  /** The JSON that is filled in. */
  body?: string
  /** The fields of a multipart form in place of it. */
  form?: { name: string; isFile: boolean }[]
}

/** The place of a call's form, which the script fills in. It stays empty without scripts. */
export function tryIt(method: string, path: string, { parameters, security }: Operation, sample: Sample): Html {
  const asks = method !== "get" || security.some((one) => "refreshCookie" in one)
  const values = asks ? new Map<string, string>() : valuesIn(sample.path, path)
  const call: TriedCall = {
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

/** The place of the script's question: whose rights the calls use. */
export const whoAsks = html`<div data-access></div>
      <script type="module" src="/docs/try-it.mjs"></script>`

/** The parameters of an example's path and query. Ids of items to be changed are left to the sender. */
function valuesIn(example: string, template: string): Map<string, string> {
  const [path = "", query] = example.split("?")
  const parts = path.split("/")
  const named = template.split("/").flatMap((part, index): [string, string][] => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name ? [[name, parts[index] ?? ""]] : []
  })
  return new Map([...named, ...new URLSearchParams(query)])
}
