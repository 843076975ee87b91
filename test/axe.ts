import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "playwright-core"

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Axe = { run: (options: object) => Promise<{ violations: Violation[] }> }
type Violation = { id: string; help: string; nodes: { html: string; failureSummary?: string }[] }

/**
 * What axe finds on the page as it is now: WCAG 2.2 A and AA, and its best practices, or the rules that are named. A
 * line for each thing.
 */
export async function barriers(page: Page, rules?: string[]): Promise<string[]> {
  // Evaluated by the browser's debugger, since the page's policy lets no script in.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source)
  const { violations } = await page.evaluate(
    (runOnly) =>
      (window as unknown as { axe: Axe }).axe.run({ resultTypes: ["violations"], ...(runOnly && { runOnly }) }),
    rules,
  )
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n  ${html.slice(0, 200)}\n  ${failureSummary}`),
  )
}
