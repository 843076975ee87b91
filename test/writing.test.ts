import type { FileChooser } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { isFocused } from "./screens.ts"
import { hireStaff, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { storedPicture } from "./stored-picture.ts"
import type { Visit } from "./visit.ts"

let eda: Client
let visitor: Visit
let creator: Visit
let colleague: Visit
let head: Visit

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  await school.account(Role.AUTHOR, "Abe Author")
  eda = await school.signIn("eda.editor@jacarandahill.example")
  visitor = await stage.visit()
  creator = await stage.signedIn("Eda Editor", "/")
  colleague = await stage.signedIn("Eli Editor", "/")
  head = await stage.signedIn("Hanna Head", "/")
})

afterAll(async () => {
  for (const visit of [visitor, creator, colleague, head]) await visit?.end()
})

type Fill = (visit: Visit) => Promise<unknown>
type ContentType = {
  type: string
  what: string
  list: string
  add: string
  /** What Submit waits for, as the form says it, in the form's order, and how it is given. */
  needs: [words: string, fill: Fill][]
  /** The field that is its name, and the name it is given. */
  field: string
  name: string
  edited: string
  deleted: string
  edit?: string
  remove?: string
  /** What is said at the screen that comes after adding. */
  added: string
}

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

const types: ContentType[] = [
  {
    type: "Article",
    what: "blog post",
    list: "/blog",
    add: "New Blog Post",
    needs: [
      ["a title", text("Title", "Worms")],
      ["an image", image],
      ["content", richText("Content", "They ate it.")],
    ],
    field: "Title",
    name: "Worms",
    added: "Blog Post Posted",
    edited: "Blog Post Edited",
    deleted: "Blog Post Deleted",
  },
  {
    type: "NewsStory",
    what: "story",
    list: "/news",
    add: "Post New Story",
    needs: [
      ["a title", text("Title", "Snow")],
      ["an image", image],
      ["content", richText("Content", "It fell.")],
    ],
    field: "Title",
    name: "Snow",
    added: "News Story Posted",
    edited: "News Story Edited",
    deleted: "News Story Deleted",
  },
  {
    type: "Profile",
    what: "profile",
    list: "/profiles",
    add: "Add Profile",
    needs: [
      ["an image", image],
      ["a name", text("Name", "Ms Lark")],
      ["a position", text("Position", "Music")],
      ["a group", ({ page }) => page.getByLabel("Group").selectOption({ label: "Teachers" })],
      ["a bio", richText("Bio", "She sings.")],
    ],
    field: "Name",
    name: "Ms Lark",
    added: "Profile Posted",
    edited: "Profile Edited",
    deleted: "Profile Deleted",
  },
  {
    type: "Gallery",
    what: "gallery",
    list: "/gallery",
    add: "Add Gallery",
    needs: [
      ["a name", text("Name", "Kites")],
      ["a description", text("Description", "Nine of them.")],
      ["an image", image],
    ],
    field: "Name",
    name: "Kites",
    added: "Gallery Added",
    edited: "Gallery Edited",
    deleted: "Gallery Deleted",
    edit: "Edit Gallery",
    remove: "Delete Gallery",
  },
  {
    type: "Event",
    what: "event",
    list: "/events",
    add: "Add Event",
    needs: [
      ["a title", text("Title", "Lanterns")],
      ["a date", text("Date and time", "2031-11-05T18:00")],
      ["a location", text("Location", "The gate")],
      ["a description", richText("Description", "Bring one.")],
    ],
    field: "Title",
    name: "Lanterns",
    added: "Calendar Event Added",
    edited: "Calendar Event Edited",
    deleted: "Calendar Event Deleted",
  },
]

const addLink = ({ page }: Visit, { add }: ContentType) => page.getByRole("main").getByRole("link", { name: add })
const h1 = ({ page }: Visit, name: string) => page.getByRole("heading", { level: 1, name, exact: true })
const alert = ({ page }: Visit, words: string) => page.getByRole("alert").getByText(words, { exact: true })
const button = ({ page }: Visit, name: string) => page.getByRole("main").getByRole("button", { name, exact: true })

