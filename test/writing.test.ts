import type { FileChooser } from "playwright-core"
import { afterAll, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { deferred } from "./deferred.ts"
import { published, storedPicture } from "./items.ts"
import { hireStaff, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"

let eda: Client
let visitor: Visit

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  await school.account(Role.AUTHOR, "Abe Author")
  eda = await school.signIn("eda.editor@jacarandahill.example")
  visitor = await stage.visit()
})
afterAll(() => visitor?.end())
const creator = stage.shared("Eda Editor")
const colleague = stage.shared("Eli Editor")
const head = stage.shared("Hanna Head")

type Fill = (visit: Visit) => Promise<unknown>

const text =
  (label: string, value: string): Fill =>
  ({ page }) =>
    page.getByLabel(label).fill(value)
const richText =
  (label: string, words: string): Fill =>
  (visit) =>
    write(visit, label, words)
const image: Fill = async ({ page }) => {
  await page.locator("input[type=file]").setInputFiles(await photo())
  await page.getByRole("img", { name: /preview/i }).waitFor()
}

interface ContentType {
  what: string
  /** Its name in messages. */
  noun: string
  list: string
  /** A list of some of them, which also offers to add one. */
  partOfList?: string
  add: string
  /** The message after adding. */
  added: string
  /** The fields that Submit waits for, in the form's words and order, and a way to fill in each. */
  needs: [words: string, fill: Fill][]
  /** The field with its name, and the name that is entered. */
  named: [field: string, name: string]
  /** Its name in the buttons that edit and delete it, if they show it. */
  inButtons?: string
}

const types: ContentType[] = [
  {
    ...{ what: "story", noun: "News Story", list: "/news", add: "Post New Story", added: "News Story Posted" },
    needs: [
      ["a title", text("Title", "Snow")],
      ["an image", image],
      ["content", richText("Content", "It fell.")],
    ],
    named: ["Title", "Snow"],
  },
  {
    ...{ what: "blog post", noun: "Blog Post", list: "/blog", add: "New Blog Post", added: "Blog Post Posted" },
    needs: [
      ["a title", text("Title", "Worms")],
      ["an image", image],
      ["content", richText("Content", "They ate it.")],
    ],
    named: ["Title", "Worms"],
  },
  {
    ...{ what: "profile", noun: "Profile", list: "/profiles", add: "Add Profile", added: "Profile Posted" },
    partOfList: "/teachers",
    needs: [
      ["an image", image],
      ["a name", text("Name", "Ms Lark")],
      ["a position", text("Position", "Music")],
      ["a group", ({ page }) => page.getByLabel("Group").selectOption({ label: "Teachers" })],
      ["a bio", richText("Bio", "She sings.")],
    ],
    named: ["Name", "Ms Lark"],
  },
  {
    ...{ what: "gallery", noun: "Gallery", list: "/gallery", add: "Add Gallery", added: "Gallery Added" },
    needs: [
      ["a name", text("Name", "Kites")],
      ["a description", text("Description", "Nine of them.")],
      ["an image", image],
    ],
    named: ["Name", "Kites"],
    inButtons: " Gallery",
  },
  {
    ...{ what: "event", noun: "Calendar Event", list: "/events", add: "Add Event", added: "Calendar Event Added" },
    needs: [
      ["a title", text("Title", "Lanterns")],
      ["a date", text("Date and time", "2031-11-05T18:00")],
      ["a location", text("Location", "The gate")],
      ["a description", richText("Description", "Bring one.")],
    ],
    named: ["Title", "Lanterns"],
  },
]

const addLink = ({ page }: Visit, { add }: ContentType) => page.getByRole("main").getByRole("link", { name: add })
const button = ({ page }: Visit, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })

/** Creates an item in the form, which says what is still missing. Resolves with its address. */
async function create(visit: Visit, row: ContentType) {
  const { list, partOfList = list, add, added, needs, named } = row
  const { page } = visit
  await visit.goTo(partOfList)
  await addLink(visit, row).click()
  await visit.titled(add)
  const submit = button(visit, "Submit")
  for (const [index, [, fill]] of needs.entries()) {
    const missing = needs.slice(index).map(([words]) => words)
    const last = missing.pop()
    const expected = missing.length > 0 ? `${missing.join(", ")} and ${last}` : last
    await page.getByText(`Still missing: ${expected}`, { exact: true }).waitFor()
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await fill(visit)
  }
  await submit.click()
  await visit.hasToast(added)
  await page.waitForURL(new RegExp(`#${list}/(view|addpics)/\\d+$`))
  const address = `${list}/view/${page.url().split("/").at(-1)}`
  if (!page.url().endsWith(address)) await visit.goTo(address)
  await visit.titled(named[1])
  return address
}

