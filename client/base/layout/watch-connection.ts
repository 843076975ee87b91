import { apiClient } from "../session/api-client.ts"
import { type Copy, copyOf, dropCopy, onCopyChange, openPath } from "../session/copies.ts"
import { isSessionHeld } from "../session/refresh.ts"
import { type Unsent, unsentForm } from "../session/unsent.ts"
import { showsMessage } from "./shows-message.ts"

export type ConnectionState = {
  copy: Copy | null
  unsent: Unsent | null
}

/** Milliseconds for which answers stay fresh: less than a minute together with the polling interval of notices. */
const freshMs = 9_000

export function watchConnection(show: (news: ConnectionState | null) => void, signal: AbortSignal) {
  let isUp = true
  const update = () => {
    const path = openPath()
    const copy = copyStatus(copyOf(path), isUp)
    const form = unsentForm()
    const unsent = form && form.path !== path ? form : null
    show(copy || unsent ? { copy, unsent } : null)
  }
  // Detects the message of a screen whose code does not load.
  const screen = new MutationObserver(update)

  let refetchedAt = Date.now()

  const refetch = async () => {
    const path = openPath()
    const age = Date.now() - refetchedAt
    // Leave a form alone: sending it compares versions. The age is negative if the clock was set back.
    const isDue = !isSessionHeld() && (age < 0 || age > freshMs)
    if (!copyOf(path) && !isDue) return
    dropCopy(path)
    refetchedAt = Date.now()
    // A failed query marks the screen as a copy again.
    await apiClient.refetchQueries({ include: "active" }).catch(() => undefined)
    dispatchEvent(new Event("refetched"))
  }

  const refetchAndUpdate = () => {
    update()
    void refetch().then(update)
  }

  const noteDown = () => {
    isUp = false
  }
  // A form whose answer was lost dispatches `offline` too; the next poll may succeed.
  addEventListener("offline", noteDown, { signal })
  onCopyChange(update)
  signal.addEventListener("abort", () => {
    screen.disconnect()
    onCopyChange(() => {})
  })
  update()
  return {
    set(up: boolean) {
      const isBack = up && !isUp
      isUp = up
      if (up) screen.disconnect()
      else screen.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true })
      // The browser only notices its own connection, not that the server is back.
      if (isBack) dispatchEvent(new Event("online"))
      if (up) refetchAndUpdate()
      else update()
    },
    // A new screen queries by itself: refetch only a copy.
    step: () => (copyOf(openPath()) ? refetchAndUpdate() : update()),
  }
}

/** Content on the screen never counts as missing, even if a part beside it failed. */
function copyStatus(copy: Copy | undefined, isUp: boolean): Copy | null {
  if (!copy && isUp) return null
  const isMissing = showsMessage() || (copy?.savedAt === null && showsFailure())
  return { savedAt: isMissing ? null : (copy?.savedAt ?? undefined) }
}

const showsFailure = () => document.querySelector("main [role=alert]") !== null
