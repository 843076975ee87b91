const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session")

/** Tells the other tabs of this browser that somebody has signed in or out here. */
export function tellOtherTabs() {
  channel?.postMessage("changed")
}

/** Calls back when another tab has signed in or out. */
export function onOtherTab(listener: () => void) {
  channel?.addEventListener("message", listener)
  return () => channel?.removeEventListener("message", listener)
}
