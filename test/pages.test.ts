import { describe, expect, it } from "vitest"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { answer } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const pageOf = async (key: string) => (await stage.school.visitor().rest("GET", `/pages/view/${key}`)).body

const keys =
  "about welcome principal academic arts sport leadership admissions visitor vacancies support faqs privacy accessibility"

describe("a visitor", () => {
  it("reads every fixed page at its address, and below it", async () => {
    const visit = await stage.visit()
    for (const key of keys.split(" ")) {
      const { title, tag } = await pageOf(key)
      await visit.goTo(`/${key}/anything`)
      await visit.page.getByRole("heading", { level: 1, name: title }).waitFor()
      await visit.page.getByRole("article").getByText(tag, { exact: true }).waitFor()
      await visit.page.getByRole("navigation", { name: "Breadcrumb" }).getByText(new RegExp(key, "i")).waitFor()
    }
    expect(await visit.page.getByRole("button", { name: "Edit" }).count()).toBe(0)
    await visit.end()
  })

  it("sees what stands on the home page: events, people and news", async () => {
    const visit = await stage.visit()
    const { body: events } = await stage.school.visitor().rest("GET", "/events/home")
    const { body: people } = await stage.school.visitor().rest("GET", "/profiles/home")
    await visit.page.getByRole("link", { name: events[0].title }).waitFor()
    await visit.page.getByRole("heading", { name: people.message.title }).waitFor()
    await visit.page.getByRole("link", { name: people.profiles[0].name }).waitFor()
    await visit.end()
  })
})

describe("an editor", () => {
  it("may not edit a page", async () => {
    const visit = await stage.signedIn("Eda Editor", "/arts")
    await visit.page.getByRole("article").waitFor()
    expect(await visit.page.getByRole("button", { name: "Edit" }).count()).toBe(0)
    await visit.end()
  })
})

describe("the head", () => {
  it("changes title, small heading, intro, picture and details of a page, and is led to its own address", async () => {
    const before = await pageOf("arts")
    const visit = await stage.signedIn("Hanna Head", "/arts/below")
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Title").fill("Paint on the ceiling")
    await visit.page.getByLabel("Small heading").fill("Making things")
    await write(visit, "Intro", " And clay.")
    await write(visit, "Details", " The end.")
    await visit.page.getByRole("button", { name: "Remove picture" }).click()
    await choosePicture(visit, "A painted ceiling")
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByRole("alert").getByText("Page Edited", { exact: true }).waitFor()
    await visit.page.waitForURL(/#\/arts$/)
    await visit.page.getByRole("heading", { level: 1, name: "Paint on the ceiling" }).waitFor()
    await visit.page.getByRole("img", { name: "A painted ceiling" }).waitFor()
    await visit.page.getByRole("article").getByText("Making things", { exact: true }).waitFor()
    const after = await pageOf("arts")
    expect(after.pageIntro).toBe(before.pageIntro.replace(/<\/p>$/, " And clay.</p>"))
    expect(after.pageText).toContain("The end.")
    await visit.end()
  })

  it("is told of the about page in its own words, and what was not touched is unchanged", async () => {
    const before = await pageOf("about")
    const visit = await stage.signedIn("Hanna Head", "/about")
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Title").fill("Under the jacarandas")
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByRole("alert").getByText("About Page Edited", { exact: true }).waitFor()
    expect(await pageOf("about")).toEqual({ ...before, title: "Under the jacarandas" })
    await visit.end()
  })

  it("cannot leave the title empty, and cancels without a trace", async () => {
    const before = await pageOf("sport")
    const visit = await stage.signedIn("Hanna Head", "/sport")
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Title").fill(" ")
    expect(await visit.page.getByRole("button", { name: "Update" }).isDisabled()).toBe(true)
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await answer(visit, "Discard it")
    await visit.page.getByRole("heading", { level: 1, name: before.title }).waitFor()
    expect(await pageOf("sport")).toEqual(before)
    await visit.end()
  })
})
