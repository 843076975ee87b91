import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { User } from "../server/users/user.ts"
import { password } from "./school.ts"
import { isFocused } from "./screens.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

const stage = openStage({}, async (school) => {
  await school.account(Role.EDITOR, "Tess Teacher")
  await school.account(Role.REGULAR, "Ruth Reader")
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

describe("the sign-in screen", () => {
  it("has the focus in its first field, and tells each failure in the specified words", async () => {
    const visit = await stage.visit({ path: "/login" })
    const { email, password: secret, submit, error } = fields(visit)
    await email.waitFor()
    expect(await email.evaluate(isFocused)).toBe(true)

    await submit.click()
    await error.getByText("Missing Username or Password", { exact: true }).waitFor()
    expect(await error.evaluate((line) => line === document.activeElement)).toBe(true)

    await email.fill(tess)
    expect(await error.getByText("Missing").count()).toBe(0)
    await secret.fill("Wrong!1234")
    await submit.click()
    await error.getByText("Unauthorized", { exact: true }).waitFor()

    await secret.fill(password)
    expect(await error.getByText("Unauthorized").count()).toBe(0)
    await visit.page.context().setOffline(true)
    await submit.click()
    await error.getByText("No Server Response", { exact: true }).waitFor()
    expect(await email.inputValue()).toBe(tess)
    await visit.page.context().setOffline(false)
    await submit.click()
    await visit.page.getByRole("button", { name: "Log out" }).first().waitFor()
    await visit.endRefused()
  })

  it("says 'Login Failed' and why, for a suspended account", async () => {
    const account = await stage.school.account(Role.EDITOR, "Sue Spended")
    await stage.school.services.database.write((rows) => rows.update(User, account.id, { suspend: true }))
    const visit = await stage.visit({ path: "/login" })
    const { email, password: secret, submit, error } = fields(visit)
    await email.fill(account.email)
    await secret.fill(password)
    await submit.click()
    await error.getByText("Login Failed", { exact: true }).waitFor()
    await error.getByText("suspended").waitFor()
    await visit.endRefused()
  })

  it("leads back to where one wanted to go", async () => {
    const visit = await stage.visit({ path: "/news/add" })
    const { email, password: secret, submit } = fields(visit)
    await email.fill(tess)
    await secret.fill(password)
    await submit.click()
    await visit.page.getByRole("heading", { level: 1, name: "Post New Story" }).waitFor()
    expect(visit.page.url()).toContain("#/news/add")
    await visit.end()
  })
})

describe("a session", () => {
  it("is there again after a reload, behind a loader, and gone after signing out", async () => {
    const visit = await stage.visit()
    await visit.signIn(tess)
    await visit.page.reload()
    await visit.page.getByRole("button", { name: "Log out" }).first().waitFor()
    expect(await visit.page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain("eyJ")
    await visit.page.getByRole("button", { name: "Log out" }).first().click()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    await visit.page.reload()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    expect(await visit.page.context().cookies()).toEqual([])
    await visit.end()
  })

  it("is not waited for by a visitor who has none", async () => {
    const visit = await stage.visit()
    const asked: string[] = []
    visit.page.on("request", (request) => asked.push(request.postData() ?? ""))
    await visit.page.reload()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    expect(asked.filter((body) => body.includes("refresh"))).toEqual([])
    await visit.end()
  })

  it("that was signed out in one tab ends in the other", async () => {
    const visit = await stage.visit()
    await visit.signIn(tess)
    const second = await visit.page.context().newPage()
    await second.goto(`${stage.school.url}/#/news`)
    await second.getByRole("link", { name: "Post New Story" }).waitFor()
    await visit.page.getByRole("button", { name: "Log out" }).first().click()
    await second.getByRole("link", { name: "Log in" }).first().waitFor()
    expect(await second.getByRole("link", { name: "Post New Story" }).count()).toBe(0)
    await visit.end()
  })

  it("goes on when the access token has run out, by one refresh that nobody notices", async () => {
    const visit = await stage.visit()
    await visit.signIn(tess)
    await visit.page.clock.install()
    await visit.page.clock.fastForward("20:00")
    const refreshed = visit.page.waitForRequest((request) => request.postData()?.includes("refresh {") ?? false)
    await visit.page.evaluate(() => {
      location.hash = "/news"
    })
    await refreshed
    await visit.page.getByRole("link", { name: "Post New Story" }).waitFor()
    await visit.end()
  })
})

describe("a closed door", () => {
  it("is told apart from signing in: who is signed in sees /unauthorized", async () => {
    const visit = await stage.visit()
    await visit.signIn("ruth.reader@jacarandahill.example")
    await visit.goTo("/news")
    await visit.heading("News").first().waitFor()
    expect(await visit.page.getByRole("link", { name: "Post New Story" }).count()).toBe(0)
    await visit.goTo("/news/add")
    await visit.page.getByRole("heading", { level: 1, name: "Unauthorized" }).waitFor()
    expect(visit.page.url()).toContain("#/unauthorized")
    await visit.end()
  })

  it("shows an empty site's news as empty, with a way home", async () => {
    const visit = await stage.visit({ path: "/news" })
    await visit.page.getByText("There are no news stories at the moment.").waitFor()
    await visit.page.getByRole("main").getByRole("link", { name: /home/i }).last().click()
    await visit.page.waitForURL(/#\/$/)
    await visit.end()
  })
})
