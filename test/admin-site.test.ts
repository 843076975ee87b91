import type { Locator, Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { published } from "./items.ts"
import { addressOf } from "./school.ts"
import { isFocused } from "./screens.ts"
import { hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"
import { answer } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const head = stage.shared("Hanna Head")

/** The head changes a part of the site's information and saves it. */
async function edit(part: string, change: (page: Page) => Promise<unknown>) {
  const { page } = head
  await head.goTo("/admin/site")
  await page.getByRole("main").getByRole("link", { name: part }).click()
  await page.getByRole("heading", { level: 1, name: part }).waitFor()
  await page.getByRole("button", { name: "Update" }).waitFor()
  await change(page)
  await page.getByRole("button", { name: "Update" }).click()
  await page.getByRole("alert").getByText(`${part}: saved`).waitFor()
  await page.getByRole("heading", { level: 1, name: "Site" }).waitFor()
}

/** The row of a list, by its index. */
const rowOf = (page: Page, list: string, index: number) =>
  page.getByRole("group", { name: list, exact: true }).getByRole("list").first().locator("> li").nth(index)

const hrefOf = (link: Locator, href: string | RegExp) =>
  expect.poll(() => link.first().getAttribute("href")).toMatch(href)

/** Texts that the office writes, and where a visitor then sees them. */
const parts: {
  part: string
  change(page: Page): Promise<unknown>
  path?: string
  seen(page: Page): Promise<unknown>
}[] = [
  {
    part: "Name and motto",
    async change(page) {
      await page.getByLabel("Name", { exact: true }).fill("Flame Tree Junior School")
      await page.getByLabel("Motto").fill("Ask again.")
      await page.getByLabel("Text at the foot of every page").fill("Under one tree since 1974.")
    },
    async seen(page) {
      await page.getByRole("banner").getByText("Flame Tree Junior School").waitFor()
      await page.getByRole("banner").getByText("Ask again.").waitFor()
      await page.getByRole("contentinfo").getByText("Under one tree since 1974.").waitFor()
      await expect.poll(() => page.title()).toContain("Flame Tree Junior School")
    },
  },
  {
    part: "Address, telephone and time zone",
    async change(page) {
      await page.getByLabel("Address", { exact: false }).first().fill("The Old Mill\nRiver Road")
      await page.getByLabel("Postal address").fill("P.O. Box 7")
      await page.getByLabel("Email").fill("mill@flametree.example")
      await page.getByRole("group", { name: "Help line" }).getByLabel("Number").fill("+44 20 7946 0001")
      await rowOf(page, "Telephone lines", 0).getByLabel("Number").fill("+44 20 7946 0002")
    },
    path: "/contact",
    async seen(page) {
      await page.getByRole("banner").getByText("The Old Mill, River Road").waitFor()
      await hrefOf(page.getByRole("banner").getByRole("link", { name: "+44 20 7946 0001" }), "tel:+442079460001")
      const beside = page.getByRole("complementary")
      await beside.getByText("P.O. Box 7").waitFor()
      await beside.getByRole("link", { name: "+44 20 7946 0002" }).waitFor()
      await beside.getByRole("link", { name: "+44 20 7946 0001" }).waitFor()
      await beside.getByRole("link", { name: "mill@flametree.example" }).waitFor()
      await page.getByRole("contentinfo").getByRole("link", { name: "mill@flametree.example" }).waitFor()
    },
  },
  {
    part: "Map",
    async change(page) {
      await page.getByRole("button", { name: /^(Remove picture|Choose another, or none)$/ }).click()
      await page.locator("input[type=file]").setInputFiles(await photo("mill-map.jpg"))
      await page.getByLabel("What does the picture show?").fill("Map: the mill lies on the river road.")
      await page.getByLabel("Latitude and longitude").fill("-25.7479")
      await page.getByRole("button", { name: "Update" }).click()
      await page.getByText("Please give two numbers").first().waitFor()
      await page.getByLabel("Latitude and longitude").fill("-90.1, 180")
      await page.getByText("Latitude: Please use a number from -90 to 90.").waitFor()
      await page.getByLabel("Latitude and longitude").fill("−90, 180")
    },
    path: "/contact",
    async seen(page) {
      const beside = page.getByRole("complementary")
      await beside.getByRole("img", { name: "Map: the mill lies on the river road." }).waitFor()
      const way = beside.getByRole("link", { name: "Directions to the school" })
      await hrefOf(way, "https://www.openstreetmap.org/directions?to=-90%2C180")
    },
  },
  {
    part: "Menu",
    async change(page) {
      await page.getByRole("textbox", { name: /^Sport/ }).fill("Rowing, mostly")
      await page.getByRole("textbox", { name: /^Arts/ }).fill("")
    },
    async seen(page) {
      const banner = page.getByRole("banner")
      await banner.getByRole("button", { name: "Learning" }).click()
      for (const name of [/^Sport\s*Rowing, mostly$/, /^Arts$/]) await banner.getByRole("link", { name }).waitFor()
      await banner.getByRole("button", { name: "Learning" }).click()
    },
  },
  {
    part: "Words of the pages",
    async change(page) {
      await page.locator("datalist option[value='Sitemap']").waitFor({ state: "attached" })
      await page.getByRole("button", { name: "Add a text" }).click()
      const text = page.getByRole("combobox", { name: "Text" }).last()
      await text.fill("Skip to page")
      const unknown = page.getByText("None of the list says exactly this")
      await unknown.waitFor()
      for (const known of [" ", " {count} places left "]) {
        await text.fill(known)
        await unknown.waitFor({ state: "detached" })
        await text.fill("Skip to page")
        await unknown.waitFor()
      }
      await text.fill("{count} places left")
      const words = page.getByRole("textbox", { name: "Say instead" }).last()
      await words.fill("Some room")
      await page.getByRole("button", { name: "Update" }).click()
      await page.getByText("Please keep what stands in braces").waitFor()
      await expect.poll(() => words.evaluate(isFocused)).toBe(true)
      await text.fill("Sitemap")
      await words.fill("All the ways")
    },
    seen: (page) => page.getByRole("heading", { name: "All the ways" }).waitFor(),
  },
  {
    part: "Social links and online school",
    async change(page) {
      await page.getByLabel("Online school").fill("https://online.flametree.example/")
      await page.getByRole("textbox", { name: "Facebook" }).fill("https://social.example/flametree")
      await page.getByRole("textbox", { name: "YouTube" }).fill("")
    },
    async seen(page) {
      await hrefOf(page.getByRole("link", { name: /Online School/ }), "https://online.flametree.example/")
      const facebook = page.getByRole("contentinfo").getByRole("link", { name: /Facebook/ })
      await hrefOf(facebook, "https://social.example/flametree")
      await expect.poll(() => page.getByRole("link", { name: /YouTube/ }).count()).toBe(0)
    },
  },
  {
    part: "Hero banner",
    async change(page) {
      await page.getByLabel("Heading").fill("Bring boots.")
      await page.getByLabel("Button").fill("Come and see")
      await page.getByLabel("Leads to").fill("/visitor")
      await page.getByRole("button", { name: "Choose another, or none" }).click()
      await page.locator("input[type=file]").setInputFiles(await photo("boots.jpg"))
      await page.getByRole("img", { name: "Preview of the chosen file" }).waitFor()
    },
    async seen(page) {
      await page.getByRole("heading", { level: 1, name: "Bring boots." }).waitFor()
      await expect.poll(() => page.locator("main img[src*='boots']").count()).toBe(1)
      await hrefOf(page.getByRole("link", { name: "Come and see" }), /^#?\/visitor$/)
    },
  },
  {
    part: "Staff on the home page",
    async change(page) {
      await page.getByLabel("Title").fill("Ask any of them")
      await page.getByLabel("Small heading").fill("Who is here")
      await page.getByRole("textbox", { name: "Intro" }).fill("They know where your hat is.")
    },
    async seen(page) {
      const staff = page.getByRole("region", { name: "Ask any of them" })
      await staff.getByText("Who is here", { exact: true }).waitFor()
      await staff.getByText("They know where your hat is.").waitFor()
    },
  },
  {
    part: "Category links",
    async change(page) {
      await page.getByLabel("In the search box").fill("Boots, boats, bread")
      await rowOf(page, "Links", 0).getByLabel("Name").fill("Numbers and stars")
      await page.getByRole("button", { name: "Move Numbers and stars down" }).click()
      await page.getByRole("button", { name: "Add a link" }).click()
      await page.keyboard.type("Bees")
      const bees = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remove Bees" }) })
      await expect.poll(() => bees.last().getByLabel("Leads to").inputValue()).toBe("/")
      await bees.last().getByLabel("Leads to").fill("/blog")
    },
    async seen(page) {
      const links = page.getByRole("region", { name: "Find your way" }).getByRole("link")
      await expect.poll(() => links.nth(1).textContent()).toContain("Numbers and stars")
      await expect.poll(() => links.last().textContent()).toContain("Bees")
      await page.getByPlaceholder("Boots, boats, bread").waitFor()
    },
  },
  {
    part: "Facilities",
    async change(page) {
      await page.getByLabel("Heading").fill("")
      await rowOf(page, "Rooms and places", 0).getByLabel("Name").fill("The observatory")
      await rowOf(page, "Rooms and places", 0).getByLabel("Text").fill("A dome that turns by hand.")
      await rowOf(page, "Rooms and places", 0).getByLabel("From the left").fill("20")
      await page.getByRole("button", { name: "Remove The pool" }).click()
    },
    async seen(page) {
      await page.getByRole("region", { name: "Facilities" }).waitFor()
      await page.getByRole("heading", { name: "The observatory" }).waitFor()
      await page.getByText("A dome that turns by hand.").waitFor()
      await page.locator("main img[data-focus-x='20']").waitFor({ state: "attached" })
      await expect.poll(() => page.getByRole("heading", { name: "The pool" }).count()).toBe(0)
    },
  },
  {
    part: "About the school",
    change: (page) => page.getByRole("textbox", { name: /^Heading/ }).fill("A mill, a river, a school"),
    seen: (page) => page.getByRole("heading", { name: "A mill, a river, a school" }).waitFor(),
  },
  {
    part: "Calls to action",
    async change(page) {
      const intake = page.getByRole("group", { name: "Next year’s intake" })
      await intake.getByLabel("Heading").fill("Places for {year}")
      const scholarship = page.getByRole("group", { name: "Scholarship", exact: true })
      await scholarship.getByLabel("Heading").fill("Five free places")
    },
    async seen(page) {
      const year = new Date().getFullYear() + 1
      for (const name of [`Places for ${year}`, "Five free places"]) await page.getByRole("heading", { name }).waitFor()
    },
  },
]

it("What the office writes is what visitors see, part by part; it is shown nowhere once it is taken away, and a text of the pages says its own words again", async () => {
  for (const { part, change } of parts) await edit(part, change)
  const visitor = await stage.visit()
  for (const { seen } of parts.filter(({ path }) => !path)) await seen(visitor.page)
  await visitor.goTo("/contact")
  for (const { seen } of parts.filter(({ path }) => path)) await seen(visitor.page)

  await edit("Words of the pages", (page) => page.getByRole("button", { name: "Remove Sitemap" }).click())
  await edit("Map", async (page) => {
    await page.getByRole("button", { name: "Remove picture" }).click()
    await page.getByLabel("Latitude and longitude").fill("")
  })
  await visitor.openPage("/apply")
  await visitor.heading("Sitemap").waitFor()
  const beside = visitor.page.getByRole("complementary")
  await beside.getByRole("heading", { name: "By post" }).waitFor()
  await expect.poll(() => beside.getByRole("figure").count()).toBe(0)
  await visitor.end()
})

it("Editors' work waits for an administrator once the office has ticked it", async () => {
  const eda = await stage.school.signIn(addressOf("Eda Editor"))
  for (const [ticked, state] of [
    [true, "WAITING"],
    [false, "PUBLISHED"],
  ] as const) {
    await edit("Approval and weekly mail", async (page) => {
      for (const label of ["What editors write waits for an administrator", "A mail to administrators each Monday"]) {
        await expect.poll(() => page.getByLabel(label).isChecked()).toBe(!ticked)
        await page.getByLabel(label).setChecked(ticked)
      }
    })
    expect(await published(eda, "NewsStory", {}, "state")).toEqual({ state })
  }
})

describe("a form of the site's information", () => {
  it("names what is wrong at its field, and keeps what was typed", async () => {
    const { page } = head
    await head.goTo("/admin/site/elsewhere")
    const online = page.getByLabel("Online school")
    await online.fill("javascript:alert(1)")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("Please mend what is marked above").waitFor()
    await expect.poll(() => online.evaluate(isFocused)).toBe(true)
    await expect.poll(() => online.inputValue()).toBe("javascript:alert(1)")
    await page.getByRole("button", { name: "Cancel" }).click()
    await answer(head, "Discard it")
    await page.getByRole("heading", { level: 1, name: "Site" }).waitFor()

    const { data } = await stage.school
      .visitor()
      .ask("{ site { formNotes { application { answerDays keptMonths } } } }")
    const { answerDays, keptMonths } = data.site.formNotes.application
    await head.goTo("/admin/site/forms")
    const note = page.getByRole("group", { name: "Applications" })
    await expect.poll(() => note.getByLabel("Within how many school days").inputValue()).toBe(String(answerDays))
    await expect
      .poll(() => note.getByLabel("Deleted after how many months").inputValue())
      .toBe(String(keptMonths ?? ""))
  })

  it("does not overwrite what a colleague saved meanwhile: another part stays theirs, the same one is asked about", async () => {
    const { page } = head
    await head.goTo("/admin/site/sign-in")
    const colleague = await stage.school.signIn(addressOf("Hanna Head"))
    const write = async (quote: string, theirs: string) => {
      await page.getByLabel("Quotation").fill(quote)
      await colleague.ask(`mutation { editSite(input: { ${theirs} }) { id } }`)
      await page.getByRole("button", { name: "Update" }).click()
    }
    await write("Mine alone.", 'motto: "Theirs."')
    await page.getByRole("alert").getByText("Sign-in panel: saved").waitFor()

    await head.goTo("/admin/site/sign-in")
    await write("Mine.", 'signInPanel: { quote: "Theirs too.", attribution: "A gardener" }')
    await page.getByRole("dialog", { name: "Hanna Head has saved this too" }).waitFor()
    await expect.poll(() => page.getByRole("textbox", { name: /^Quotation/ }).inputValue()).toBe("Mine.")
    await page.getByRole("button", { name: "Keep mine" }).click()
    await page.waitForURL(/#\/admin\/site$/)
    const visitor = await stage.visit({ path: "/login" })
    await visitor.page.getByRole("figure").filter({ hasText: "Mine." }).getByText("A gardener").waitFor()
    await visitor.page.getByRole("banner").getByText("Theirs.").waitFor()
    await visitor.end()
  })
})
