/** With Ctrl, or with ⌘ on Apple's machines: `{ key: "B" }`, `{ key: "7", shift: true }`. */
export type Shortcut = { key: string; shift?: boolean }

const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export function isPressed({ key, shift = false }: Shortcut, event: KeyboardEvent): boolean {
  const hasModifier = isApple ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey
  if (!hasModifier || event.altKey || event.shiftKey !== shift) return false
  return event.key.toUpperCase() === key || event.code === `Digit${key}`
}

export const shortcutText = ({ key, shift }: Shortcut): string =>
  isApple ? `${shift ? "⇧" : ""}⌘${key}` : `Ctrl+${shift ? "Shift+" : ""}${key}`

export const shortcutForAria = ({ key, shift }: Shortcut): string =>
  `${isApple ? "Meta" : "Control"}+${shift ? "Shift+" : ""}${key}`
