import { describe, expect, it } from "vitest"
import { published } from "./items.ts"
import { addressOf } from "./school.ts"
import { isFocused } from "./screens.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const peopleOf = async (group: number): Promise<{ id: number; name: string }[]> =>
  (await stage.school.visitor().rest("GET", `/profiles/${group}`)).body

/** Presented by Eda. */
const somebodyNew = async (name: string, group: "MANAGEMENT" | "TEACHERS"): Promise<{ id: number }> =>
  published(await stage.school.signIn(addressOf("Eda Editor")), "Profile", { name, group })

describe("a visitor", () => {
  it.each([
    ["/governors", "Governors", 10],
    ["/management", "Management", 20],
    ["/teachers", "Teachers", 30],
  ])("meets at %s the %s", async (path, title, group) => {
    const visit = await stage.visit({ path })
    await visit.page.getByRole("heading", { level: 1, name: title }).waitFor()
    const names = visit.page.getByRole("main").getByRole("heading", { level: 2 })
    await names.first().waitFor()
    await expect.poll(() => names.allTextContents()).toEqual((await peopleOf(group)).map(({ name }) => name))
    await expect.poll(() => visit.page.getByRole("link", { name: "Add Profile" }).count()).toBe(0)
    await visit.end()
  })

  it("meets everybody at /profiles, group by group", async () => {
    const visit = await stage.visit({ path: "/profiles" })
    for (const group of ["Governors", "Management", "Teachers"])
      await visit.page.getByRole("region", { name: group }).getByRole("link").first().waitFor()
    await visit.end()
  })

  it("reads about somebody under the Bio tab, with the keyboard alone", async () => {
    const [teacher] = await peopleOf(30)
    const visit = await stage.visit({ path: "/teachers" })
    await visit.page.getByRole("link", { name: teacher?.name }).focus()
    await visit.page.keyboard.press("Enter")
    await visit.page.getByRole("heading", { level: 1, name: teacher?.name }).waitFor()
    const tab = visit.page.getByRole("tab", { name: "Bio", selected: true })
    await tab.focus()
    await visit.page.keyboard.press("End")
    await expect.poll(() => tab.evaluate(isFocused)).toBe(true)
    await visit.page.keyboard.press("Tab")
    const panel = visit.page.getByRole("tabpanel", { name: "Bio" })
    await expect.poll(() => panel.evaluate(isFocused)).toBe(true)
    await expect.poll(async () => (await panel.textContent())?.length).toBeGreaterThan(100)
    await visit.end()
  })
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

  it("keeps a face in sight by pressing on it, or with the keyboard", async () => {
    const { id } = await somebodyNew("Ms Wanja Kimani", "MANAGEMENT")
    const visit = await stage.signedIn("Eda Editor", `/profiles/view/${id}`)
    const { page } = visit
    await page.getByRole("button", { name: "Edit" }).click()
    const picture = page.getByRole("group", { name: "What stays in sight" }).getByRole("img")
    // Until it is there, what is pressed may still move.
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
    await visit.end()
  })

  it("moves them to another group in the form that opens in place", async () => {
    const { id } = await somebodyNew("Mr Leo Mwangi", "MANAGEMENT")
    const visit = await stage.signedIn("Eda Editor", `/profiles/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit" }).click()
    await visit.page.getByLabel("Group").selectOption({ label: "Teachers" })
    await visit.page.getByLabel("Position").fill("Woodwork")
    await visit.page.getByRole("button", { name: "Update" }).click()
    await visit.page.getByRole("alert").getByText("Profile Edited", { exact: true }).waitFor()
    await visit.page.getByText("Woodwork").waitFor()
    await visit.page.getByRole("link", { name: "All teachers" }).click()
    await visit.page.getByRole("heading", { level: 2, name: "Mr Leo Mwangi" }).waitFor()
    await visit.end()
  })
})

describe("the head", () => {
  it("deletes a profile, and is back at its group without it", async () => {
    const { id } = await somebodyNew("Ms Ada Otieno", "TEACHERS")
    const visit = await stage.signedIn("Hanna Head", `/profiles/view/${id}`)
    await visit.page.getByRole("button", { name: "Delete" }).click()
    await visit.confirmDeletion()
    await visit.page.getByRole("alert").getByText("Profile Deleted", { exact: true }).waitFor()
    await visit.page.getByRole("heading", { level: 1, name: "Teachers" }).waitFor()
    await expect.poll(() => visit.page.getByText("Ms Ada Otieno").and(visit.page.getByRole("link")).count()).toBe(0)
    await visit.end()
  })
})
