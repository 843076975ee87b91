import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Axe = { run: (context: object, options: object) => Promise<{ violations: Violation[] }> }
type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }

/**
 * Axe's findings on the current page, one per line: WCAG 2.2 A and AA, and its best practices, or only the named
 * rules; without those above and below the page's own content if `isMain`.
 */
export async function barriers(page: Page, rules?: string[], isMain = false): Promise<string[]> {
  // Evaluated by the debugger, since the page's policy allows no injected script.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    ({ rules, isMain }) => {
      const main = isMain ? document.querySelector("main") : undefined
      const exclude = [main?.previousElementSibling, main?.nextElementSibling].filter(Boolean)
      // Preloading reads style sheets and media again, for rules that are off or judge sound: the site has no sound.
      const options = { preload: false, resultTypes: ["violations"], ...(rules && { runOnly: rules }) }
      return (window as unknown as { axe: Axe }).axe.run({ include: [document], exclude }, options)
    },
    { rules, isMain },
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
}
