import { contrast, hexOf, type Tone, toneOf } from "./colour.ts"

export interface Colours {
  /** `#rrggbb`, as is the accent. */
  colour: string
  accent: string
}

export const builtInColours: Colours = { colour: "#5b4bb7", accent: "#f2a51e" }

type Pair = [light: string, dark: string]

/** Custom properties that follow the main colour, as in `tokens.css`. The last two of eight digits are opacity. */
const ofColour: Record<string, Pair> = {
  paper: ["#fbf8f3", "#15121f"],
  surface: ["#ffffff", "#1e1a2c"],
  ink: ["#1f1b2e", "#efeaf8"],
  "ink-soft": ["#5a5468", "#b3abc4"],
  jacaranda: ["#5b4bb7", "#b9acf2"],
  "jacaranda-strong": ["#4a3ba0", "#d0c6fb"],
  "on-jacaranda": ["#ffffff", "#1a1530"],
  "jacaranda-deep": ["#352a78", "#d6cdfb"],
  blossom: ["#e6e0f7", "#2b2542"],
  "blossom-faint": ["#f3effa", "#1f1a2f"],
  petal: ["#a594e0", "#8676cf"],
  line: ["#e4dccf", "#322c45"],
  "line-strong": ["#cbc1b3", "#4a4262"],
  "control-line": ["#857d98", "#7d7494"],
  night: ["#352a78", "#231b49"],
  "night-raised": ["#42368c", "#30265f"],
  "on-night": ["#f6f2ff", "#f3eeff"],
  "on-night-soft": ["#cfc6f2", "#bfb5e6"],
  "night-line": ["#8d80d0", "#8d80d0"],
  "crest-shield": ["#352a78", "#4a3ca0"],
  "crest-line": ["#b9acf2", "#b9acf2"],
}

const ofAccent: Record<string, Pair> = {
  marigold: ["#f2a51e", "#ffbf47"],
  "marigold-strong": ["#f9b947", "#ffcf75"],
  "marigold-tint": ["#fdf0d3", "#3a2d15"],
}

/** In light mode, paper and its hairlines stay warm, whatever the main colour. */
const warm = new Set(["paper", "surface", "line", "line-strong"])

/** Text (or an edge), its background, and the contrast ratio that both modes require. */
const needs: [text: string, below: string, ratio: number][] = [
  ...["paper", "surface", "blossom", "blossom-faint"].flatMap((below): [string, string, number][] => [
    ["ink", below, 4.5],
    ["ink-soft", below, 4.5],
    ["jacaranda", below, 4.5],
    ["jacaranda-strong", below, 4.5],
    ["jacaranda-deep", below, 4.5],
  ]),
  ["on-jacaranda", "jacaranda", 4.5],
  ["on-night", "night", 4.5],
  ["on-night", "night-raised", 4.5],
  ["on-night-soft", "night", 4.5],
  ["control-line", "surface", 3],
  ["control-line", "paper", 3],
  ["marigold", "night", 3],
]

/** Chosen by the school, so an unreadable colour is refused in light mode, not corrected. */
const chosen = new Set(["jacaranda", "marigold"])

export type Palette = Record<string, Pair>

/** Shifts the built-in palette to the hues of the school's colours, with the same lightness steps in both modes. */
export function paletteOf({ colour, accent }: Colours): Palette {
  const own = { ...retint(ofColour, builtInColours.colour, colour), ...retint(ofAccent, builtInColours.accent, accent) }
  own.jacaranda = [colour, own.jacaranda?.[1] ?? colour]
  own.marigold = [accent, own.marigold?.[1] ?? accent]
  if (colour !== builtInColours.colour)
    own["jacaranda-strong"] = [darker(colour), own["jacaranda-strong"]?.[1] ?? colour]
  for (const name of bands) own[name] = [darkest(colour, own[name]?.[0] ?? colour), own[name]?.[1] ?? colour]
  for (const [text, below, ratio] of needs) ensureContrast(own, text, below, ratio)
  own["on-marigold"] = [onAccent(own, 0), onAccent(own, 1)]
  return own
}

