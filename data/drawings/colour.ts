/** The palette of the school's pictures (shared/identity.md, with skin, brick and sky) and how to tint it. */

export const ink = "#1f1b2e"
export const paper = "#fbf8f3"
export const cream = "#f6ead6"
export const white = "#ffffff"

export const violet = {
  night: "#221a4d",
  deep: "#352a78",
  strong: "#5b4bb7",
  mid: "#8172cf",
  soft: "#a799e4",
  pale: "#cbc1f3",
  blossom: "#e6e0f7",
}
export const marigold = { deep: "#c9780f", strong: "#f2a51e", soft: "#f8c766", pale: "#fde6b8" }
export const leaf = { deep: "#1e4a3a", strong: "#2f6b4f", mid: "#4f8f66", soft: "#86b583", pale: "#c0d9ae" }
export const clay = { deep: "#7a2e20", strong: "#a8432c", mid: "#c8684a", soft: "#e09a78", pale: "#f3cfb6" }
export const brick = {
  shade: "#7f3a31",
  deep: "#9c4a3b",
  mid: "#b9604a",
  light: "#cf7c5f",
  sun: "#e39c7c",
  mortar: "#e8c4a8",
}
export const sky = { deep: "#4f86b8", mid: "#86b6d8", soft: "#b8d8ea", pale: "#e2f0f4" }
export const stone = { deep: "#8b7d78", mid: "#b5a698", soft: "#d9ccba", pale: "#efe5d6" }
export const wood = { shade: "#5a3526", deep: "#7c4a30", mid: "#a66a42", light: "#c98f5e", pale: "#e3b988" }
export const grass = { deep: "#4c7d4d", mid: "#78a55a", soft: "#a3c272", pale: "#cadb97" }
export const slate = { deep: "#26333a", mid: "#3b4d52", soft: "#6d8085" }

/** From dark to pale; name them in a scene rather than count them. */
export const skin = {
  ebony: "#4a2a20",
  umber: "#643a29",
  chestnut: "#7f4d33",
  sienna: "#9a6141",
  amber: "#b57a50",
  honey: "#cc9468",
  sand: "#e0b08a",
  peach: "#f0c5a3",
  rose: "#f6d5bf",
}

export const hairColour = {
  black: "#1d1720",
  soot: "#2d2226",
  brown: "#4a2e22",
  auburn: "#7d3d22",
  ginger: "#c0622c",
  fair: "#d6a657",
  grey: "#a7a3a8",
  silver: "#d3cfd2",
}

/** The four houses: Flame, Fig, Acacia, Baobab. */
export const house = { flame: "#d2512f", fig: violet.strong, acacia: "#3f8a5f", baobab: marigold.strong }

/** Between two colours: `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)]
  return `#${a.map((value, i) => hex(value + ((b[i] ?? 0) - value) * share)).join("")}`
}

export const lighter = (colour: string, share = 0.2) => mix(colour, "#fff6e6", share)
/** Shade leans to violet, as shadows do under these trees. */
export const darker = (colour: string, share = 0.2) => mix(colour, "#1c1440", share)

const channels = (colour: string) => [1, 3, 5].map((i) => Number.parseInt(colour.slice(i, i + 2), 16))
const hex = (value: number) =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, "0")
