import { launchBrowser } from "../chromium.ts"
import { type Engine, keys } from "./engine.ts"

type Act = { type: string; value?: string; x?: number; y?: number; duration?: number }

const names = new Map(Object.entries(keys).map(([name, value]) => [value, name]))

/** Playwright has only the keys of an American keyboard. */
const hasKey = (value: string) => names.has(value) || value <= "~"

/** The Chromium of the browser tests. */
export async function openChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const logged: string[] = []
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", (error) => logged.push(`error: ${error.message}`))

  const devtools = await page.context().newCDPSession(page)
  const { keyboard, mouse } = page
  const does: Record<string, (act: Act) => Promise<unknown>> = {
    pause: ({ duration }) => new Promise((go) => setTimeout(go, duration)),
    keyDown: ({ value = "" }) =>
      hasKey(value) ? keyboard.down(names.get(value) ?? value) : keyboard.insertText(value),
    keyUp: async ({ value = "" }) => hasKey(value) && keyboard.up(names.get(value) ?? value),
    pointerMove: ({ x = 0, y = 0 }) => mouse.move(x, y),
    pointerDown: () => mouse.down(),
    pointerUp: () => mouse.up(),
  }

  return {
    logged,
    open: async (url) => void (await page.goto(url)),
    async run(work, ...args) {
      const text = await page.evaluate(
        `(async () => JSON.stringify(await (${work})(...${JSON.stringify(args)}) ?? null))()`,
      )
      return JSON.parse(String(text))
    },
    async act(sources) {
      for (const { actions } of sources as { actions: Act[] }[]) for (const act of actions) await does[act.type]?.(act)
    },
    choose: (selector, files) => page.setInputFiles(selector, files),
    async compose(text, replaced = 0) {
      const caret = { selectionStart: text.length, selectionEnd: text.length }
      const end = replaced > 0 ? await page.evaluate(lettersBeforeCaret) : 0
      const place = replaced > 0 ? { replacementStart: end - replaced, replacementEnd: end } : {}
      await devtools.send("Input.imeSetComposition", { text, ...caret, ...place })
    },
    commit: async (text) => void (await devtools.send("Input.insertText", { text })),
    close: () => browser.close(),
  }
}

/** Counts within the focused text, which must be one line. */
function lettersBeforeCaret() {
  const selection = getSelection()
  const before = new Range()
  if (document.activeElement) before.setStart(document.activeElement, 0)
  if (selection?.focusNode) before.setEnd(selection.focusNode, selection.focusOffset)
  return before.toString().length
}
