import type { Browser, BrowserContextOptions } from "playwright-core"
import { Role } from "../server/access/roles.ts"
import { addressOf, drawnPicture, type School } from "./school.ts"
import { Visit } from "./visit.ts"

/** Two editors and the head, for journeys that distinguish an author from a colleague. */
export async function hireStaff(school: School) {
  await school.account(Role.EDITOR, "Eda Editor")
  await school.account(Role.EDITOR, "Eli Editor")
  await school.account(Role.ADMINISTRATOR, "Hanna Head")
}

/** A signed-in user on the screen of a hash route. */
export async function signedIn(
  browser: Browser,
  school: School,
  name: string,
  path: string,
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const visit = await Visit.start(browser, school, { ...options, path, email: addressOf(name) })
  await visit.signedIn()
  return visit
}

/** A photograph, for choosing in a form. */
export async function photo(name = "photo.jpg") {
  return {
    name,
    mimeType: "image/jpeg",
    buffer: await drawnPicture({ width: 1200, height: 800, format: "jpeg" }),
  }
}

/** Chooses a picture in the open form, and gives its alt text. */
export async function choosePicture({ page }: Visit, alt: string) {
  await page.locator("input[type=file]").setInputFiles(await photo())
  await page.getByRole("img", { name: /preview/i }).waitFor()
  const onPhone = page.getByRole("button", { name: /^(?:Image|Cover image|Picture) …$/ })
  if (await onPhone.isVisible()) await onPhone.click()
  await page.getByLabel("What does the picture show?").fill(alt)
}

/** Types into a rich-text field, after its text. */
export async function write({ page }: Visit, field: string, text: string) {
  await page.getByRole("textbox", { name: field }).click()
  await page.keyboard.press("Control+End")
  await page.keyboard.type(text)
}
