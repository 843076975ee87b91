import { barriers } from "./axe.ts"
import { cutOff, type Size } from "./larger-text.ts"
import type { Visit } from "./visit.ts"
import { answer } from "./writing.ts"

/** A screen by its hash route, and what is opened on it. */
export type Screen = {
  path: string
  open?: (visit: Visit) => Promise<unknown>
  /** Something is left in it that was not sent: leaving asks. */
  unsent?: boolean
}

/** A theme, and a window's width in pixels. */
export type Look = { colorScheme: "light" | "dark"; width: number }

/** Evaluated on an element of the page. */
export const isFocused = (element: Element) => element === document.activeElement

/** Opens a screen, anew where it is open already, and waits until nothing on it is still loading. */
async function openScreen(visit: Visit, screen: Screen) {
  if (visit.page.url().endsWith(`#${screen.path}`)) await visit.goTo("/unauthorized")
  await visit.goTo(screen.path)
  await settled(visit)
  if (!screen.open) return
  await screen.open(visit)
  await settled(visit)
}

/** Goes from a screen that was looked at, past the question where something was begun on it. */
async function leaveScreen(visit: Visit, { unsent }: Screen) {
  if (!unsent) return
  await visit.goTo("/unauthorized")
  await answer(visit, "Discard it")
}

/**
 * What bars the way on each of the screens, which is opened once, in the first look, and looked at in all of them: whole
 * in the first, and in the others for what a theme or a width can change. And what is cut off on them in the sizes, and
 * what else is found on them.
 */
export async function faultsOn(
  visit: Visit,
  screens: Screen[],
  looks: readonly Look[],
  sizes: readonly Size[] = [],
  more: (visit: Visit) => Promise<string[]> = async () => [],
) {
  const found = new Set<string>()
  for (const screen of screens) {
    await openScreen(visit, screen)
    for (const fault of await more(visit)) found.add(`${screen.path}: ${fault}`)
    for (const [index, look] of looks.entries()) {
      await show(visit, look)
      for (const barrier of await barriers(visit.page, rulesFor(looks.slice(0, index), look)))
        found.add(`${screen.path}, ${look.colorScheme}, ${look.width}: ${barrier}`)
    }
    for (const cut of await cutOff(visit, sizes)) found.add(`${screen.path}, ${cut}`)
    await show(visit, looks[0] as Look)
    await leaveScreen(visit, screen)
  }
  return [...found]
}

const ofColours = ["color-contrast"]
const ofSizes = ["target-size", "scrollable-region-focusable"]

/** The rules of axe whose findings may be others than in the looks before; all of them in the first. */
function rulesFor(before: readonly Look[], { width }: Look): string[] | undefined {
  if (before.length === 0) return undefined
  // What is shown at one width alone has colours of its own, too.
  return before.some((look) => look.width === width) ? ofColours : [...ofColours, ...ofSizes]
}

async function show({ page }: Visit, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  // What somebody has scrolled under the header is no smaller for it.
  await page.evaluate(() => scrollTo(0, 0))
}

async function settled(visit: Visit) {
  const { page } = visit
  await page.getByRole("heading", { level: 1 }).waitFor()
  await page.waitForFunction(() => !document.querySelector("main [data-coming], main [aria-busy=true]"))
  await visit.quiet()
}