async function openForm(visit: Visit, { what, inButtons = "" }: ContentType) {
  await button(visit, `Edit${inButtons}`).click()
  await visit.page.locator("h1:focus").getByText(`Edit this ${what}`).waitFor()
}

async function rename(visit: Visit, { named, noun }: ContentType, name: string) {
  await visit.page.getByLabel(named[0]).fill(name)
  await button(visit, "Update").click()
  await visit.hasToast(`${noun} Edited`)
  await visit.page.locator("h1:focus").getByText(name).waitFor()
}

/** Deletes the item with this name. */
async function remove(visit: Visit, { what, noun, inButtons = "" }: ContentType, name: string) {
  const { page } = visit
  await button(visit, `Delete${inButtons}`).click()
  const question = page.getByRole("alertdialog", { name: `Delete this ${what}?` })
  await question.getByText(`“${name}” goes to the bin. You can restore it for 30 days.`).waitFor()
  await visit.confirmDeletion()
  await visit.hasToast(`${noun} Deleted`)
  await page.getByRole("heading", { level: 1 }).waitFor()
  await expect.poll(() => page.url()).not.toContain("/view/")
  await expect.poll(() => page.getByRole("link", { name }).count()).toBe(0)
}

const [story, ...others] = types as [ContentType, ...ContentType[]]

it("A story is added by an editor, edited only by them or the head, and deleted after a question", async () => {
  const { list } = story
  await visitor.goTo(list)
  await visitor.titled("News")
  await expect.poll(() => addLink(visitor, story).count()).toBe(0)
  const address = await create(creator, story)
  for (const visit of [visitor, colleague]) {
    await visit.goTo(address)
    await visit.titled("Snow")
    for (const name of ["Edit", "Delete"]) await expect.poll(() => button(visit, name).count()).toBe(0)
  }

  await openForm(creator, story)
  await button(creator, "Cancel").click()
  await creator.page.locator("h1:focus").getByText("Snow", { exact: true }).waitFor()
  await openForm(creator, story)
  await creator.page.getByLabel("Title").fill(" ")
  await expect.poll(() => button(creator, "Update").isDisabled()).toBe(true)
  await rename(creator, story, "Another name")
  await expect.poll(() => creator.page.url()).toContain(address)

  await head.goTo(address)
  await openForm(head, story)
  await rename(head, story, "The head's name")
  await button(head, "Delete").click()
  await head.page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click()
  await remove(head, story, "The head's name")
  await visitor.goTo(list)
  await visitor.goTo(address)
  await visitor.heading("404").waitFor()
})

it("A blog post, a profile, a gallery and an event are added, edited and deleted in the same way", async () => {
  for (const row of others) {
    await create(head, row)
    await openForm(head, row)
    await rename(head, row, "Another name")
    await remove(head, row, "Another name")
  }
})

it("An author is refused on every page that adds an item", async () => {
  const author = await stage.signedIn("Abe Author", story.list)
  await author.titled("News")
  await expect.poll(() => addLink(author, story).count()).toBe(0)
  for (const { list } of types) {
    await author.goTo(`${list}/add`)
    await author.titled("Unauthorized")
  }
  await author.end()
})

it("A picture's focus is set by mouse or keyboard, and a profile moves to another group", async () => {
  const { id } = await published(eda, "Profile", { name: "Ms Wanja", group: "MANAGEMENT" })
  await creator.goTo(`/profiles/view/${id}`)
  const { page } = creator
  await button(creator, "Edit").click()
  const picture = page.getByRole("group", { name: "What stays in sight" }).getByRole("img")
  // Until it has loaded, the target may still move.
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  await creator.quiet()
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
  await picture.click({ position: { x: width / 4, y: height / 10 } })
  const fromTop = page.getByRole("slider", { name: "From the top" })
  await expect.poll(() => page.getByRole("slider", { name: "From the left" }).inputValue()).toBe("25")
  await expect.poll(() => fromTop.inputValue()).toBe("10")
  await fromTop.press("ArrowRight")
  await page.getByLabel("Group").selectOption({ label: "Teachers" })
  await button(creator, "Update").click()
  await creator.hasToast("Profile Edited")
  const { picture: stored } = await eda.call("profile", { id }, "picture { focus { x y } }")
  expect(stored.focus).toEqual({ x: 25, y: 15 })
  await page.getByRole("link", { name: "All teachers" }).click()
  await page.getByRole("heading", { level: 2, name: "Ms Wanja" }).waitFor()
})

