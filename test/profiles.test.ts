import { describe, expect, it } from "vitest"
import { published } from "./items.ts"
import { addressOf } from "./school.ts"
import { isFocused } from "./screens.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const peopleOf = async (group: number): Promise<{ id: number; name: string }[]> =>
  (await stage.school.visitor().rest("GET", `/profiles/${group}`)).body

it("A visitor meets everybody group by group, and reads about somebody under the Bio tab, with the keyboard alone", async () => {
  const visit = await stage.visit({ path: "/profiles" })
  const { page } = visit
  for (const [path, title, group] of [
    ["/governors", "Governors", 10],
    ["/management", "Management", 20],
    ["/teachers", "Teachers", 30],
  ] as const) {
    await visit.goTo("/profiles")
    await page.getByRole("region", { name: title }).getByRole("link").first().waitFor()
    await visit.goTo(path)
    await page.getByRole("heading", { level: 1, name: title }).waitFor()
    const names = page.getByRole("main").getByRole("heading", { level: 2 })
    await expect.poll(() => names.allTextContents()).toEqual((await peopleOf(group)).map(({ name }) => name))
    await expect.poll(() => page.getByRole("link", { name: "Add Profile" }).count()).toBe(0)
  }
  const [teacher] = await peopleOf(30)
  await page.getByRole("link", { name: teacher?.name }).focus()
  await page.keyboard.press("Enter")
  await page.getByRole("heading", { level: 1, name: teacher?.name }).waitFor()
  const tab = page.getByRole("tab", { name: "Bio", selected: true })
  await tab.focus()
  await page.keyboard.press("End")
  await expect.poll(() => tab.evaluate(isFocused)).toBe(true)
  await page.keyboard.press("Tab")
  const panel = page.getByRole("tabpanel", { name: "Bio" })
  await expect.poll(() => panel.evaluate(isFocused)).toBe(true)
  await expect.poll(async () => (await panel.textContent())?.length).toBeGreaterThan(100)
  await visit.end()
})

describe("a teacher", () => {
  it("presents somebody new when picture, name, position, group and bio are there", async () => {
    const visit = await stage.signedIn("Eda Editor", "/teachers")
    await visit.page.getByRole("link", { name: "Add Profile" }).click()
    await visit.page.getByRole("heading", { level: 1, name: "Add Profile" }).waitFor()
    await expect.poll(() => visit.page.getByRole("link", { name: "Add Profile" }).count()).toBe(0)
    const submit = visit.page.getByRole("button", { name: "Submit" })

    await choosePicture(visit, "Somebody with a hat")
    await visit.page.getByLabel("Name").fill("Mr Abel Tuma")
    await visit.page.getByLabel("Position").fill("Caretaker")
    await write(visit, "Bio", "He has the keys.")
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await visit.page.getByLabel("Group").selectOption({ label: "Management" })
    await submit.click()

    await visit.page.getByRole("heading", { level: 1, name: "Mr Abel Tuma" }).waitFor()
    await visit.page.getByRole("link", { name: "All management" }).click()
    await visit.page.getByRole("heading", { level: 2, name: "Mr Abel Tuma" }).waitFor()
    await visit.end()
  })

  it("keeps a face in sight by pressing on it, or with the keyboard, and moves somebody to another group, in the form that opens in place; a deleted one is gone from it", async () => {
    const name = `Ms Wanja ${Date.now()}`
    const eda = await stage.school.signIn(addressOf("Eda Editor"))
    const { id } = await published(eda, "Profile", { name, group: "MANAGEMENT" })
    const visit = await stage.signedIn("Eda Editor", `/profiles/view/${id}`)
    const { page } = visit
    await page.getByRole("button", { name: "Edit" }).click()
    const picture = page.getByRole("group", { name: "What stays in sight" }).getByRole("img")
    // Until it has loaded, the target may still move.
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await visit.quiet()
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
    await picture.click({ position: { x: width / 4, y: height / 10 } })
    const fromTop = page.getByRole("slider", { name: "From the top" })
    await expect.poll(() => page.getByRole("slider", { name: "From the left" }).inputValue()).toBe("25")
    await expect.poll(() => fromTop.inputValue()).toBe("10")
    await fromTop.press("ArrowRight")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByRole("alert").getByText("Profile Edited", { exact: true }).waitFor()
    const asked = "query ($id: Int!) { profile(id: $id) { picture { focus { x y } } } }"
    const { data } = await stage.school.visitor().ask(asked, { id })
    expect(data.profile.picture.focus).toEqual({ x: 25, y: 15 })

    await page.getByRole("button", { name: "Edit" }).click()
    await page.getByLabel("Group").selectOption({ label: "Teachers" })
    await page.getByLabel("Position").fill("Woodwork")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("Woodwork").waitFor()
    await page.getByRole("link", { name: "All teachers" }).click()
    const person = page.getByRole("heading", { level: 2, name })
    await person.waitFor()
    await visit.goTo(`/profiles/view/${id}`)
    await page.getByRole("button", { name: "Delete" }).click()
    await visit.confirmDeletion()
    await page.getByRole("alert").getByText("Profile Deleted", { exact: true }).waitFor()
    await page.getByRole("heading", { level: 1, name: "Teachers" }).waitFor()
    await expect.poll(() => person.count()).toBe(0)
    await visit.end()
  })
})
