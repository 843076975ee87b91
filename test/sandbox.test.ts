import type { Page } from "playwright-core"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { barriers } from "./axe.ts"
import { published } from "./items.ts"
import { addressOf, drawnPicture, password } from "./school.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({}, async (school) => {
  await school.account(Role.EDITOR, "Tess Teacher")
})

const tess = addressOf("Tess Teacher")

let shared: Visit
beforeAll(async () => {
  shared = await stage.visit({ path: "/unauthorized" })
  // Its browser reaches this site and nothing else.
  await shared.page.context().route(
    (url) => url.origin !== stage.school.url,
    (route) => route.abort(),
  )
})
afterAll(() => shared?.endRefused())

/** The sandbox as at a first visit. */
async function openSandbox(path = "/graphql", width = 1280) {
  await shared.reopen("/unauthorized")
  const { page } = shared
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.setViewportSize({ width, height: 800 })
  await page.goto(stage.school.url + path)
  await page.locator(".graphiql-query-editor .view-lines").waitFor()
  return { page, ...toolsOf(page) }
}

function toolsOf(page: Page) {
  return {
    async openExample(kind: "query" | "mutation", name: string) {
      await page.getByRole("button", { name: `${kind} ${name}` }).click()
      await page.getByRole("tab", { name }).waitFor()
    },
    run: () => page.getByRole("button", { name: /^Execute/ }).click(),
    answer: (text: string | RegExp) => page.locator(".result-window").getByText(text).first().waitFor(),
    async goTo(path: string) {
      await page.goto("about:blank")
      await page.goto(stage.school.url + path)
      await page.locator(".graphiql-query-editor .view-lines").waitFor()
    },
    /** Follows a link to an operation, which loads no page, and waits for a word of it. */
    async follow(path: string, word: string) {
      await page.goto(stage.school.url + path)
      await page.locator(".graphiql-query-editor .view-lines").getByText(word).first().waitFor()
    },
    async signIn() {
      await page.getByRole("button", { name: "Sign in" }).click()
      await page.getByLabel("Email").fill(tess)
      await page.getByLabel("Password", { exact: true }).fill(password)
      await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
      await page.getByText("Signed in as Tess Teacher").waitFor()
    },
  }
}

/** The address that opens an operation in the editor. */
const opening = (query: string, variables: object = {}) =>
  `/graphql#${new URLSearchParams({ query, variables: JSON.stringify(variables) })}`

/** Excludes faults of GraphiQL itself: its tabs contain their close buttons, its tooltips are outside all landmarks. */
const isOurs = (barrier: string) => !/^nested-interactive|data-radix-popper/.test(barrier)

/** One of each kind of token that an editor colours. */
const colourful = `# A comment
query Colours($id: Int!, $q: String! = "relay", $all: [Boolean!] = [true, null]) {
  newsStory(id: 0x1F) { ...Words }
  search(q: "two \\n words", perPage: 1.5) { items { title { text } } }
}
fragment Words on NewsStory { title : opening }
invalid & ] "unended`

