import { type Html, html } from "../../base/text/html.ts"
import type { Operation } from "../rest/openapi.ts"
import type { Sample } from "./sample.ts"

/** Hidden until `try-it.mjs` can send it. `path` is a template such as `/news/view/{id}`. */
export function tryIt(
  method: string,
  path: string,
  { operationId, parameters, security }: Operation,
  { path: example, body, form }: Sample,
): Html {
  // Calls that write, or change who is signed in, need a confirmation.
  const needsConfirmation = method !== "get" || security.some((one) => "refreshCookie" in one)
  const values = needsConfirmation ? new Map<string, string>() : valuesIn(example, path)
  const call = `${method.toUpperCase()} ${path}`
  const id = (name: string) => html`id="try-${operationId}-${name}" name="${name}"`
  const labelled = (name: string, label: string, field: Html) =>
    html`<div class="field"><label for="try-${operationId}-${name}">${label}</label>${field}</div>`
  const json = JSON.stringify(body, null, 2) ?? ""
  const rows = Math.min(12, json.split("\n").length)
  return html`<details data-call="${call}" hidden><summary>Try it<span class="of"> ${call}</span></summary>
            <form${needsConfirmation && html` data-asks`}${form && html` enctype="multipart/form-data"`}>
              ${parameters.map(({ name, in: place, required }) => {
                const rest = html`data-in="${place}" type="text" value="${values.get(name)}" autocomplete="off"`
                const field = html`<input ${id(name)} ${rest}${required && html` required`} />`
                return labelled(name, required ? name : `${name}, optional`, field)
              })}
              ${Object.entries(form ?? {}).map(([name, value]) => {
                const type = value.startsWith("@") ? "file" : "text"
                return labelled(name, name, html`<input ${id(name)} type="${type}" required />`)
              })}
              ${body && labelled("body", "Body", html`<textarea ${id("body")} rows="${rows}" spellcheck="false">${json}</textarea>`)}
              <button type="submit">${needsConfirmation ? "Send…" : "Send"}</button>
            </form>
            <p role="status" class="answered"></p>
            <pre hidden tabindex="0" aria-label="The answer"></pre>
          </details>`
}

export const accessForm = html`<div data-access hidden>
        <form>
          <div class="field"><label for="token">Token for trying the calls</label><input id="token" type="password" autocomplete="off" spellcheck="false" /></div>
          <button type="submit">Use my session</button>
          <p role="status" class="found"></p>
        </form>
      </div>
      <dialog role="alertdialog" aria-labelledby="question" aria-describedby="consequence">
        <h2 id="question" class="question">Send it?</h2>
        <p id="consequence">This changes the site, or who is signed in: it is really sent.</p>
        <form method="dialog"><button type="submit" value="" class="quiet" autofocus>Cancel</button><button type="submit" value="send">Send</button></form>
      </dialog>
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
