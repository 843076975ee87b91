import { describe, expect, it } from "vitest"
import { published } from "./items.ts"
import { addressOf } from "./school.ts"
import { hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"
import { answer, keepFromServer } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const eda = stage.shared("Eda Editor")

const read = async (id: number) => (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body

/** A story of Eda's, a new one for each test. */
async function edasStory() {
  const { id } = await published(await stage.school.signIn(addressOf("Eda Editor")), "NewsStory", {
    title: `A harvest, the ${++harvests}.`,
  })
  return read(id)
}
let harvests = 0

it("A parent reads the latest story from the home page, walks through all the news in pages, and back with the back button", async () => {
  const visit = await stage.visit()
  const { page } = visit
  const { topStory } = (await stage.school.visitor().rest("GET", "/news")).body
  await page.getByRole("link", { name: topStory.title }).click()
  await page.getByRole("heading", { level: 1, name: topStory.title }).waitFor()
  await expect.poll(() => page.title()).toContain(topStory.title)
  await page.getByText(topStory.user.name).first().waitFor()
  await visit.goTo("/news")
  const current = page.locator("[aria-current=page]")
  await page.getByRole("link", { name: "Next page" }).click()
  await page
    .getByRole("link", { name: /^Page 2 of/ })
    .and(current)
    .waitFor()
  await page.goBack()
  await page
    .getByRole("link", { name: /^Page 1 of/ })
    .and(current)
    .waitFor()
  await visit.goTo("/news/view/999999")
  await visit.heading("404").waitFor()
  await visit.end()
})

describe("a teacher", () => {
  it("writes a story with formatted text and a picture, and everybody reads it", async () => {
    const visit = eda
    await visit.goTo("/news")
    await visit.page.getByRole("link", { name: "Post New Story" }).click()
    await visit.page.getByRole("heading", { level: 1, name: "Post New Story" }).waitFor()
    await expect.poll(() => visit.page.getByRole("link", { name: "Post New Story" }).count()).toBe(0)

    const submit = visit.page.getByRole("button", { name: "Submit" })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await visit.page.getByLabel("Title").fill("The first tomatoes")
    await visit.page.locator("input[type=file]").setInputFiles(await photo())
    await visit.page.getByRole("img", { name: /preview/i }).waitFor()
    await visit.page.getByLabel("What does the picture show?").fill("A basket of tomatoes")
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await visit.page.getByRole("textbox", { name: "Content" }).click()
    await visit.page.keyboard.type("They were ")
    await visit.page.getByRole("button", { name: /^Bold/ }).click()
    await visit.page.keyboard.type("red")
    await visit.page.getByRole("button", { name: /^Bold/ }).click()
    await visit.page.keyboard.type(" by Monday.")
    await submit.click()

    await visit.page.getByRole("heading", { level: 1, name: "The first tomatoes" }).waitFor()
    await expect.poll(() => visit.page.locator("article strong").textContent()).toBe("red")
    await visit.goTo("/news")
    await visit.page.getByRole("link", { name: "The first tomatoes" }).waitFor()

    const reader = await stage.visit({ path: "/news" })
    await reader.page.getByRole("link", { name: "The first tomatoes" }).click()
    await reader.page.getByRole("img", { name: "A basket of tomatoes" }).waitFor()
    await expect.poll(() => reader.page.getByRole("button", { name: "Edit" }).count()).toBe(0)
    await reader.end()

    const { body } = await stage.school.visitor().rest("GET", "/news")
    expect(body.topStory).toMatchObject({
      title: "The first tomatoes",
      detail: "<p>They were <strong>red</strong> by Monday.</p>",
    })
  })

  it("mends it in place, and an unchanged text stays as it was; a cancelled edit changes nothing, and a colleague may not touch it", async () => {
    const before = await edasStory()
    const visit = eda
    await visit.goTo(`/news/view/${before.id}`)
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Title").fill("The first tomatoes, and the last")
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByText("News Story Edited").waitFor()
    // Nobody else changed it.
    await expect.poll(() => visit.page.getByRole("alert").allTextContents()).toEqual(["News Story Edited"])
    await visit.page.getByRole("heading", { level: 1, name: "The first tomatoes, and the last" }).waitFor()
    const mended = { ...before, title: "The first tomatoes, and the last" }
    expect(await read(before.id)).toEqual(mended)
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Title").fill("Oh no")
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await answer(visit, "Discard it")
    await visit.heading(mended.title).first().waitFor()
    expect(await read(before.id)).toEqual(mended)

    const colleague = await stage.signedIn("Eli Editor", `/news/view/${before.id}`)
    await colleague.page.getByRole("heading", { level: 1, name: mended.title }).waitFor()
    for (const name of ["Edit", "Delete"])
      await expect.poll(() => colleague.page.getByRole("button", { name }).count()).toBe(0)
    await colleague.end()
  })

  it("keeps what they wrote when the server does not answer, and sends it when it does", async () => {
    const visit = await stage.signedIn("Eda Editor", "/news/add")
    // A draft being sent when the connection is cut would hang.
    await keepFromServer(visit)
    await visit.page.getByLabel("Title").fill("Typed on a bad line")
    await visit.page.locator("input[type=file]").setInputFiles(await photo())
    await visit.page.getByLabel("What does the picture show?").fill("A harvest")
    await visit.page.getByRole("textbox", { name: "Content" }).click()
    await visit.page.keyboard.type("Still here.")
    await visit.cutLine()
    await visit.page.getByRole("button", { name: "Submit" }).click()
    await visit.page.getByText("What you wrote is still here").waitFor()
    await expect.poll(() => visit.page.getByLabel("Title").inputValue()).toBe("Typed on a bad line")
    await visit.mendLine()
    await visit.page.getByRole("button", { name: "Submit" }).click()
    await visit.page.getByRole("heading", { level: 1, name: "Typed on a bad line" }).waitFor()
    await visit.endRefused()
  })
})

it("The head deletes a story after being asked once more", async () => {
  const { id, title } = await edasStory()
  const visit = await stage.signedIn("Hanna Head", `/news/view/${id}`)
  await visit.page.getByRole("button", { name: "Delete" }).click()
  const question = visit.page.getByRole("alertdialog")
  await question.getByRole("button", { name: "Cancel" }).click()
  expect(await read(id)).toMatchObject({ title })

  await visit.page.getByRole("button", { name: "Delete" }).click()
  await visit.confirmDeletion()
  await visit.page.getByText("News Story Deleted").waitFor()
  await expect.poll(() => visit.page.getByRole("link", { name: title }).count()).toBe(0)
  expect((await stage.school.visitor().rest("GET", `/news/view/${id}`)).status).toBe(404)
  await visit.end()
})
