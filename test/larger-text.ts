import type { Visit } from "./visit.ts"

/** A window's width and the browser's font size, in pixels: 16 by default. */
export type Size = { width: number; font: number; doubled?: boolean }

/** WCAG's requirements: 320 pixels (1.4.10), and text of 200 % (1.4.4), by the browser's setting and by a style sheet. */
export const largerText: readonly Size[] = [
  { width: 640, font: 16, doubled: true },
  { width: 320, font: 32 },
  { width: 320, font: 16 },
]

/** The parts of the open screen that scroll sideways, are cut off, or are a broken header word, in any of the sizes. */
export async function cutOff({ page }: Visit, sizes: readonly Size[]): Promise<string[]> {
  const found: string[] = []
  const browser = await page.context().newCDPSession(page)
  const show = async ({ width, font, doubled = false }: Size) => {
    await browser.send("Page.setFontSizes", { fontSizes: { standard: font } })
    await page.setViewportSize({ width, height: 640 })
    await page.evaluate(doubleText, doubled)
    const shown = `${doubled ? 2 * font : font}px`
    await page.waitForFunction((size) => getComputedStyle(document.documentElement).fontSize === size, shown)
  }
  for (const size of sizes) {
    await show(size)
    const faults = [...(await page.evaluate(findCutOffText)), ...(await page.evaluate(findBrokenHeaderWords))]
    const text = size.doubled ? "text of 200 %" : `text of ${size.font} px`
    for (const fault of faults) found.push(`${text}, ${size.width} wide: ${fault}`)
  }
  await show({ width: 320, font: 16 })
  await browser.detach()
  return found
}

/** Enlarges only the text, like a user's own style sheet; or undoes that. */
function doubleText(doubled: boolean) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(":root { font-size: 32px }")
  document.adoptedStyleSheets = doubled ? [sheet] : []
}

/** Texts that overflow their place. Openings and the last crumb are cut on purpose: the full text is one click away. */
function findCutOffText() {
  const cut = [...document.querySelectorAll<HTMLElement>("body *")].filter((element) => {
    // Checked first, as few elements have text, and reading styles is slow.
    if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      return false
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position, display } = getComputedStyle(element)
    const isIntended = textOverflow === "ellipsis" || webkitLineClamp !== "none"
    const isVisuallyHidden = position === "absolute" && element.clientWidth <= 1
    if (isIntended || isVisuallyHidden || display === "inline") return false
    const clips = (overflow: string) => overflow === "hidden" || overflow === "clip"
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
    return (clips(overflowX) && scrollWidth > clientWidth + 1) || (clips(overflowY) && scrollHeight > clientHeight + 1)
  })
  const excess = document.documentElement.scrollWidth - innerWidth
  const named = ({ tagName, className, textContent }: HTMLElement) => `${tagName} ${className} ${textContent}`
  const words = cut.map(named)
  if (excess <= 0) return words
  const widest = [...document.querySelectorAll<HTMLElement>("body *")].filter(
    (element) => Math.ceil(element.getBoundingClientRect().right) === innerWidth + excess,
  )
  return [`${excess} px sideways, in ${widest.slice(-2).map(named).join(", ")}`, ...words]
}

/** Words of the header that are broken, or beyond the window's edge. */
function findBrokenHeaderWords() {
  const texts = document.createTreeWalker(document.querySelector("header") as Element, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode as Text
    const around = text.parentElement
    const isVisuallyHidden = !around?.checkVisibility() || getComputedStyle(around).clipPath !== "none"
    if (isVisuallyHidden) continue
    for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = range.getClientRects()
      if (lines.length > 1 || [...lines].some(({ right }) => right > innerWidth)) broken.push(word)
    }
  }
  return broken
}
