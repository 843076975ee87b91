import { barriers } from "./axe.ts"
import { cutOff, type Size } from "./larger-text.ts"
import type { Visit } from "./visit.ts"
import { answer } from "./writing.ts"

/** A screen by its hash route, with an action to open something on it. */
export type Screen = {
  path: string
  open?: (visit: Visit) => Promise<unknown>
  /** True if the screen has unsent input, so that leaving it asks for confirmation. */
  unsent?: boolean
  /** True to check header and footer too, in all looks. Always for the first screen. */
  isFullPage?: boolean
}

/** A theme, and a window's width in pixels. */
export type Variant = { colorScheme: "light" | "dark"; width: number }

/** Opens a screen, again if it is already open, and waits until nothing on it is loading. */
async function openScreen(visit: Visit, screen: Screen) {
  if (visit.page.url().endsWith(`#${screen.path}`)) await visit.goTo("/unauthorized")
  await visit.goTo(screen.path)
  await waitUntilSettled(visit)
  if (!screen.open) return
  await screen.open(visit)
  await waitUntilSettled(visit)
}

/** Leaves a screen after its checks, and confirms the loss of unsent input. */
async function leaveScreen(visit: Visit, { unsent }: Screen) {
  if (!unsent) return
  await visit.goTo("/unauthorized")
  await answer(visit, "Discard it")
}

/**
 * Returns each screen's accessibility faults, cut-off text in several sizes, and other faults. Opens each screen once,
 * in the first look. Checks whole screens in all looks: fully in the first, and in the others for faults that depend
 * on theme or width. Other screens are checked without header and footer, alternately in the first and second
 * look, which differ in the theme.
 */
export async function faultsOn(
  visit: Visit,
  screens: Screen[],
  variants: readonly Variant[],
  sizes: readonly Size[] = [],
  more: (visit: Visit) => Promise<string[]> = async () => [],
) {
  const found = new Set<string>()
  for (const [turn, screen] of screens.entries()) {
    await openScreen(visit, screen)
    await visit.page.locator("h1").first().waitFor({ state: "attached" })
    for (const fault of await more(visit)) found.add(`${screen.path}: ${fault}`)
    const isMain = turn > 0 && !screen.isFullPage
    const own = isMain ? variants.slice(turn % 2, (turn % 2) + 1) : variants
    for (const [index, variant] of own.entries()) {
      await show(visit, variant)
      for (const barrier of await barriers(visit.page, rulesFor(own.slice(0, index), variant), isMain))
        found.add(`${screen.path}, ${variant.colorScheme}, ${variant.width}: ${barrier}`)
    }
    for (const cut of await cutOff(visit, sizes)) found.add(`${screen.path}, ${cut}`)
    await show(visit, variants[0] as Variant)
    await leaveScreen(visit, screen)
  }
  return [...found]
}

const colourRules = ["color-contrast"]
const sizeRules = ["target-size", "scrollable-region-focusable"]

/** The axe rules whose findings may differ from the earlier looks; all of them in the first. */
function rulesFor(earlier: readonly Variant[], { width }: Variant): string[] | undefined {
  if (earlier.length === 0) return undefined
  // Colours again, as some parts are shown at only one width.
  return earlier.some((variant) => variant.width === width) ? colourRules : [...colourRules, ...sizeRules]
}

async function show({ page }: Visit, { colorScheme, width }: Variant) {
  await page.emulateMedia({ colorScheme })
  await page.setViewportSize({ width, height: 800 })
  // Otherwise axe finds elements under the header too small.
  await page.evaluate(() => scrollTo(0, 0))
}

async function waitUntilSettled(visit: Visit) {
  const { page } = visit
  const heading = page.getByRole("heading", { level: 1 })
  await heading.waitFor().catch(async (cause) => {
    throw new Error(`${page.url()} shows no heading, but: ${await page.locator("body").innerText()}`, { cause })
  })
  await page.waitForFunction(() => !document.querySelector("main [data-coming], main [aria-busy=true]"))
  await visit.quiet()
}
