import type { Page } from "playwright-core"
import { describe, expect, it } from "vitest"
import { published } from "./items.ts"
import { isFocused } from "./screens.ts"
import { hireStaff, photo } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer } from "./writing.ts"

const stage = openStage({ SEED: "school" }, hireStaff)

/**
 * The head opens a part of the site's information, changes it and saves; then a visitor looks at a page.
 * @param shown what the head sees around the form at once
 */
async function edited(
  part: string,
  change: (page: Page) => Promise<unknown>,
  path = "/",
  shown?: string,
): Promise<Visit> {
  const visit = await stage.signedIn("Hanna Head", "/admin/site")
  await visit.page.getByRole("main").getByRole("link", { name: part }).click()
  await visit.page.getByRole("heading", { level: 1, name: part }).waitFor()
  await visit.page.getByRole("button", { name: "Update" }).waitFor()
  await change(visit.page)
  await visit.page.getByRole("button", { name: "Update" }).click()
  await visit.page.getByRole("alert").getByText(`${part}: saved`).waitFor()
  await visit.page.getByRole("heading", { level: 1, name: "Site" }).waitFor()
  if (shown) await visit.page.getByText(shown).first().waitFor()
  await visit.end()
  return stage.visit({ path })
}

/** The row of a list of rows, by its place. */
const rowOf = (page: Page, list: string, index: number) =>
  page.getByRole("group", { name: list, exact: true }).getByRole("list").first().locator("> li").nth(index)

