import type { Request } from "playwright-core"
import { expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { User } from "../server/school/users/user.ts"
import { published } from "./items.ts"
import { password } from "./school.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

const stage = openStage({}, async (school) => {
  await school.account(Role.EDITOR, "Tess Teacher")
})

const tess = "tess.teacher@jacarandahill.example"

function fields({ page }: Visit) {
  return {
    email: page.getByLabel("Email"),
    password: page.getByLabel("Password", { exact: true }),
    submit: page.getByRole("button", { name: "Sign In" }),
    error: page.getByRole("main").getByRole("alert"),
  }
}

it("The sign-in screen focuses its first field, and names each failure in the specified words", async () => {
  const visit = await stage.visit({ path: "/login" })
  const { email, password: secret, submit, error } = fields(visit)
  await email.waitFor()
  await expect.poll(() => email.evaluate(isFocused)).toBe(true)

  await submit.click()
  await error.getByText("Missing Username or Password", { exact: true }).waitFor()
  await expect.poll(() => error.evaluate(isFocused)).toBe(true)

  await email.fill(tess)
  await expect.poll(() => error.getByText("Missing").count()).toBe(0)
  await secret.fill("Wrong!1234")
  await submit.click()
  await error.getByText("Unauthorized", { exact: true }).waitFor()

  await secret.fill(password)
  await expect.poll(() => error.getByText("Unauthorized").count()).toBe(0)
  await visit.goOffline()
  await submit.click()
  await error.getByText("No Server Response", { exact: true }).waitFor()
  await expect.poll(() => email.inputValue()).toBe(tess)
  await visit.goOnline()
  await submit.click()
  await visit.signedIn()
  await visit.page.route("**/graphql", (route) => {
    return route.request().postData()?.includes("logout") ? route.abort() : route.fallback()
  })
  await visit.page.getByRole("button", { name: "Log out" }).first().click()
  await icon(visit, "Log in").waitFor()
  await visit.page.reload()

  const account = await stage.school.account(Role.EDITOR)
  await stage.school.services.database.write((rows) => rows.update(User, account.id, { suspend: true }))
  await visit.page.getByRole("link", { name: "Log in" }).first().click()
  await email.fill(account.email)
  await secret.fill(password)
  await submit.click()
  await error.getByText("Login Failed", { exact: true }).waitFor()
  await error.getByText("suspended").waitFor()
  await visit.endRefused()
})

it("A signed-in user returns to where they were, or home, after signing in or out in this tab or another", async () => {
  const visit = await stage.visit({ path: "/news/add" })
  await fields(visit).email.waitFor()
  const other = await visit.page.context().newPage()
  await other.goto(`${stage.school.url}/#/login`)
  await other.getByLabel("Email").fill(tess)
  await other.getByLabel("Password", { exact: true }).fill(password)
  await other.getByRole("button", { name: "Sign In" }).click()
  await visit.titled("Post New Story")
  await visit.goTo("/news")
  await visit.page.getByRole("link", { name: "Post New Story" }).waitFor()
  await other.getByRole("button", { name: "Log out" }).first().click()
  await icon(visit, "Log in").waitFor()
  await expect.poll(() => visit.page.getByRole("link", { name: "Post New Story" }).count()).toBe(0)
  await other.close()

  await visit.goTo("/news?page=1")
  await icon(visit, "Log in").click()
  await icon(visit, "Log in").click()
  await visit.signInHere(tess)
  await visit.page.waitForURL(/#\/news\?page=1$/)
  await icon(visit, "Log out").click()
  await icon(visit, "Log in").waitFor()
  await visit.page.waitForURL(/#\/news\?page=1$/)
  await visit.goTo("/news/add")
  await visit.signInHere(tess)
  await visit.titled("Post New Story")
  // The sign-in screen is not in the history.
  await visit.page.goBack()
  await visit.page.waitForURL(/#\/news\?page=1$/)
  await visit.page.goForward()
  await visit.titled("Post New Story")
  await icon(visit, "Log out").click()
  await visit.page.waitForURL(/#\/$/)
  await visit.signIn(tess)
  await fields(visit).email.waitFor({ state: "detached" })
  await visit.goTo("/login")
  await visit.titled("Tess Teacher")
  await expect.poll(() => visit.page.url()).toMatch(/#\/user\/view\/\d+$/)
  await visit.end()
})

const icon = ({ page }: Visit, name: string) => page.getByRole("banner").getByLabel(name, { exact: true })

/** Replaces the token in the server's answers. */
const garble = (visit: Visit, token: string) =>
  visit.page.route("**/graphql", async (route) => {
    const answer = await route.fetch()
    const text = (await answer.text()).replace(/"accessToken":"[^"]*"/, `"accessToken":"${token}"`)
    await route.fulfill({ response: answer, body: text })
  })

it("An unreadable token signs nobody in, leaves the pages readable, and fails the sign-in", async () => {
  const visit = await stage.visit({ email: tess, path: "/news" })
  await visit.signedIn()
  await garble(visit, "a.b.c")
  await visit.page.reload()
  await icon(visit, "Log in").waitFor()
  await visit.page.getByText("There are no news stories at the moment.").waitFor()
  await visit.goTo("/login")
  const { email, password: secret, submit, error } = fields(visit)
  await email.fill(tess)
  await secret.fill(password)
  await submit.click()
  await error.getByText("Login Failed", { exact: true }).waitFor()
  await visit.endWithLogged(/cannot be read/)
})

it("A session survives a page from a shared cache, ends at signing out, and is renewed by a single refresh", async () => {
  const writer = await stage.school.signIn(tess)
  const { id } = await published(writer, "NewsStory", { title: "From a cache" })
  const address = `${stage.school.url}/news/view/${id}`
  const forVisitors = await (await fetch(address, { headers: { accept: "text/html" } })).text()
  const visit = await stage.visit({ path: "/contact", email: tess })
  await visit.signedIn()
  await visit.page.route(address, (route) => route.fulfill({ contentType: "text/html", body: forVisitors }))
  await visit.page.goto(address)
  await visit.titled("From a cache")
  await visit.page.getByRole("button", { name: "Edit" }).waitFor()
  await visit.page.unroute(address)
  // Leaves the school without news.
  await writer.call("deleteNewsStory", { id })
  await visit.goTo("/contact")
  await expect
    .poll(() => visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage })))
    .not.toContain("eyJ")
  await visit.page.getByRole("button", { name: "Log out" }).first().click()
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
  const sent: string[] = []
  visit.page.on("request", (request) => sent.push(request.postData() ?? ""))
  await visit.page.reload()
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
  expect(sent.filter((body) => body.includes("refresh"))).toEqual([])
  const left = await visit.page.context().cookies()
  // The mark of an earlier sign-in stays (docs/decisions/14-accounts-and-sessions.md).
  expect(left.map(({ name }) => name)).toEqual(["device"])
  // Public content is requested without the token, by a media type that tells the API's answer from a proxy's.
  const calls: Request[] = []
  visit.page.on("request", (request) => /NewsStories/.test(request.url() + request.postData()) && calls.push(request))
  await visit.goTo("/news")
  await visit.page.getByText("There are no news stories at the moment.").waitFor()
  expect(calls.map((request) => request.method())).toEqual(["GET"])
  const { accept, cookie } = (await calls[0]?.allHeaders()) ?? {}
  expect([accept, cookie]).toEqual([expect.stringContaining("application/graphql-response+json"), undefined])

  await visit.signIn(tess)
  await visit.page.clock.install()
  await visit.page.clock.fastForward("20:00")
  sent.length = 0
  // A screen with several simultaneous queries.
  await visit.goTo("/blog")
  await visit.page.getByText("There are no blog posts at the moment.").waitFor()
  await visit.page.getByRole("link", { name: "New Blog Post" }).waitFor()
  expect(sent.filter((body) => body.includes("mutation Refresh"))).toHaveLength(1)
  await visit.end()
})
