import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { drawnPicture, password } from "./school.ts"
import { openStage } from "./stage.ts"

const stage = openStage({}, async (school) => {
  await school.account(Role.EDITOR, "Tess Teacher")
})

/** The sandbox, in a browser that reaches this site and nothing else. */
async function openSandbox() {
  const visit = await stage.visit({ viewport: { width: 1280, height: 800 } })
  const { page } = visit
  await page.context().route(
    (url) => url.origin !== stage.school.url,
    (route) => route.abort(),
  )
  await page.goto(`${stage.school.url}/graphql`)
  await page.locator(".graphiql-query-editor .view-lines").waitFor()
  return { visit, page, ...toolsOf(page) }
}

function toolsOf(page: Page) {
  return {
    async openExample(kind: "query" | "mutation", name: string) {
      await page.getByRole("button", { name: `${kind} ${name}` }).click()
      await page.getByRole("tab", { name }).waitFor()
    },
    run: () => page.getByRole("button", { name: /^Execute/ }).click(),
    answer: (text: string | RegExp) => page.locator(".result-window").getByText(text).first().waitFor(),
    async signIn() {
      await page.getByRole("button", { name: "Sign in" }).click()
      await page.getByLabel("Email").fill("tess.teacher@jacarandahill.example")
      await page.getByLabel("Password", { exact: true }).fill(password)
      await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
      await page.getByText("Signed in as Tess Teacher").waitFor()
    },
  }
}

describe("the sandbox", () => {
  it("needs no other host, runs an example, and a mutation with a file after signing in", async () => {
    const { visit, page, openExample, run, answer, signIn } = await openSandbox()
    await openExample("query", "NewsStories")
    await run()
    await answer('"total": 0')

    await signIn()
    await openExample("mutation", "AddNewsStory")
    const asked = page.waitForEvent("filechooser")
    await run()
    await (await asked).setFiles({ name: "flagpole.png", mimeType: "image/png", buffer: await drawnPicture() })
    await answer("flagpole.png")
    expect((await stage.school.visitor().rest("GET", "/news")).body.topStory.user.name).toBe("Tess Teacher")
    await visit.end()
  })

  it("marks a mistake as one types", async () => {
    const { visit, page, run, answer } = await openSandbox()
    await page.locator(".graphiql-query-editor .view-line").first().click()
    await page.keyboard.press("Control+A")
    await page.keyboard.type("{ nonsense")
    await page.locator(".graphiql-query-editor .squiggly-error").first().waitFor({ state: "attached" })
    await run()
    await answer("GRAPHQL_VALIDATION_FAILED")
    await visit.endRefused()
  })

  it("shows the documentation of every field, who may call it, and what was run before", async () => {
    const { visit, page, run, answer } = await openSandbox()
    await run()
    await answer('"Our School"')
    await page.getByRole("button", { name: "Show History" }).click()
    await page.locator(".graphiql-history-items").getByText("Site").waitFor()
    await page.getByRole("button", { name: "Show Documentation Explorer" }).click()
    await page.getByRole("link", { name: "Mutation" }).click()
    await page.getByText(/Publishes a story\..* Needs the role EDITOR or above\.$/).waitFor()
    await visit.end()
  })

  it("keeps the token in memory only, goes on after it has run out, and ends with signing out", async () => {
    const { visit, page, openExample, run, answer, signIn } = await openSandbox()
    await signIn()
    await openExample("query", "Viewer")
    await run()
    await answer('"Tess Teacher"')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("eyJ")

    await page.clock.install()
    await page.clock.fastForward("20:00")
    const refreshed = page.waitForRequest((request) => request.postData()?.includes("refresh {") ?? false)
    await run()
    await refreshed
    await answer('"EDITOR"')

    await page.getByRole("button", { name: "Sign out" }).click()
    await page.getByText("Not signed in").waitFor()
    await run()
    await answer('"PUBLIC"')
    await visit.end()
  })

  it("says what is wrong with a password", async () => {
    const { visit, page } = await openSandbox()
    await page.getByRole("button", { name: "Sign in" }).click()
    await page.getByLabel("Email").fill("tess.teacher@jacarandahill.example")
    await page.getByLabel("Password", { exact: true }).fill("Wrong!1234")
    await page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click()
    await page.getByText("This address and password do not belong together.").waitFor()
    await visit.endRefused()
  })
})

describe("the content security policy", () => {
  const policyOf = async (path: string, accept: string) =>
    (await stage.school.visitor().send("GET", path, undefined, { accept })).headers.get("content-security-policy")

  it("lets the sandbox's editor set styles, and no other page", async () => {
    expect(await policyOf("/graphql", "text/html")).toContain("style-src 'self' 'unsafe-inline'")
    for (const path of ["/", "/news", "/sandbox/index.html", "/graphql?query={site{name}}"])
      expect(await policyOf(path, "text/html")).not.toContain("unsafe")
    expect(await policyOf("/graphql", "application/json")).not.toContain("unsafe")
    expect(await policyOf("/graphql", "text/html")).toContain("script-src 'self';")
  })

  it("stands on a page that no cache confuses with the data of the same address", async () => {
    const page = await stage.school.visitor().send("GET", "/graphql", undefined, { accept: "text/html,*/*;q=0.8" })
    expect(page.headers.get("content-type")).toContain("text/html")
    expect(page.headers.get("vary")).toMatch(/Accept\b(?!-)/)
    const data = await stage.school
      .visitor()
      .send("GET", "/graphql?query={site{name}}", undefined, { accept: "text/html,*/*;q=0.8" })
    expect(data.body).toEqual({ data: { site: { name: "Our School" } } })
  })
})

describe("the first visit to the school's pages", () => {
  it("loads nothing of the sandbox", async () => {
    const visit = await stage.visit()
    const loaded = await visit.page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name))
    expect(loaded.filter((name) => name.includes("sandbox"))).toEqual([])
    await visit.end()
  })
})