describe("the sandbox", () => {
  it("runs an example, shows history and documentation, asks before a deletion, and uploads files", async () => {
    const { page, openExample, run, answer, signIn, follow } = await openSandbox()
    await openExample("query", "NewsStories")
    await run()
    await answer('"total": 0')
    await page.getByRole("button", { name: "Show History" }).click()
    await page.locator(".graphiql-history-items").getByText("NewsStories").waitFor()
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click()
    await page.getByRole("link", { name: "Mutation" }).click()
    await page.getByText(/Adds a story, published by default\..* Needs the role EDITOR or above\.$/).waitFor()

    const editor = await stage.school.signIn(tess)
    const { id } = await published(editor, "NewsStory")
    const isThere = async () => (await editor.call("newsStory", { id })) !== null
    const gone =
      "mutation Gone($id: Int!) { ...Deleting } fragment Deleting on Mutation { deleteNewsStory(id: $id) { id } }"
    await follow(opening(gone, { id }), "Deleting")
    await signIn()
    const question = page.getByRole("alertdialog", { name: "Send deleteNewsStory?" })
    await run()
    await question.getByText(`"id": ${id}`).waitFor()
    await question.getByRole("button", { name: "Cancel" }).click()
    await answer("Not sent.")
    expect(await isThere()).toBe(true)
    await run()
    await question.getByRole("button", { name: "Send" }).click()
    await answer('"deleteNewsStory"')
    expect(await isThere()).toBe(false)

    const gallery = await published(editor, "Gallery")
    const hang =
      "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { picture { name } } } }"
    const images = [{ picture: { upload: null, alt: "One" } }, { picture: { upload: null, alt: "Two" } }]
    await follow(opening(hang, { id: gallery.id, images }), "addGalleryImages")
    await run()
    for (const [index, name] of ["one.png", "two.png"].entries())
      await page
        .getByLabel(`File for images.${index}.picture.upload`)
        .setInputFiles({ name, mimeType: "image/png", buffer: await drawnPicture() })
    await page.getByRole("alertdialog").getByRole("button", { name: "Send" }).click()
    for (const name of [/-one/, /-two/]) await answer(name)
  })

  it("shares an operation without its secrets, by a link that runs nothing", async () => {
    const secret = `application.12.${"aB3".repeat(15)}`
    const mine = "query Mine($id: Int!, $key: String!) { newsStory(id: $id) { title } receipt(key: $key) { number } }"
    const { page, signIn } = await openSandbox(opening(mine, { id: 7, key: secret }))
    await signIn()
    await page.getByRole("button", { name: "Copy as a link, curl or TypeScript" }).click()
    const dialog = page.getByRole("dialog", { name: "Take this operation along" })
    const shown = async (tab: string, field: string) => {
      await dialog.getByRole("tab", { name: tab }).click()
      const text = dialog.getByRole("textbox", { name: field })
      await dialog
        .locator(`[id="${await text.getAttribute("aria-describedby")}"]`)
        .getByText(/Passwords and tokens are left out\.$/)
        .waitFor()
      return text.inputValue()
    }
    const link = await shown("Link", "Link")
    const [command, code] = [await shown("curl", "Command"), await shown("TypeScript", "Code")]
    expect(link + command + code).not.toMatch(/aB3aB3|eyJ/)
    expect(command).toContain("Authorization: Bearer $TOKEN")
    expect(code).toContain('"id": 7')
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press("Escape")

    const sent: string[] = []
    page.on("request", (request) => sent.push(request.url() + request.postData()))
    const variables = page.locator(".graphiql-editor-tool").first()
    await page.goto(link)
    await variables.getByText("your key").waitFor()
    await page.reload()
    await variables.getByText("your key").waitFor()
    await shared.quiet()
    expect(sent.filter((request) => request.includes("receipt"))).toEqual([])
  })

  it("has readable colours in both themes, and marks a mistake", async () => {
    const { page, run, answer } = await openSandbox(opening(colourful, { id: 7, q: "relay" }))
    await run()
    await answer("GRAPHQL_PARSE_FAILED")
    const colours = () =>
      page
        .locator(".graphiql-query-editor [class*=mtk]")
        .evaluateAll((words) => [...new Set(words.map((word) => getComputedStyle(word).color))].sort())
    let before: string[] = []
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await expect
        .poll(async () => (await colours()).filter((colour) => !before.includes(colour)).length)
        .toBeGreaterThan(5)
      before = await colours()
      await expect.poll(() => barriers(page, ["color-contrast"])).toEqual([])
    }
    await page.locator(".graphiql-query-editor .view-line").first().click()
    await page.keyboard.press("Control+A")
    await page.keyboard.type("{ nonsense")
    await page.locator(".graphiql-query-editor .squiggly-error").first().waitFor({ state: "attached" })
    await run()
    await answer("GRAPHQL_VALIDATION_FAILED")
  })

  it("fits a phone, with dialogs that show how to close them and editors that Tab leaves", async () => {
    const { page, openExample, run, answer } = await openSandbox("/graphql", 390)
    await page.getByRole("button", { name: "Show Examples" }).click()
    await openExample("query", "NewsStories")
    await run()
    await answer('"total"')
    for (const part of [".graphiql-query-editor", ".graphiql-response"]) {
      const { width = 0, height = 0 } = (await page.locator(part).boundingBox()) ?? {}
      expect([part, width >= 280, height >= 200]).toEqual([part, true, true])
    }
    await expect.poll(async () => (await barriers(page)).filter(isOurs)).toEqual([])
    await page.getByRole("button", { name: "Open settings dialog" }).click()
    const cross = page.locator(".graphiql-dialog-close > svg path")
    const { width = 0, height = 0 } = (await cross.boundingBox()) ?? {}
    expect(Math.min(width, height)).toBeGreaterThan(6)
    await page.keyboard.press("Escape")
    await page.locator(".graphiql-query-editor .view-line").first().click()
    await page.keyboard.press("Tab")
    await page.locator(".graphiql-query-editor .monaco-editor:focus-within").waitFor({ state: "detached" })
  })

  it("explains a wrong password, keeps the token in memory, and always shows who is signed in", async () => {
    const { page, openExample, run, answer, signIn, goTo } = await openSandbox()
    const nobody = page.getByText("Not signed in")
    const keeper = await stage.school.signedIn(Role.SUPERUSER)
    const input = { name: "Notice board", role: "EDITOR", rights: [], endsAt: new Date(Date.now() + 9e8) }
    const { token } = await keeper.call("addProgram", { input }, "token")
    const sender = page.getByRole("status").filter({ hasText: /signed in/i })
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByLabel("Email").fill(tess)
    await page.getByLabel("Password", { exact: true }).fill("Wrong!1234")
    await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
    await page.getByText("This address and password do not belong together.").waitFor()
    await page.keyboard.press("Escape")
    await signIn()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
      .not.toContain("eyJ")
    await openExample("query", "Viewer")
    await page.getByRole("button", { name: "Headers" }).click()
    const headers = page.locator(".graphiql-editor-tool .graphiql-editor:not(.hidden) textarea")
    const writeHeaders = async (text: string) => {
      await headers.focus()
      await page.keyboard.press("Control+A")
      await page.keyboard.press("Delete")
      await page.keyboard.insertText(text)
    }
    await writeHeaders(JSON.stringify({ Authorization: `Bearer ${token}` }))
    await run()
    await answer(/"superuser\s\d+"/)
    await expect
      .poll(() => sender.innerText())
      .toMatch(/^Signed in as Tess Teacher; the last request was sent with its own Authorization header/)
    await writeHeaders("")
    await run()
    await answer('"Tess Teacher"')
    await expect.poll(() => sender.innerText()).toBe("Signed in as Tess Teacher")

    const elsewhere = await stage.school.signIn(tess)
    await elsewhere.call("endOtherSessions", {}, "count")
    await run()
    await answer('"PUBLIC"')
    await nobody.waitFor()

    await signIn()
    const head = await stage.school.signedIn(Role.ADMINISTRATOR)
    await head.call("setUserSuspended", { id: elsewhere.id, suspended: true })
    await page.evaluate(() => dispatchEvent(new Event("focus")))
    await nobody.waitFor()

    await head.call("setUserSuspended", { id: elsewhere.id, suspended: false })
    const data = { user: tess, pwd: password }
    await page.context().request.post(`${stage.school.url}/users/login`, { data })
    await page.evaluate(() => new BroadcastChannel("session").postMessage("changed"))
    await page.getByText("Signed in as Tess Teacher").waitFor()

    await goTo("/graphql?query=mutation{logout { count }}")
    await page.getByText("Signed in as Tess Teacher").waitFor()
    // Prettify adds the line breaks.
    await page.getByRole("button", { name: /^Prettify/ }).click()
    await expect.poll(() => page.locator(".graphiql-query-editor .view-line").count()).toBeGreaterThan(2)
    await run()
    await answer('"logout"')
    await nobody.waitFor()

    await openExample("query", "Viewer")
    await signIn()
    // The clock is never restored: no test follows.
    await page.clock.install()
    await page.clock.fastForward("20:00")
    const refreshed = page.waitForRequest((request) => request.postData()?.includes("mutation Refresh") ?? false)
    await run()
    await refreshed
    await answer('"EDITOR"')
    await page.getByRole("button", { name: "Sign out" }).click()
    await nobody.waitFor()
  })
})

it("Only the sandbox may set inline styles, and caches tell it from the data at its address", async () => {
  const visitor = stage.school.visitor()
  const policyOf = async (path: string, accept: string) =>
    (await visitor.send("GET", path, undefined, { accept })).headers.get("content-security-policy")
  for (const path of ["/graphql", "/graphql?query={site{name}}"])
    expect(await policyOf(path, "text/html")).toContain("style-src 'self' 'unsafe-inline'")
  for (const path of ["/", "/news", "/sandbox/index.html"])
    expect(await policyOf(path, "text/html")).not.toContain("unsafe")
  expect(await policyOf("/graphql", "application/json")).not.toContain("unsafe")
  expect(await policyOf("/graphql", "text/html")).toContain("script-src 'self';")

  const page = await visitor.send("GET", "/graphql", undefined, { accept: "text/html,*/*;q=0.8" })
  expect(page.headers.get("content-type")).toContain("text/html")
  expect(page.headers.get("vary")).toMatch(/Accept\b(?!-)/)
  const data = await visitor.send("GET", "/graphql?query={site{name}}", undefined, { accept: "*/*" })
  expect(data.body).toEqual({ data: { site: { name: "Our School" } } })
})
