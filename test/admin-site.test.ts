import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { plainPage } from "./crawl.ts"
import { published } from "./items.ts"
import { addressOf } from "./school.ts"
import { hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused } from "./visit.ts"
import { answer } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

const head = stage.shared("Hanna Head")

/** The head changes a part of the site's information and saves it. */
async function edit(part: string, change: (page: Page) => Promise<unknown>) {
  const { page } = head
  await head.goTo("/admin/site")
  await head.unfold(part)
  await page.getByRole("link", { name: `Edit ${part}` }).click()
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

/** What the office edits, and what the HTML of the home page, or of `path`, then contains. */
const parts: { part: string; change(page: Page): Promise<unknown>; path?: string; expected: string[] }[] = [
  {
    part: "Name and motto",
    async change(page) {
      await page.getByLabel("Name", { exact: true }).fill("Flame Tree Junior School")
      await page.getByLabel("Motto").fill("Ask again.")
      await page.getByLabel("Text at the foot of every page").fill("Under one tree since 1974.")
    },
    expected: ["Flame Tree Junior School", "Ask again.", "Under one tree since 1974."],
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
    expected: [
      "The Old Mill, River Road",
      "P.O. Box 7",
      "mailto:mill@flametree.example",
      "tel:+442079460001",
      "+44 20 7946 0002",
    ],
  },
  {
    part: "Map",
    async change(page) {
      await page.getByRole("button", { name: "Remove picture" }).click()
      await page.locator("input[type=file]").setInputFiles(await photo("mill-map.jpg"))
      await page.getByLabel("What does the picture show?").fill("Map: the mill lies on the river road.")
      await page.getByLabel("Latitude and longitude").fill("-25.7479")
      await head.press("Update")
      await page.getByText("Please give two numbers").first().waitFor()
      await page.getByLabel("Latitude and longitude").fill("-90.1, 180")
      await page.getByText("Latitude: Please use a number from -90 to 90.").waitFor()
      await page.getByLabel("Latitude and longitude").fill("−90, 180")
    },
    path: "/contact",
    expected: ['alt="Map: the mill lies on the river road."', "https://www.openstreetmap.org/directions?to=-90%2C180"],
  },
  {
    part: "Notes in the menu",
    async change(page) {
      await page.getByRole("textbox", { name: /^Sport/ }).fill("Rowing, mostly")
      await page.getByRole("textbox", { name: /^Arts/ }).fill("")
    },
    expected: ["Rowing, mostly"],
  },
  {
    part: "Look",
    async change(page) {
      await page.getByLabel("Main colour").fill("#ffd400")
      await page.getByText("This colour is too light to be read").first().waitFor()
      await head.press("Take #7a6400")
      await page.getByText("This colour is too light to be read").waitFor({ state: "detached" })
      await page.locator("input[type=file]").setInputFiles(await photo("mill-crest.jpg"))
      await page.getByLabel("Jacaranda blossoms").uncheck()
    },
    expected: ['<link rel="stylesheet" href="/look/', 'type="image/png"'],
  },
  {
    part: "Menu groups",
    async change(page) {
      await page.getByText("About, Welcome, Principal").click()
      await page.getByLabel("Group", { exact: true }).first().fill("Who we are")
    },
    expected: ["Who we are"],
  },
  {
    part: "Notes in the menu",
    async change(page) {
      await page.getByRole("group", { name: "Who we are" }).getByLabel("Welcome").fill("Come and see")
    },
    expected: ["Come and see", "Rowing, mostly"],
  },
  {
    part: "Words of the pages",
    async change(page) {
      await page.locator("datalist option[value='Sitemap']").waitFor({ state: "attached" })
      await head.press("Add a text")
      const text = page.getByRole("combobox", { name: "Text" }).last()
      await text.fill("Skip to page")
      const unknown = page.getByText("None of the list says exactly this")
      await unknown.waitFor()
      await text.fill(" {count} places left ")
      await unknown.waitFor({ state: "detached" })
      await text.fill("{count} places left")
      const words = page.getByRole("textbox", { name: "Say instead" }).last()
      await words.fill("Some room")
      await head.press("Update")
      await page.getByText("Please keep the words in braces").waitFor()
      await expect.poll(() => words.evaluate(isFocused)).toBe(true)
      await text.fill("Sitemap")
      await words.fill("All the ways")
    },
    expected: ["All the ways"],
  },
  {
    part: "Social links and online school",
    async change(page) {
      await page.getByLabel("Online school").fill("https://online.flametree.example/")
      await page.getByRole("textbox", { name: "Facebook" }).fill("https://social.example/flametree")
    },
    expected: ['"https://online.flametree.example/"', '"https://social.example/flametree"'],
  },
  {
    part: "Hero banner",
    async change(page) {
      await page.getByLabel("Heading").fill("Bring boots.")
      await page.getByLabel("Button").fill("Come and see")
      await page.getByLabel("Leads to").fill("/visitor")
      await head.press("Picture …")
      await head.press("Remove picture")
      await page.locator("input[type=file]").setInputFiles(await photo("boots.jpg"))
      await page.getByRole("img", { name: "Small preview" }).waitFor()
    },
    expected: ["Bring boots.", "Come and see", "boots.jpg"],
  },
  {
    part: "Staff on the home page",
    async change(page) {
      await page.getByLabel("Title").fill("Ask any of them")
      await page.getByLabel("Small heading").fill("Who is here")
      await page.getByRole("textbox", { name: "Intro" }).fill("They know where your hat is.")
    },
    expected: ["Ask any of them", "Who is here", "They know where your hat is."],
  },
  {
    part: "Category links",
    async change(page) {
      await page.getByLabel("In the search box").fill("Boots, boats, bread")
      await rowOf(page, "Links", 0).locator("summary").click()
      await rowOf(page, "Links", 0).getByLabel("Name").fill("Numbers and stars")
      await head.press("Move Numbers and stars down")
      await head.press("Add a link")
      await page.keyboard.type("Bees")
      const bees = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remove Bees" }) })
      await expect.poll(() => bees.last().getByLabel("Leads to").inputValue()).toBe("/")
      await bees.last().getByLabel("Leads to").fill("/blog")
    },
    expected: ["Numbers and stars", "Bees", "Boots, boats, bread"],
  },
  {
    part: "Facilities",
    async change(page) {
      await page.getByLabel("Heading").fill("")
      await rowOf(page, "Rooms and places", 0).locator("summary").click()
      await rowOf(page, "Rooms and places", 0).getByLabel("Name").fill("The observatory")
      await rowOf(page, "Rooms and places", 0).getByLabel("Text").fill("A dome that turns by hand.")
      await rowOf(page, "Rooms and places", 0).getByRole("button", { name: "Picture …" }).click()
      await rowOf(page, "Rooms and places", 0).getByLabel("From the left").fill("20")
      await head.press("Remove The pool")
    },
    expected: ["The observatory", "A dome that turns by hand.", 'data-focus-x="20"'],
  },
  {
    part: "About the school",
    change: (page) => page.getByRole("textbox", { name: /^Heading/ }).fill("A mill, a river, a school"),
    expected: ["A mill, a river, a school"],
  },
  {
    part: "Calls to action",
    async change(page) {
      const intake = page.getByRole("group", { name: "Next year’s intake" })
      await intake.getByLabel("Heading").fill("Places for {year}")
      const scholarship = page.getByRole("group", { name: "Scholarship", exact: true })
      await scholarship.getByLabel("Heading").fill("Five free places")
    },
    expected: [`Places for ${new Date().getFullYear() + 1}`, "Five free places"],
  },
]

it("Visitors see every part of the site that the office edits, and nothing that it removes", async () => {
  const missing = async (path: string) => {
    const { html } = await plainPage(stage.school.url, path)
    return parts
      .filter((part) => (part.path ?? "/") === path)
      .flatMap(({ expected }) => expected.filter((text) => !html.includes(text)))
  }
  for (const { part, change } of parts) await edit(part, change)
  expect([await missing("/"), await missing("/contact")]).toEqual([[], []])
  await edit("Words of the pages", async (page) => {
    // The first of hundreds of texts are shown.
    await expect.poll(() => page.getByRole("button", { name: "Remove Sitemap" }).count()).toBe(0)
    await page.getByLabel("Find a text").fill("ways sitemap")
    await head.press("Remove Sitemap")
  })
  await edit("Map", async (page) => {
    await head.press("Remove picture")
    await page.getByLabel("Latitude and longitude").fill("")
  })
  expect(await missing("/")).toEqual(["All the ways"])
  const { html } = await plainPage(stage.school.url, "/contact")
  expect(html).toContain("By post")
  expect(html).not.toMatch(/the mill lies on|openstreetmap/)
})

it("An editor's story waits for approval while the office asks for it", async () => {
  const eda = await stage.school.signIn(addressOf("Eda Editor"))
  for (const [ticked, state] of [
    [true, "WAITING"],
    [false, "PUBLISHED"],
  ] as const) {
    await edit("Approval, mail and letters to people", async (page) => {
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
    await page.getByText("Please correct what is marked above").waitFor()
    await expect.poll(() => online.evaluate(isFocused)).toBe(true)
    await expect.poll(() => online.inputValue()).toBe("javascript:alert(1)")
    await page.getByRole("button", { name: "Cancel" }).click()
    await answer(head, "Discard it")
    await page.getByRole("heading", { level: 1, name: "Site" }).waitFor()

    const site = await stage.school.visitor().call("site", {}, "formNotes { application { answerDays keptMonths } }")
    const { answerDays, keptMonths } = site.formNotes.application
    await head.goTo("/admin/site/forms")
    const note = page.getByRole("group", { name: "Applications" })
    const holds = (label: string, value: unknown) =>
      expect.poll(() => note.getByLabel(label).inputValue()).toBe(String(value ?? ""))
    await holds("Within how many school days", answerDays)
    await holds("Deleted after how many months", keptMonths)
  })

  it("keeps what a colleague saved in another part, and asks about a conflict in the same one", async () => {
    const { page } = head
    await head.goTo("/admin/site/sign-in")
    const colleague = await stage.school.signIn(addressOf("Hanna Head"))
    const write = async (quote: string, theirs: string) => {
      await page.getByLabel("Quotation").fill(quote)
      await colleague.request(`mutation { editSite(input: { ${theirs} }) { id } }`)
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
    const { html } = await plainPage(stage.school.url, "/login")
    for (const text of ["Mine.", "A gardener", "Theirs."]) expect(html).toContain(text)
  })
})
