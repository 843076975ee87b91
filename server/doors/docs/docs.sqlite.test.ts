import { spawnSync } from "node:child_process"
import { readFile } from "node:fs/promises"
import { buildSchema, isScalarType } from "graphql"
import { JSDOM } from "jsdom"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { failureCodes } from "../../base/failures/failures.ts"
import { html } from "../../base/text/html.ts"
import type { OpenApi } from "../rest/openapi.ts"
import type { Change, ReleaseChanges } from "./changes.ts"
import { changesPage } from "./changes-page.ts"
import type { Facts } from "./docs-page.ts"
import { docsPaths } from "./pages.ts"
import { asCurl } from "./sample.ts"

const { school } = schoolOfThisFile({}, { SITE_URL: "https://www.jacarandahill.example" })

async function pageOf(path: string) {
  const { status, body } = await school.visitor().send("GET", path, undefined, { accept: "text/html" })
  return { status, html: String(body), document: new JSDOM(body).window.document }
}

/** Finds the other cells of a table row by the text of its first. */
async function rowsOf(path: string) {
  const { document } = await pageOf(path)
  const rows = [...document.querySelectorAll("tr")].map(({ cells: [first, ...others] }) => [first?.textContent, others])
  return (name: string) => (Object.fromEntries(rows)[name] ?? []) as HTMLTableCellElement[]
}
const textsOf = (cells: Iterable<Element>) => [...cells].map(({ textContent }) => textContent)

