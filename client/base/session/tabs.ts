const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("session")

export function notifyOtherTabs() {
  channel?.postMessage("changed")
}

export function onOtherTab(listener: () => void) {
  channel?.addEventListener("message", listener)
  return () => channel?.removeEventListener("message", listener)
}
