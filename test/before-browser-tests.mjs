import { prepare } from "../launch/prepare.mjs"
import { launchBrowser } from "./chromium.ts"

/** Builds the client and the server, and gets a browser: that is reported once, and fails in a single place. */
export async function setup() {
  await prepare()
  const browser = await launchBrowser(console.log)
  await browser.close()
}