describe("what every page says about the school", () => {
  it("has the name and the motto that the office gave it", async () => {
    const change = async (page: Page) => {
      await page.getByLabel("Name", { exact: true }).fill("Flame Tree Junior School")
      await page.getByLabel("Motto").fill("Ask again.")
      await page.getByLabel("Text at the foot of every page").fill("Under one tree since 1974.")
    }
    const visitor = await edited("Name and motto", change, "/", "Under one tree since 1974.")
    await visitor.page.getByRole("banner").getByText("Flame Tree Junior School").waitFor()
    await visitor.page.getByRole("banner").getByText("Ask again.").waitFor()
    await visitor.page.getByRole("contentinfo").getByText("Under one tree since 1974.").waitFor()
    await expect.poll(() => visitor.page.title()).toContain("Flame Tree Junior School")
    await visitor.end()
  })

  it("has its address, telephone lines and e-mail", async () => {
    const change = async (page: Page) => {
      await page.getByLabel("Address", { exact: false }).first().fill("The Old Mill\nRiver Road")
      await page.getByLabel("Postal address").fill("P.O. Box 7")
      await page.getByLabel("Email").fill("mill@flametree.example")
      await page.getByRole("group", { name: "Help line" }).getByLabel("Number").fill("+44 20 7946 0001")
      await rowOf(page, "Telephone lines", 0).getByLabel("Number").fill("+44 20 7946 0002")
    }
    const visitor = await edited("Address, telephone and time zone", change, "/contact")
    const { page } = visitor
    await page.getByRole("banner").getByText("The Old Mill, River Road").waitFor()
    const help = page.getByRole("banner").getByRole("link", { name: "+44 20 7946 0001" })
    await expect.poll(() => help.first().getAttribute("href")).toBe("tel:+442079460001")
    const beside = page.getByRole("complementary")
    await beside.getByText("P.O. Box 7").waitFor()
    await beside.getByRole("link", { name: "+44 20 7946 0002" }).waitFor()
    await beside.getByRole("link", { name: "+44 20 7946 0001" }).waitFor()
    await beside.getByRole("link", { name: "mill@flametree.example" }).waitFor()
    await page.getByRole("contentinfo").getByRole("link", { name: "mill@flametree.example" }).waitFor()
    await visitor.end()
  })

  it("has its map, with what it shows in words and the way to it; without them, nothing", async () => {
    const visitor = await edited(
      "Map",
      async (page) => {
        await page.getByRole("button", { name: "Remove picture" }).click()
        await page.locator("input[type=file]").setInputFiles(await photo("mill-map.jpg"))
        await page.getByLabel("What does the picture show?").fill("Map: the mill lies on the river road.")
        await page.getByLabel("Latitude and longitude").fill("-25.7479")
        await page.getByRole("button", { name: "Update" }).click()
        await page.getByText("Please give two numbers").first().waitFor()
        await page.getByLabel("Latitude and longitude").fill("-90.1, 180")
        await page.getByText("Latitude: Please use a number from -90 to 90.").waitFor()
        await page.getByLabel("Latitude and longitude").fill("−90, 180")
      },
      "/contact",
    )
    const beside = visitor.page.getByRole("complementary")
    await beside.getByRole("img", { name: "Map: the mill lies on the river road." }).waitFor()
    const way = beside.getByRole("link", { name: "Directions to the school" })
    await expect.poll(() => way.getAttribute("href")).toBe("https://www.openstreetmap.org/directions?to=-90%2C180")
    await visitor.end()

    const change = async (page: Page) => {
      await page.getByRole("button", { name: "Remove picture" }).click()
      await page.getByLabel("Latitude and longitude").fill("")
    }
    const later = await edited("Map", change, "/apply")
    await later.page.getByRole("complementary").getByRole("heading", { name: "By post" }).waitFor()
    await expect.poll(() => later.page.getByRole("complementary").getByRole("figure").count()).toBe(0)
    await later.end()
  })

  it("says of the pages in its menu what the office says, and of others nothing", async () => {
    const visitor = await edited("Menu", async (page) => {
      await page.getByRole("textbox", { name: /^Sport/ }).fill("Rowing, mostly")
      await page.getByRole("textbox", { name: /^Arts/ }).fill("")
    })
    const { page } = visitor
    await page.getByRole("banner").getByRole("button", { name: "Learning" }).click()
    const link = (label: RegExp) => page.getByRole("banner").getByRole("link", { name: label })
    await link(/^Sport\s*Rowing, mostly$/).waitFor()
    await link(/^Arts$/).waitFor()
    await visitor.end()
  })

  it("says a text of its own in the office’s words, which keep what is filled in; taken away, it says its own again", async () => {
    const change = async (page: Page) => {
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
    }
    const visitor = await edited("Words of the pages", change, "/", "All the ways")
    await visitor.heading("All the ways").waitFor()
    await visitor.end()

    const remove = (page: Page) => page.getByRole("button", { name: "Remove Sitemap" }).click()
    const later = await edited("Words of the pages", remove)
    await later.heading("Sitemap").waitFor()
    await later.end()
  })

  it("has its links elsewhere; one that is taken away is shown nowhere", async () => {
    const visitor = await edited("Social links and online school", async (page) => {
      await page.getByLabel("Online school").fill("https://online.flametree.example/")
      await page.getByRole("textbox", { name: "Facebook" }).fill("https://social.example/flametree")
      await page.getByRole("textbox", { name: "YouTube" }).fill("")
    })
    const { page } = visitor
    const online = page.getByRole("link", { name: /Online School/ }).first()
    await expect.poll(() => online.getAttribute("href")).toBe("https://online.flametree.example/")
    const facebook = page.getByRole("contentinfo").getByRole("link", { name: /Facebook/ })
    await expect.poll(() => facebook.getAttribute("href")).toBe("https://social.example/flametree")
    await expect.poll(() => page.getByRole("link", { name: /YouTube/ }).count()).toBe(0)
    await visitor.end()
  })
})

