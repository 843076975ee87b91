import { cleanup, configure } from "@testing-library/react"
import { afterEach, vi } from "vitest"

// Files share a process: none begins with the modules or the page of the one before.
vi.resetModules()
vi.unstubAllGlobals()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
location.hash = ""

configure({ asyncUtilTimeout: 5_000 })
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
