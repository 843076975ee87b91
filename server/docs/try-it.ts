import type { Operation } from "../api/openapi.ts"
import { type Html, html } from "../web/html.ts"
import type { Sample } from "./sample.ts"

/** A call as `try-it.mjs` makes a form of it. */
interface TriedCall {
  method: string
  /** With its parameters, as in `/news/view/{id}`. */
  path: string
  /** Whether it is asked about before it is sent: it writes, or changes who is signed in. */
  asks: boolean
  /** What the address is made of, with what is filled in before somebody says more. */
  parameters: { name: string; in: "path" | "query"; required: boolean; value: string }[]
  /** The JSON that is filled in. */
  body?: string
  /** The fields of a multipart form in place of it. */
  form?: { name: string; isFile: boolean }[]
}

/** Where the script puts the form of a call. Without scripts there is nothing. */
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

/** Where the script asks by whose rights the calls are sent. */
export const whoAsks = html`<div data-access></div>
      <script type="module" src="/docs/try-it.mjs"></script>`

/** What an example fills into the parameters of its path, and its query. Ids of what is written nobody fills in but who sends it. */
function valuesIn(example: string, template: string): Map<string, string> {
  const [path = "", query] = example.split("?")
  const parts = path.split("/")
  const named = template.split("/").flatMap((part, index): [string, string][] => {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? []
    return name ? [[name, parts[index] ?? ""]] : []
  })
  return new Map([...named, ...new URLSearchParams(query)])
}
