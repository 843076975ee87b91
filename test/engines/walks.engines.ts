import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../client.ts"
import { published } from "../items.ts"
import { School } from "../school.ts"
import { hireStaff, photo } from "../staff.ts"
import { TestProxy } from "../test-proxy.ts"
import { openChromium } from "./chromium.ts"
import { openFirefox } from "./firefox.ts"
import { Walker } from "./walker.ts"
import { openWebKit } from "./webkit.ts"

let school: School
let front: TestProxy
let picture: string
let eda: Client

beforeAll(async () => {
  school = await School.openPages({ SEED: "school" })
  front = await TestProxy.of(school)
  await hireStaff(school)
  eda = await school.signIn("eda.editor@jacarandahill.example")
  picture = join(await mkdtemp(join(tmpdir(), "walk-")), "photo.jpg")
  await writeFile(picture, (await photo()).buffer)
})
afterEach(() => {
  front.isCut = false
})
afterAll(async () => {
  await front?.close()
  await school?.close()
})

describe.each([
  ["Chromium", openChromium],
  ["Firefox", openFirefox],
  ["WebKit", openWebKit],
])("in %s", (name, open) => {
  let walker: Walker

  beforeAll(async () => {
    walker = new Walker(await open(), front.url)
  })
  afterAll(() => walker?.engine.close())

  it("somebody signs in, posts a story with a picture and edits it", async () => {
    await walker.signIn("Eda Editor")
    await walker.goTo("/news/add")
    await walker.fill("Title", `Kites in ${name}`)
    await walker.choose(picture)
    await walker.see("Role", "img", "Preview")
    await walker.fill("What does the picture show", "Kites over the field")
    await walker.click("LabelText", "Content")
    await walker.type("They flew ")
    await walker.press("Control+b")
    await walker.type("high")
    expect(await walker.html("Content")).toContain("high</strong>")
    await walker.click("Role", "button", "Submit")
    await walker.titled(`Kites in ${name}`)
    await walker.click("Role", "button", "Edit")
    await walker.click("LabelText", "Content")
    await walker.press("Control+End")
    await walker.type(" indeed")
    await walker.click("Role", "button", "Update")
    await walker.see("Text", "indeed")
  })

  it("somebody posts two pictures in a gallery, and signs out", async () => {
    const { id } = await published(eda, "Gallery")
    await walker.goTo(`/gallery/addpics/${id}`)
    await walker.choose(picture, picture)
    await walker.click("Role", "button", "Post 2 pictures")
    await walker.see("Text", "^Images? Posted$")
    await walker.click("Role", "button", "Log out")
    await walker.see("Role", "link", "Log in")
  })

  it("a family applies, reports an absence and searches", async () => {
    await walker.goTo("/apply")
    const parent = { "Parent.s name": "Rosa Parent", "Parent.s phone": "+44 20 7946 0199" }
    await walker.fillAll({ ...parent, "Child.s name": "Ada", Email: "rosa@example.com", Message: "She likes moths." })
    await walker.click("Role", "button", "Send")
    await walker.see("Text", "Your application has arrived.")
    await walker.goTo("/absence")
    const away = { Class: "Form 3", Reason: "A cold", "Your name": "Rosa Parent", "Your phone": "+44 20 7946 0199" }
    await walker.fillAll({ "Child.s name": "Ada", ...away })
    await walker.click("Role", "button", "Send")
    await walker.see("Text", "The school knows that your child is absent.")
    await walker.goTo("/search")
    await walker.fill("What are you looking for", "unifrom")
    await walker.press("Enter")
    await walker.see("Text", "Showing results for")
    await walker.click("Role", "link", "What to wear")
    await walker.titled("What to wear")
  })

  it("a page that was read is there without a line", async () => {
    await walker.openPage("/fees")
    const isCached = "async () => !!(await (await caches.open('pages')).match('/fees'))"
    await expect.poll(() => walker.engine.run(isCached), { timeout: 60_000, interval: 1_000 }).toBe(true)
    front.isCut = true
    await walker.openPage("/fees")
    await walker.titled("What it costs")
    await walker.see("Text", "Saved copy of")
    expect(walker.engine.logged.filter((line) => !/Failed to load|NetworkError/.test(line))).toEqual([])
  })
})