describe("the portal at /docs", () => {
  it.each(docsPaths)("%s needs no script, and has no broken link", async (path) => {
    const { status, html, document } = await pageOf(path)
    expect(status).toBe(200)
    expect(html).not.toMatch(/<style|style=|<script(?! type="module" src="\/docs\/try-it\.mjs"><\/script>)/)
    for (const link of document.querySelectorAll("a")) {
      const [target = "", fragment] = (link.getAttribute("href") ?? "").split("#")
      if (!target) expect(html).toContain(`id="${fragment}"`)
      else if (target.startsWith("/docs")) expect(docsPaths).toContain(target)
      else expect(target).toMatch(/^\/$|^\/graphql|^\/schema.graphql$|^\/openapi.json$/)
    }
    expect(document.title).toBe(path === "/docs" ? "The school’s API" : `${headingOf(document)} · The school’s API`)
    expect(document.querySelector("nav [aria-current=page]")?.getAttribute("href")).toBe(path)
    expect(document.querySelectorAll("main h2, main dt").length).toBeGreaterThan(1)
    for (const typed of document.querySelectorAll("pre, code, textarea")) typed.remove()
    expect(document.body.textContent, "markup that became text").not.toMatch(/<\/?\w|\[object |undefined|`/)
  })

  const headingOf = (document: Document) => document.querySelector("h1")?.textContent

  it("has the site's address in its first command", async () => {
    const { html } = await pageOf("/docs/getting-started")
    expect(html).toContain("SITE=https://www.jacarandahill.example")
  })

  it("answers 404 for an unknown page, with links to the others", async () => {
    const { status, document } = await pageOf("/docs/nothing")
    expect([status, document.querySelector("h1")?.textContent]).toEqual([404, "There is no such page"])
    const links = [...document.querySelectorAll("main a")].map((link) => link.getAttribute("href"))
    expect(links).toEqual(docsPaths.slice(1))
    for (const path of ["/docs/pages.ts", "/docs/fonts/nothing"]) expect((await pageOf(path)).status).toBe(404)
  })

  it("answers 304 to a client that has the page", async () => {
    const asked = { accept: "text/html" }
    const { headers } = await school.visitor().send("GET", "/docs/errors", undefined, asked)
    const again = { ...asked, "if-none-match": headers.get("etag") ?? "" }
    expect((await school.visitor().send("GET", "/docs/errors", undefined, again)).status).toBe(304)
  })

  it("explains every failure code", async () => {
    const rowOf = await rowsOf("/docs/errors")
    for (const code of failureCodes) expect(rowOf(code), code).toHaveLength(3)
    expect(textsOf(rowOf("BUSY"))).toEqual(["503", expect.any(String), "after retryAfter seconds"])
    expect(textsOf(rowOf("NOT_FOUND"))).toEqual(["404", expect.any(String), "no"])
    expect(textsOf(rowOf("GRAPHQL_PARSE_FAILED"))[0]).toBe("–")
  })

  it("lists each rate limit with its period", async () => {
    const rowOf = await rowsOf("/docs/limits")
    expect(textsOf(rowOf("Wrong passwords for one account"))).toEqual(["10", "15 minutes"])
    expect(textsOf(rowOf("Requests with the token of one program"))).toEqual(["600", "a minute"])
  })

  it("lists what each role may call beyond the lower ones, and marks what creators may", async () => {
    const rowOf = await rowsOf("/docs/signing-in")
    const opened = (role: string) => rowOf(role)[1]?.querySelector("p")?.textContent.split(", ")
    expect(opened("PUBLIC")).toEqual(expect.arrayContaining(["newsStories", "login"]))
    expect(opened("PUBLIC")).not.toContain("addNewsStory")
    expect(opened("EDITOR")).toContain("addNewsStory")
    expect(opened("EDITOR")).not.toContain("newsStories")
    expect(opened("ADMINISTRATOR")).toEqual(expect.arrayContaining(["editNewsStory*", "addNotice"]))
    expect(opened("SUPERUSER")).toContain("addProgram")
  })

  it("lists the scalars, the accepted picture types and the webhook topics", async () => {
    const scalars = (await pageOf("/docs/scalars")).document
    expect(textsOf(scalars.querySelectorAll("h2"))).toEqual([
      "DateTimeISO",
      "Day",
      "RichText",
      "Upload",
      "For a generator",
    ])
    expect((await pageOf("/docs/uploads")).document.body.textContent).toContain("PNG, JPEG, WEBP,")
    expect((await pageOf("/docs/webhooks")).html).toContain("<code>news_story.published</code>")
  })

  it("loads its style sheet and fonts from the site, in the site's colours", async () => {
    const { headers, body: css } = await school.visitor().send("GET", "/docs/docs.css")
    expect(headers.get("cache-control")).toBe("no-cache")
    expect(headers.get("content-type")).toBe("text/css; charset=utf-8")
    expect(css).toContain("--jacaranda: light-dark(")
    expect(css).not.toMatch(/url\((?!"\/docs\/fonts\/)|@import/)
    const fonts = [...String(css).matchAll(/url\("([^"]+)"\)/g)].map(([, path = ""]) => path)
    expect(fonts.length).toBeGreaterThan(1)
    for (const path of fonts) {
      const { status, headers } = await school.visitor().send("GET", path)
      const said = [status, headers.get("content-type"), headers.get("cache-control")]
      expect(said, path).toEqual([200, "font/woff2", "public, max-age=86400"])
    }
  })
})

it("/schema.graphql is the repository's schema, and links each scalar to its specification", async () => {
  const { headers, body } = await school.visitor().send("GET", "/schema.graphql")
  expect(headers.get("content-type")).toBe("text/plain; charset=utf-8")
  expect(body).toBe(await readFile("schema.graphql", "utf8"))
  const own = Object.values(buildSchema(body).getTypeMap())
    .filter(isScalarType)
    .filter(({ astNode }) => astNode)
  for (const { name, specifiedByURL } of own) {
    const [path = "", fragment] = specifiedByURL?.split("#") ?? []
    expect((await pageOf(path)).document.getElementById(fragment ?? "")?.textContent, name).toBe(name)
  }
})

describe("/docs/rest", () => {
  it("finds calls by words of their path and summary, without a script", async () => {
    const { document } = await pageOf("/docs/rest?q=delete+GALLERY")
    expect(textsOf(document.querySelectorAll("main article h3 .method"))).toEqual(["DELETE"])
    expect(document.querySelector("[role=status]")?.textContent).toContain("1 found")
    expect(textsOf(document.querySelectorAll("main section > h2"))).toEqual(["Galleries", "Objects"])
    expect(document.querySelectorAll("main nav .links a")).toHaveLength(1)
    expect(document.querySelector("input")?.value).toBe("delete GALLERY")
    const { html } = await pageOf("/docs/rest?q=%3Cscript%3E")
    expect(html).not.toContain("<script>")
    expect(html).toContain("0 found")
    const long = await pageOf(`/docs/rest?q=${"x".repeat(101)}`)
    expect(long.document.querySelector("input")?.value).toBe("x".repeat(100))
  })

  it("lets readers try each call, and fills in values only for reads", async () => {
    const { document } = await pageOf("/docs/rest")
    const calls = [...document.querySelectorAll("[data-call]")]
    expect(calls).toHaveLength(document.querySelectorAll("main article h3 .method").length)
    const namesOf = (found: Element[]) => found.map((one) => one.getAttribute("data-call") ?? "")
    const methodsOf = (found: Element[]) => [...new Set(namesOf(found).map((call) => call.split(" ")[0]))]
    expect(methodsOf(calls.filter((one) => one.querySelector('[data-in]:not([value=""])')))).toEqual(["GET"])
    const [asking, others] = [true, false].map((asks) =>
      calls.filter((one) => !!one.querySelector("[data-asks]") === asks),
    )
    expect(methodsOf(others ?? [])).toEqual(["GET"])
    expect(namesOf(asking ?? [])).toContain("GET /users/logout")
    const { headers } = await school.visitor().send("GET", "/docs/try-it.mjs")
    expect(headers.get("content-type")).toMatch(/^text\/javascript/)
    expect(headers.get("cache-control")).toBe("no-cache")
  })

  it("shows every call with an example, and every object", async () => {
    const document: OpenApi = (await school.visitor().rest("GET", "/openapi.json")).body
    const { html } = await pageOf("/docs/rest")
    const text = html.replaceAll("<wbr />", "")
    for (const [path, methods] of Object.entries(document.paths)) {
      expect(text).toContain(`<code>${path}</code>`)
      for (const [method, { operationId }] of Object.entries(methods)) {
        expect(html).toContain(`id="${operationId}"`)
        expect(text).toContain(`Example<span class="of"> of ${method.toUpperCase()} ${path}</span>`)
      }
    }
    for (const name of Object.keys(document.components.schemas)) expect(html).toContain(`id="object-${name}"`)
    for (const kind of ["moment", "whole number from 1 to 2,147,483,647", "list of <a", "string", "boolean"])
      expect(html).toContain(`<span class="type">${kind}`)
    expect(html).toContain("object with id")
  })
})

describe("/docs/changes", () => {
  const changed = (kind: Change["kind"], text: string, breaks = false): Change => ({ api: "REST", kind, breaks, text })
  const pageWith = (...releases: ReleaseChanges[]) => {
    const page = html`${changesPage.body({ releases } as Partial<Facts> as Facts)}`
    const sections = [...new JSDOM(page.text).window.document.querySelectorAll("section")].slice(1)
    return sections.map((section) =>
      [...section.querySelectorAll("h2, tbody tr, :scope > p")].map(({ children, textContent }) =>
        children.length ? textsOf(children).join("; ") : textContent,
      ),
    )
  }

  it("lists each release's breaking changes with reasons, then the others", () => {
    const removed = { ...changed("removed", "`GET /bells` was removed.", true), reason: "No bell rings." }
    const changes = [changed("added", "B <b> was added."), removed, changed("deprecated", "C goes.")]
    expect(pageWith({ version: "0.3.0", changes: [] }, { version: "0.2.0", date: "2027-01-01", changes })).toEqual([
      ["0.3.0", "Nothing has changed."],
      [
        ...["0.2.0, 2027-01-01", "Breaks clients; REST; GET /bells was removed. No bell rings."],
        ...["Deprecated; REST; C goes.", "Added; REST; B <b> was added."],
      ],
    ])
  })

  it("says that nothing has been released yet", () => {
    expect(pageWith()).toEqual([["Releases", expect.stringContaining("Nothing has been released")]])
  })
})

it("A curl command of the portal passes on quotes in a value unchanged", () => {
  const command = asCurl({ title: "", path: "/mail", body: { senderName: `Grace "O'Malley"` } })
  const { stdout } = spawnSync("sh", ["-c", `curl() { printf '%s\\n' "$@"; }; ${command}`], { encoding: "utf8" })
  expect(stdout).toContain(JSON.stringify({ senderName: `Grace "O'Malley"` }, null, 2))
})