async function viewed(visit: Visit, row: ContentType, fields: object = {}) {
  const { id } = await published(eda, row.type, fields)
  await visit.goTo(`${row.list}/view/${id}`)
  await visit.page.getByRole("article").first().waitFor()
  return id as number
}

describe.each(types)("A new $what", (row) => {
  const { list, add, needs, name, added } = row

  it("is not offered to a visitor, whom its address leads to sign in", async () => {
    await visitor.goTo(list)
    await visitor.page.getByRole("heading", { level: 1 }).waitFor()
    await expect.poll(() => addLink(visitor, row).count()).toBe(0)
    await visitor.goTo(`${list}/add`)
    await visitor.page.getByRole("button", { name: "Sign In" }).waitFor()
    await expect.poll(() => visitor.page.url()).toContain("#/login")
  })

  it("is sent when nothing is missing, and the form says what is", async () => {
    await creator.goTo(list)
    await addLink(creator, row).click()
    await h1(creator, add).waitFor()
    await expect.poll(() => addLink(creator, row).count()).toBe(0)
    const submit = button(creator, "Submit")
    for (const [index, [, fill]] of needs.entries()) {
      const missing = needs.slice(index).map(([words]) => words)
      const last = missing.pop()
      const told = missing.length > 0 ? `${missing.join(", ")} and ${last}` : last
      await creator.page.getByText(`Still missing: ${told}`, { exact: true }).waitFor()
      await expect.poll(() => submit.isDisabled()).toBe(true)
      await fill(creator)
    }
    await expect.poll(() => submit.isEnabled()).toBe(true)
    if (needs.some(([words]) => words === "an image")) await creator.page.getByText("Not said yet.").waitFor()
    await submit.click()
    await alert(creator, added).waitFor()
    await creator.page.waitForURL(new RegExp(`#${list}/(view|addpics)/\\d+$`))
    await creator.goTo(list)
    await creator.page.getByRole("main").getByText(name, { exact: true }).first().waitFor()
  })
})

describe.each(types)("A published $what", (row) => {
  const { what, list, field, edited, deleted, edit = "Edit", remove = "Delete" } = row

  it("has no Edit and no Delete for a visitor, nor for another editor", async () => {
    for (const visit of [visitor, colleague]) {
      await viewed(visit, row)
      await expect.poll(() => button(visit, edit).count()).toBe(0)
      await expect.poll(() => button(visit, remove).count()).toBe(0)
    }
  })

  it("is edited by its creator where it stands, and returns to being read", async () => {
    await viewed(creator, row)
    const address = creator.page.url()
    await button(creator, edit).click()
    await creator.page.locator("h1:focus").getByText(`Edit this ${what}`).waitFor()
    await creator.page.getByRole("img", { name: "The picture in use" }).waitFor()
    await creator.page.getByLabel(field).fill(" ")
    await expect.poll(() => button(creator, "Update").isDisabled()).toBe(true)
    await creator.page.getByLabel(field).fill("Another name")
    await button(creator, "Update").click()
    await alert(creator, edited).waitFor()
    await creator.page.locator("h1:focus").getByText("Another name").waitFor()
    await expect.poll(() => creator.page.url()).toBe(address)
  })

  it("is read again as it was, once an edit that changed nothing is cancelled", async () => {
    await viewed(creator, row)
    const title = await creator.page.locator("h1").textContent()
    await button(creator, edit).click()
    await button(creator, "Cancel").click()
    await creator.page.locator("h1:focus").getByText(String(title), { exact: true }).waitFor()
  })

  it("is edited, and after a question deleted, by the administrator", async () => {
    const id = await viewed(head, row)
    await button(head, edit).click()
    await head.page.getByLabel(field).fill("The head's name")
    await button(head, "Update").click()
    await alert(head, edited).waitFor()

    await button(head, remove).click()
    const question = head.page.getByRole("alertdialog", { name: `Delete this ${what}?` })
    await question.getByText("“The head's name” goes to the bin. You can restore it for 30 days.").waitFor()
    await question.getByRole("button", { name: "Cancel" }).click()
    await button(head, remove).click()
    await head.confirmDeletion()
    await alert(head, deleted).waitFor()
    await head.page.getByRole("heading", { level: 1 }).waitFor()
    await expect.poll(() => head.page.url()).not.toContain("/view/")
    await expect.poll(() => head.page.getByRole("link", { name: "The head's name" }).count()).toBe(0)
    await visitor.goTo(`${list}/view/${id}`)
    await visitor.heading("404").waitFor()
  })
})