/** Backgrounds that take the school's own colour where that is darker. */
const bands = ["night", "jacaranda-deep", "crest-shield"]

const darkest = (one: string, other: string) => (toneOf(one).lightness < toneOf(other).lightness ? one : other)

function retint(palette: Palette, from: string, to: string): Palette {
  if (from === to) return { ...palette }
  const [before, after] = [toneOf(from), toneOf(to)]
  const shiftHue = (hex: string) => {
    const tone = toneOf(hex)
    const hue = tone.hue + after.hue - before.hue
    const chroma = tone.chroma * Math.min(after.chroma / before.chroma, 1.25)
    return hexOf({ ...tone, hue, chroma })
  }
  return Object.fromEntries(
    Object.entries(palette).map(([name, [light, dark]]) => [
      name,
      [warm.has(name) ? light : shiftHue(light), shiftHue(dark)] satisfies Pair,
    ]),
  )
}

const darker = (hex: string) => hexOf({ ...toneOf(hex), lightness: Math.max(0, toneOf(hex).lightness - 0.06) })

/** Dark ink or white: the one with more contrast on the accent. */
function onAccent({ marigold, "marigold-strong": strong }: Palette, mode: 0 | 1) {
  const lowest = (text: string) => Math.min(...[marigold, strong].map((pair) => contrast(text, pair?.[mode] ?? text)))
  return lowest("#1f1b2e") >= lowest("#ffffff") ? "#1f1b2e" : "#ffffff"
}

/** Changes a derived text colour until it is readable on its background. Keeps the school's own colour. */
function ensureContrast(palette: Palette, text: string, below: string, ratio: number) {
  const pair = palette[text]
  const ground = palette[below]
  if (!pair || !ground) return
  for (const mode of chosen.has(text) ? ([1] as const) : ([0, 1] as const))
    pair[mode] = readableOn([ground[mode]], pair[mode], ratio)
}

/** The nearest colour with the ratio on all backgrounds: lighter on dark ones, else darker. */
function readableOn(grounds: string[], hex: string, ratio: number): string {
  const isReadable = (one: string) => grounds.every((ground) => contrast(one, ground) >= ratio)
  const step = toneOf(grounds[0] ?? hex).lightness < 0.5 ? 0.005 : -0.005
  let [found, tone]: [string, Tone] = [hex, toneOf(hex)]
  while (!isReadable(found) && tone.lightness > 0 && tone.lightness < 1) {
    tone = { ...tone, lightness: Math.min(1, Math.max(0, tone.lightness + step)) }
    found = hexOf(tone)
  }
  return found
}

/** Backgrounds of text and buttons in the main colour, in light mode. In dark mode the text colour is derived. */
const groundsOf = (palette: Palette) =>
  ["surface", "paper", "blossom", "blossom-faint"].map((name) => palette[name]?.[0] ?? "#ffffff")

/** Repeats until the colour is readable on its own tints, which follow it. */
function readable({ colour, accent }: Colours): string {
  const nearer = readableOn(groundsOf(paletteOf({ colour, accent })), colour, 4.5)
  return nearer === colour ? colour : readable({ colour: nearer, accent })
}

/** Messages about unreadable colours, by field, each with the nearest readable colour. */
export function faultsOf(colours: Colours): Partial<Record<keyof Colours, string>> {
  const nearest = readable(colours)
  if (nearest !== colours.colour)
    return { colour: `This colour is too light to be read on the pages. The nearest that works is ${nearest}.` }
  const visible = readableOn([paletteOf(colours).night?.[0] ?? colours.colour], colours.accent, 3)
  if (visible !== colours.accent)
    return { accent: `This colour cannot be seen beside the main one. The nearest that works is ${visible}.` }
  return {}
}

export function customProperties(palette: Palette): string {
  return Object.entries(palette)
    .map(([name, [light, dark]]) => `--${name}:light-dark(${light},${dark})`)
    .join(";")
}
