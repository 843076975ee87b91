import { launchBrowser } from "../chromium.ts"
import { type Engine, keys } from "./engine.ts"

type Act = { type: string; value?: string; x?: number; y?: number; duration?: number }

const names = new Map(Object.entries(keys).map(([name, value]) => [value, name]))

/** The Chromium of the browser tests. */
export async function openChromium(): Promise<Engine> {
  const browser = await launchBrowser()
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  const logged: string[] = []
  page.on("console", (message) => logged.push(`${message.type()}: ${message.text()}`))
  page.on("pageerror", (error) => logged.push(`error: ${error.message}`))

  const { keyboard, mouse } = page
  const does: Record<string, (act: Act) => Promise<unknown>> = {
    pause: ({ duration }) => new Promise((go) => setTimeout(go, duration)),
    keyDown: ({ value = "" }) => keyboard.down(names.get(value) ?? value),
    keyUp: ({ value = "" }) => keyboard.up(names.get(value) ?? value),
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
    close: () => browser.close(),
  }
}
