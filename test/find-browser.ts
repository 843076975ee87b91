import { launchBrowser } from "./chromium.ts"

// Run by `npm test` before the tests, so that getting a browser is told once and fails in one place.
launchBrowser(console.log).then(
  (browser) => browser.close(),
  (error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  },
)
