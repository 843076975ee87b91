import { cleanup, configure } from "@testing-library/react"
import { afterEach, vi } from "vitest"

// Test files share a process: resets modules and page between them.
vi.resetModules()
vi.unstubAllGlobals()
document.body.replaceChildren()
localStorage.clear()
sessionStorage.clear()
location.hash = ""

// jsdom has no modal dialogs, and no addresses for files.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
  },
})
Object.assign(URL, { createObjectURL: () => "blob:chosen", revokeObjectURL: () => {} })

configure({ asyncUtilTimeout: 5_000 })
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})