it("An author, who may not add anything, is told so on every page that adds", async () => {
  const author = await stage.signedIn("Abe Author", "/")
  for (const row of types) {
    await author.goTo(row.list)
    await author.page.getByRole("heading", { level: 1 }).waitFor()
    await expect.poll(() => addLink(author, row).count()).toBe(0)
    await author.goTo(`${row.list}/add`)
    await h1(author, "Unauthorized").waitFor()
  }
  await author.end()
})

it("A picture is removed and another chosen by keyboard alone, and the focus stays there", async () => {
  const { page } = creator
  const [story] = types.filter(({ what }) => what === "story") as [ContentType]
  // Listened for in good time: the browser is told of it only some moments later.
  const chooser = new Promise<FileChooser>((chosen) => page.once("filechooser", chosen))
  await viewed(creator, story)
  await button(creator, "Edit").click()
  await page.locator("h1:focus").getByText("Edit this story").waitFor()
  await button(creator, "Remove picture").focus()
  await page.keyboard.press("Enter")
  const input = page.locator("input[type=file]")
  await expect.poll(() => input.evaluate(isFocused)).toBe(true)

  await page.keyboard.press("Enter")
  await (await chooser).setFiles(await photo())
  await page.locator("button:focus").getByText("Replace").waitFor()
  await page.getByLabel("What does the picture show?").fill("Another one")
  await button(creator, "Update").click()
  await alert(creator, story.edited).waitFor()
})