describe("the home page", () => {
  it("has the hero that the office wrote, with its picture", async () => {
    const visitor = await edited("Hero banner", async (page) => {
      await page.getByLabel("Heading").fill("Bring boots.")
      await page.getByLabel("Button").fill("Come and see")
      await page.getByLabel("Leads to").fill("/visitor")
      await page.getByRole("button", { name: "Choose another, or none" }).click()
      await page.locator("input[type=file]").setInputFiles(await photo("boots.jpg"))
      await page.getByRole("img", { name: "Preview of the chosen file" }).waitFor()
    })
    const { page } = visitor
    await page.getByRole("heading", { level: 1, name: "Bring boots." }).waitFor()
    await expect.poll(() => page.locator("main img[src*='boots']").count()).toBe(1)
    await page.getByRole("link", { name: "Come and see" }).click()
    await page.waitForURL(/#\/visitor$/)
    await visitor.end()
  })

  it("has the words over its staff that the office wrote", async () => {
    const visitor = await edited("Staff on the home page", async (page) => {
      await page.getByLabel("Title").fill("Ask any of them")
      await page.getByLabel("Small heading").fill("Who is here")
      await page.getByRole("textbox", { name: "Intro" }).fill("They know where your hat is.")
    })
    const staff = visitor.page.getByRole("region", { name: "Ask any of them" })
    await staff.getByText("Who is here", { exact: true }).waitFor()
    await staff.getByText("They know where your hat is.").waitFor()
    await visitor.end()
  })

  it("has the category links in the order that the office gave them", async () => {
    const visitor = await edited("Category links", async (page) => {
      await page.getByLabel("In the search box").fill("Boots, boats, bread")
      await rowOf(page, "Links", 0).getByLabel("Name").fill("Numbers and stars")
      await page.getByRole("button", { name: "Move Numbers and stars down" }).click()
      await page.getByRole("button", { name: "Add a link" }).click()
      await page.keyboard.type("Bees")
      const bees = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: "Remove Bees" }) })
      await expect.poll(() => bees.getByLabel("Leads to").inputValue()).toBe("/")
      await bees.getByLabel("Leads to").fill("/blog")
    })
    const links = visitor.page.getByRole("region", { name: "Find your way" }).getByRole("link")
    await links.first().waitFor()
    const names = await links.allTextContents()
    expect(names[1]).toContain("Numbers and stars")
    expect(names.at(-1)).toContain("Bees")
    await visitor.page.getByPlaceholder("Boots, boats, bread").waitFor()
    await visitor.end()
  })

  it("has the facilities, and loses the one that was taken out", async () => {
    const visitor = await edited("Facilities", async (page) => {
      await page.getByLabel("Heading").fill("")
      await rowOf(page, "Rooms and places", 0).getByLabel("Name").fill("The observatory")
      await rowOf(page, "Rooms and places", 0).getByLabel("Text").fill("A dome that turns by hand.")
      await rowOf(page, "Rooms and places", 0).getByLabel("From the left").fill("20")
      await page.getByRole("button", { name: "Remove The pool" }).click()
    })
    await visitor.page.getByRole("region", { name: "Facilities" }).waitFor()
    await visitor.page.getByRole("heading", { name: "The observatory" }).waitFor()
    await visitor.page.getByText("A dome that turns by hand.").waitFor()
    await visitor.page.locator("main img[data-focus-x='20']").waitFor({ state: "attached" })
    await expect.poll(() => visitor.page.getByRole("heading", { name: "The pool" }).count()).toBe(0)
    await visitor.end()
  })

  it("has the words about the school and both calls to action", async () => {
    const about = await edited("About the school", (page) =>
      page.getByRole("textbox", { name: /^Heading/ }).fill("A mill, a river, a school"),
    )
    await about.heading("A mill, a river, a school").waitFor()
    await about.end()
    const visitor = await edited("Calls to action", async (page) => {
      await page.getByRole("group", { name: "Next year’s intake" }).getByLabel("Heading").fill("Places for {year}")
      await page.getByRole("group", { name: "Scholarship", exact: true }).getByLabel("Heading").fill("Five free places")
    })
    await visitor.heading(`Places for ${new Date().getFullYear() + 1}`).waitFor()
    await visitor.heading("Five free places").waitFor()
    await visitor.end()
  })
})

