import { apiClient } from "../session/api-client.ts"
import { type Copy, copyOf, dropCopy, onCopyChange, openPath } from "../session/copies.ts"
import { isSessionHeld } from "../session/refresh.ts"
import { type Unsent, unsentForm } from "../session/unsent.ts"
import { showsMessage } from "./shows-message.ts"

export type LineNews = {
  /** Of the screen that is open; null where it came over the line. */
  copy: Copy | null
  unsent: Unsent | null
}

/** Milliseconds for which answers need no second look: with the rest between two questions for notices, less than a minute. */
const freshMs = 9_000

/**
 * Says that the open screen is a copy or missing, or that a form waits elsewhere. A copy is fetched anew as soon as it can be;
 * what is looked at, within a minute.
 */
export function watchLine(show: (line: LineNews | null) => void) {
  let isUp = true
  const now = () => {
    const path = openPath()
    const copy = standingOf(copyOf(path), isUp)
    const form = unsentForm()
    const unsent = form && form.path !== path ? form : null
    show(copy || unsent ? { copy, unsent } : null)
  }
  // That the code of a screen did not come is shown by the screen.
  const screen = new MutationObserver(now)

  let renewedAt = Date.now()

  const renew = async () => {
    const path = openPath()
    const age = Date.now() - renewedAt
    // A form keeps its words: sending it compares. A clock may be set back.
    const isDue = !isSessionHeld() && (age < 0 || age > freshMs)
    if (!copyOf(path) && !isDue) return
    dropCopy(path)
    renewedAt = Date.now()
    // What is not answered is noted as a copy once more.
    await apiClient.refetchQueries({ include: "active" }).catch(() => undefined)
  }

  const renewAndSay = () => {
    now()
    void renew().then(now)
  }

  onCopyChange(now)
  now()
  return {
    is(up: boolean) {
      const isBack = up && !isUp
      isUp = up
      if (up) screen.disconnect()
      else screen.observe(document.getElementById("main") ?? document.body, { childList: true, subtree: true })
      // The browser hears of its own line only, not of a server that is there again.
      if (isBack) dispatchEvent(new Event("online"))
      if (up) renewAndSay()
      else now()
    },
    // A screen asks as it is entered: only a copy is asked for once more.
    step: () => (copyOf(openPath()) ? renewAndSay() : now()),
    end() {
      screen.disconnect()
      onCopyChange(() => {})
    },
  }
}

/** What is shown of the open screen. Of what is there nothing is said to be missing, as of a form beside which a note did not come. */
function standingOf(copy: Copy | undefined, isUp: boolean): Copy | null {
  if (!copy && isUp) return null
  const isMissing = showsMessage() || (copy?.savedAt === null && saysThatItFailed())
  return { savedAt: isMissing ? null : (copy?.savedAt ?? undefined) }
}

const saysThatItFailed = () => document.querySelector("main [role=alert]") !== null