describe("A form that publishes", () => {
  it("is sent by its button only: Enter in a line of text goes on to the next field", async () => {
    const [story] = types.filter(({ what }) => what === "story") as [ContentType]
    await viewed(creator, story, { picture: { name: await storedPicture(eda), alt: "A muddy field" } })
    await button(creator, "Edit").click()
    const title = creator.page.getByLabel("Title")
    await title.fill("By the way")
    await creator.page.getByRole("textbox", { name: "Content" }).waitFor()
    await title.press("Enter")
    const words = creator.page.getByLabel("What does the picture show?")
    await expect.poll(() => words.evaluate(isFocused)).toBe(true)
    await expect.poll(() => button(creator, "Update").count()).toBe(1)
    await button(creator, "Update").click()
    await h1(creator, "By the way").waitFor()
  })

  it("lets one write past a limit, says how many characters are too many, and waits until they are gone", async () => {
    const [story] = types.filter(({ what }) => what === "story") as [ContentType]
    await viewed(creator, story)
    await button(creator, "Edit").click()
    const title = creator.page.getByLabel("Title")
    await title.fill("é".repeat(190))
    await creator.page.getByText("Room for 10 characters more.").waitFor()
    await title.pressSequentially("and 12 more chars past it")
    await creator.page.getByText("15 characters too many: at most 200.").waitFor()
    await expect.poll(() => title.inputValue()).toHaveLength(215)
    await button(creator, "Update").focus()
    await button(creator, "Update").click()
    await expect.poll(() => title.evaluate(isFocused)).toBe(true)
    await title.fill("Short enough")
    await button(creator, "Update").click()
    await alert(creator, story.edited).waitFor()
  })

  it("asks what a picture shows: silence is no answer, that it only decorates is one, and so are words", async () => {
    const [story] = types.filter(({ what }) => what === "story") as [ContentType]
    const id = await viewed(creator, story)
    const { page } = creator
    const words = page.getByLabel("What does the picture show?")
    const decorates = page.getByLabel("It only decorates")
    const answered = async (say: () => Promise<void>) => {
      await button(creator, "Edit").click()
      await page.locator("h1:focus").getByText("Edit this story").waitFor()
      await say()
      await button(creator, "Update").click()
      await page.locator("h1:focus").getByText("Relay").waitFor()
      const { data } = await eda.ask(`{ newsStory(id: ${id}) { picture { alt described } } }`)
      return data.newsStory.picture
    }
    expect(await answered(() => page.getByText("Not said yet.").waitFor())).toEqual({ alt: "", described: false })
    expect(await answered(() => decorates.check())).toEqual({ alt: "", described: true })
    const written = async () => {
      await expect.poll(() => decorates.isChecked()).toBe(true)
      await expect.poll(() => words.isDisabled()).toBe(true)
      await decorates.uncheck()
      await words.fill("Fig, a nose ahead")
    }
    expect(await answered(written)).toEqual({ alt: "Fig, a nose ahead", described: true })
    expect(await answered(() => words.fill(" "))).toEqual({ alt: "", described: false })
  })

  it("keeps the words for a picture when another takes its place, and asks whether they still fit", async () => {
    const [story] = types.filter(({ what }) => what === "story") as [ContentType]
    await viewed(creator, story, { picture: { name: await storedPicture(eda), alt: "A muddy field" } })
    await button(creator, "Edit").click()
    const { page } = creator
    const words = page.getByLabel("What does the picture show?")
    await page.locator("input[type=file]").setInputFiles(await photo())
    await page.getByText("Do these words still say what it shows?").waitFor()
    await expect.poll(() => words.inputValue()).toBe("A muddy field")
    await page.getByLabel("It only decorates").check()
    await page.getByLabel("It only decorates").uncheck()
    await words.fill("A dry field")
    await expect.poll(() => page.getByText("Do these words still say what it shows?").count()).toBe(0)
    await button(creator, "Update").click()
    await page.getByRole("img", { name: "A dry field" }).waitFor()
  })
})

it("What is written from right to left is read from the right, its bullets too, as in the editor", async () => {
  const [story] = types.filter(({ what }) => what === "story") as [ContentType]
  await viewed(creator, story, { detail: "<p>مرحبا بكم</p><ul><li>أولا</li></ul><p>Welcome</p>" })
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

it("What was done is told at the foot of a phone, where what comes next does not begin, and only the latest of it", async () => {
  const { page } = creator
  await page.setViewportSize({ width: 360, height: 740 })
  for (const row of types.slice(0, 2)) {
    await viewed(creator, row)
    await button(creator, "Edit").click()
    await page.getByLabel(row.field).fill("Told")
    await button(creator, "Update").click()
    await alert(creator, row.edited).waitFor()
  }
  await expect.poll(() => page.getByRole("alert").allTextContents()).toEqual(["News Story Edited"])
  await expect.poll(async () => (await alert(creator, "News Story Edited").boundingBox())?.y).toBeGreaterThan(600)
})

it("The header stays in sight while a form is on its way", async () => {
  let arrive = () => {}
  const onItsWay = new Promise<void>((arrived) => {
    arrive = arrived
  })
  const fresh = await stage.signedIn("Eda Editor", "/gallery")
  await fresh.page.route(/add-gallery-screen/, (route) => onItsWay.then(() => route.continue()))
  await fresh.page.getByRole("link", { name: "Add Gallery" }).click()
  await fresh.page.getByRole("main").getByText("Loading…").waitFor()
  await fresh.page.getByRole("banner").getByRole("button", { name: "Log out" }).first().hover()
  arrive()
  await h1(fresh, "Add Gallery").waitFor()
  await fresh.end()
})
