import { prepare } from "../launch/prepare.mjs"
import { launchBrowser } from "./chromium.ts"

/** The client and the server as they are served, and a browser: getting one is reported once, and fails in one place. */
export async function setup() {
  await prepare()
  const browser = await launchBrowser(console.log)
  await browser.close()
}