/** Eda at the form of a new story of hers. Resolves with a function that saves it. */
async function editing(fields: object = {}, visit = creator) {
  const { id } = await published(eda, "NewsStory", fields)
  await visit.goTo(`/news/view/${id}`)
  await button(visit, "Edit").click()
  await visit.page.locator("h1:focus").getByText("Edit this story").waitFor()
  return async () => {
    await button(visit, "Update").click()
    await button(visit, "Edit").waitFor()
    await visit.hasToast("News Story Edited")
    return eda.call("newsStory", { id }, "title picture { alt described }")
  }
}

it("A picture is replaced by keyboard alone, and a blank description counts as none", async () => {
  const { page } = creator
  // Listens early: the browser reports it only some moments later.
  const chooser = new Promise<FileChooser>((chosen) => page.once("filechooser", chosen))
  const save = await editing()
  await page.getByText("Not described yet. It can wait").waitFor()
  await button(creator, "Remove picture").focus()
  await page.keyboard.press("Enter")
  await expect.poll(() => page.locator("input[type=file]").evaluate(isFocused)).toBe(true)
  await page.keyboard.press("Enter")
  await (await chooser).setFiles(await photo())
  await page.locator("button:focus").getByText("Replace").waitFor()
  const words = page.getByLabel("What does the picture show?")
  const decorates = page.getByLabel("Decoration")
  await decorates.check()
  await expect.poll(() => words.isDisabled()).toBe(true)
  expect((await save()).picture).toEqual({ alt: "", described: true })

  await button(creator, "Edit").click()
  await expect.poll(() => decorates.isChecked()).toBe(true)
  await decorates.uncheck()
  await words.fill(" ")
  expect((await save()).picture).toEqual({ alt: "", described: false })
})

it("A form keeps a picture's description and a title that is too long, and is sent only by its button", async () => {
  const { page } = creator
  const save = await editing({ picture: { name: await storedPicture(eda), alt: "A muddy field" } })
  const words = page.getByLabel("What does the picture show?")
  const title = page.getByLabel("Title")
  await title.fill("By the way")
  await page.getByRole("textbox", { name: "Content" }).waitFor()
  await title.press("Enter")
  await expect.poll(() => words.evaluate(isFocused)).toBe(true)
  await page.locator("input[type=file]").setInputFiles(await photo())
  await page.getByText("Do these words still say what it shows?").waitFor()
  await expect.poll(() => words.inputValue()).toBe("A muddy field")
  await words.fill("A dry field")
  await expect.poll(() => page.getByText("Do these words still say what it shows?").count()).toBe(0)

  await title.fill("é".repeat(190))
  await page.getByText("Room for 10 characters more.").waitFor()
  await title.pressSequentially("and 12 more chars past it")
  await page.getByText("15 characters too many: at most 200.").waitFor()
  await button(creator, "Update").focus()
  await button(creator, "Update").click()
  await expect.poll(() => title.evaluate(isFocused)).toBe(true)
  await expect.poll(() => title.inputValue()).toHaveLength(215)
  await title.fill("Short enough")
  expect(await save()).toEqual({ title: "Short enough", picture: { alt: "A dry field", described: true } })
})

it("Text from right to left reads so with its bullets, on the page and in the editor", async () => {
  const { id } = await published(eda, "NewsStory", { detail: "<p>مرحبا بكم</p><ul><li>أولا</li></ul><p>Welcome</p>" })
  await creator.goTo(`/news/view/${id}`)
  const sides = () =>
    creator.page
      .getByRole("main")
      .getByText(/مرحبا|أولا|Welcome/)
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block.closest("li, p") ?? block).direction))
  await expect.poll(() => sides()).toEqual(["rtl", "rtl", "ltr"])
  await button(creator, "Edit").click()
  await creator.page.getByRole("textbox", { name: "Content" }).getByText("Welcome").waitFor()
  await expect.poll(() => sides()).toEqual(["rtl", "rtl", "ltr"])
  await button(creator, "Cancel").click()
})

it("On a phone the header stays while a form loads, and messages appear at the foot", async () => {
  const gate = deferred()
  const phone = await stage.signedIn("Eda Editor", "/gallery", { viewport: { width: 360, height: 740 } })
  await phone.page.route(/add-gallery-screen/, (route) => gate.promise.then(() => route.continue()))
  await phone.page.getByRole("link", { name: "Add Gallery" }).click()
  await phone.page.getByRole("main").getByText("Loading…").waitFor()
  await phone.page.getByRole("banner").getByRole("button", { name: "Menu" }).hover()
  gate.resolve()
  await phone.titled("Add Gallery")
  const save = await editing({}, phone)
  await phone.page.getByLabel("Title").fill("Told")
  await save()
  const toast = phone.page.getByRole("alert").getByText("News Story Edited")
  await expect.poll(async () => (await toast.boundingBox())?.y).toBeGreaterThan(600)
  await phone.end()
})