describe("how the staff work together", () => {
  it("is what the office has ticked: editors' work waits for an administrator, and a mail comes each Monday", async () => {
    const set = async (ticked: boolean) => {
      const visitor = await edited("Approval and weekly mail", async (page) => {
        await page.getByRole("checkbox", { name: /each Monday\s+What was published, changed and deleted/ }).waitFor()
        for (const label of ["What editors write waits for an administrator", "A mail to administrators each Monday"]) {
          await expect.poll(() => page.getByLabel(label).isChecked()).toBe(!ticked)
          await page.getByLabel(label).setChecked(ticked)
        }
      })
      await visitor.end()
    }
    const eda = await stage.school.signIn("eda.editor@jacarandahill.example")
    const stateOfNext = async () => (await published(eda, "NewsStory", {}, "state")).state
    await set(true)
    expect(await stateOfNext()).toBe("WAITING")
    await set(false)
    expect(await stateOfNext()).toBe("PUBLISHED")
  })
})

describe("a form of the site's information", () => {
  it("names what is wrong at its field, and keeps what was typed", async () => {
    const visit = await stage.signedIn("Hanna Head", "/admin/site/elsewhere")
    const { page } = visit
    const online = page.getByLabel("Online school")
    await online.fill("javascript:alert(1)")
    await page.getByRole("button", { name: "Update" }).click()
    await page.getByText("Please mend what is marked above").waitFor()
    await expect.poll(() => online.evaluate(isFocused)).toBe(true)
    await expect.poll(() => online.inputValue()).toBe("javascript:alert(1)")
    await page.getByRole("button", { name: "Cancel" }).click()
    await answer(visit, "Discard it")
    await page.getByRole("heading", { level: 1, name: "Site" }).waitFor()

    const { data } = await stage.school
      .visitor()
      .ask("{ site { formNotes { application { answerDays keptMonths } } } }")
    const { answerDays, keptMonths } = data.site.formNotes.application
    await visit.goTo("/admin/site/forms")
    const note = page.getByRole("group", { name: "Applications" })
    await expect.poll(() => note.getByLabel("Within how many school days").inputValue()).toBe(String(answerDays))
    await expect
      .poll(() => note.getByLabel("Deleted after how many months").inputValue())
      .toBe(String(keptMonths ?? ""))
    await visit.end()
  })

  it("does not overwrite what a colleague saved meanwhile: another part stays theirs, the same one is asked about", async () => {
    const visit = await stage.signedIn("Hanna Head", "/admin/site/sign-in")
    const { page } = visit
    const colleague = await stage.school.signIn("hanna.head@jacarandahill.example")
    const write = async (quote: string, theirs: string) => {
      await page.getByLabel("Quotation").fill(quote)
      await colleague.ask(`mutation { editSite(input: { ${theirs} }) { id } }`)
      await page.getByRole("button", { name: "Update" }).click()
    }
    await write("Mine alone.", 'motto: "Theirs."')
    await page.getByRole("alert").getByText("Sign-in panel: saved").waitFor()

    await visit.goTo("/admin/site/sign-in")
    await write("Mine.", 'signInPanel: { quote: "Theirs too.", attribution: "A gardener" }')
    await page.getByRole("dialog", { name: "Hanna Head has saved this too" }).waitFor()
    await expect.poll(() => page.getByRole("textbox", { name: /^Quotation/ }).inputValue()).toBe("Mine.")
    await page.getByRole("button", { name: "Keep mine" }).click()
    await page.waitForURL(/#\/admin\/site$/)
    await visit.end()
    const visitor = await stage.visit({ path: "/login" })
    await visitor.page.getByRole("figure").filter({ hasText: "Mine." }).getByText("A gardener").waitFor()
    await visitor.page.getByRole("banner").getByText("Theirs.").waitFor()
    await visitor.end()
  })
})
