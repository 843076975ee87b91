/**
 * Head and shoulders for the portraits. Everything is drawn round the point between the eyes, (0, 0), in a frame that
 * reaches from (-640, -560) to (640, 720), so that heads and eye lines agree when the portraits stand side by side.
 */
import { clay, darker, lighter, mix, white } from "./colour.ts"
import { blob, oval, seeded, times } from "./geometry.ts"
import {
  blend,
  circle,
  clip,
  down,
  ellipse,
  glow,
  group,
  linear,
  type Point,
  path,
  place,
  rect,
  type Svg,
  sheet,
  soft,
  stroke,
} from "./svg.ts"

const SIDE = 1600

export interface Face {
  skin: string
  /** Half the width of the skull and of the jaw; the chin's depth. */
  width?: number
  jaw?: number
  chin?: number
  /** Pixels by which the features are turned to the side. */
  turn?: number
  brow?: string
  browWeight?: number
  mouth?: "smile" | "grin" | "calm"
  lip?: string
  /** Laughter lines. */
  aged?: boolean
  lashes?: boolean
  freckles?: boolean
  /** What grows on the cheeks and chin: laid below the mouth. */
  beard?: Svg
}

/** A background, a figure in the common frame, and the light over both. */
export const portrait = (backdrop: Svg, ...figure: Svg[]) =>
  sheet(SIDE, SIDE, backdrop, place(800, 700, 1.25, 0, ...figure), light())

/** A tinted ground with a paler disc behind the head. */
export const backdrop = (colour: string, disc: string, ...motif: Svg[]) =>
  rect(0, 0, SIDE, SIDE, down(lighter(colour, 0.14), darker(colour, 0.06))) +
  circle(800, 740, 610, disc) +
  motif.join("")

const light = () =>
  blend(
    "soft-light",
    rect(0, 0, SIDE, SIDE, linear([0, 0], [1, 1], ["#fff0cf", 0.5], ["#ffe8cc", 0.05], ["#3f2f86", 0.34])),
  )

/** Neck and chest, as far down as a neckline may show. */
export const neck = (skin: string, half = 84) =>
  path(
    `M${-half} 90L${-half} 232C${-half - 10} 278 -140 296 -205 318L0 600L205 318C140 296 ${half + 10} 278 ${half} 232L${half} 90Z`,
    skin,
  ) +
  path(`M${-half} 150L${half} 150L${half} 262C${half * 0.5} 300 ${-half * 0.6} 280 ${-half} 214Z`, darker(skin, 0.2))

const BODY = "C-190 318 -285 322 -335 354C-392 392 -420 500 -444 760L444 760C420 500 392 392 335 354C285 322 190 318 "

export const necklines = {
  crew: "M-112 262{}112 262C80 356 -80 356 -112 262Z",
  round: "M-150 292{}150 292C120 430 -120 430 -150 292Z",
  v: "M-108 262{}108 262L0 452Z",
  deep: "M-112 260{}112 260L0 600Z",
  high: "M-98 232{}98 232C60 268 -60 268 -98 232Z",
} as const

/** A garment with its shaded side; `marks` (patterns, seams) lie on it. */
export function garment(colour: string, neckline: keyof typeof necklines, ...marks: Svg[]): Svg {
  const d = necklines[neckline].replace("{}", BODY)
  return (
    path(d, colour) +
    clip(d, ...marks, path("M210 250C330 400 300 600 330 800L600 800L600 250Z", "#24184a", { opacity: 0.16 }))
  )
}

export const faceShape = ({ width: w = 182, jaw: j = 128, chin: c = 226 }: Pick<Face, "width" | "jaw" | "chin">) =>
  `M${-w} -20C${-w} -165 ${-w * 0.6} -242 0 -242C${w * 0.6} -242 ${w} -165 ${w} -20C${w} 70 ${j + 24} 150 ${j * 0.6} ${c - 26}C${j * 0.34} ${c + 7} ${-j * 0.34} ${c + 7} ${-j * 0.6} ${c - 26}C${-j - 24} 150 ${-w} 70 ${-w} -20Z`

export function face(look: Face): Svg {
  const { skin, width = 182 } = look
  const shape = faceShape(look)
  const shaded = darker(skin, 0.11)
  const head =
    path(shape, shaded) + clip(shape, group({ transform: "translate(-40 -8)" }, path(shape, skin)), look.beard ?? "")
  return ears(skin, width, look.turn ?? 0) + head + features(look)
}

const ears = (skin: string, w: number, turn: number) =>
  [-1, 1]
    .map(
      (side) =>
        ellipse(side * (w + 4) - turn * 0.25, 22, 28, 46, darker(skin, side < 0 ? 0.07 : 0.16)) +
        stroke(`M${side * (w + 10) - turn * 0.25} 0q${side * 12} 18 ${side * -2} 36`, darker(skin, 0.28), 6),
    )
    .join("")

function features(look: Face): Svg {
  const { turn: t = 0, skin } = look
  const eyes = [t - 72, t + 72]
  const flush = eyes.map((x) => ellipse(x * 1.42 - t * 0.4, 78, 42, 27, mix(skin, "#d8604c", 0.2)))
  return [
    ...flush,
    look.freckles ? freckles(t, skin) : "",
    look.aged ? lines(t, skin) : "",
    nose(t, skin),
    mouth(look),
    ...eyes.map((x, i) => eye(x, look, i ? 1 : -1)),
  ].join("")
}

function eye(x: number, { skin, brow = "#1d1720", browWeight = 13, lashes }: Face, side: number): Svg {
  const dark = mix("#1f1424", skin, 0.06)
  const lash = lashes ? stroke(`M${x - side * 20} -12Q${x + side * 4} -30 ${x + side * 27} -13`, dark, 8) : ""
  return (
    ellipse(x, 0, 15.5, 20, dark) +
    circle(x - 5, -7, 5, white, { opacity: 0.85 }) +
    lash +
    stroke(`M${x - side * 38} -56Q${x + side * 4} -80 ${x + side * 42} -54`, mix(brow, skin, 0.1), browWeight)
  )
}

const nose = (t: number, skin: string) =>
  stroke(`M${t * 1.35 - 22} 72Q${t * 1.35} 94 ${t * 1.35 + 22} 72`, darker(skin, 0.3), 8.5) +
  path(
    `M${t * 1.2 + 4} 4C${t * 1.3 + 26} 36 ${t * 1.35 + 36} 66 ${t * 1.35 + 22} 76C${t * 1.35 + 10} 84 ${t * 1.35 + 4} 60 ${t * 1.2 + 4} 4Z`,
    darker(skin, 0.1),
  )

function mouth({ turn: t = 0, mouth: mood = "smile", skin, lip = mix(skin, "#6a1626", 0.58) }: Face): Svg {
  const m = t * 1.15
  if (mood === "grin")
    return (
      path(`M${m - 62} 116Q${m} 128 ${m + 62} 116Q${m + 40} 178 ${m} 178Q${m - 40} 178 ${m - 62} 116Z`, lip) +
      path(`M${m - 54} 120Q${m} 131 ${m + 54} 120Q${m + 46} 147 ${m} 149Q${m - 46} 147 ${m - 54} 120Z`, "#fffaf2")
    )
  const [half, drop] = mood === "calm" ? [38, 14] : [52, 34]
  return (
    stroke(`M${m - half} 128Q${m} ${128 + drop} ${m + half} 128`, lip, 11) +
    stroke(
      `M${m - 17} ${160 + drop * 0.2}Q${m} ${167 + drop * 0.2} ${m + 17} ${160 + drop * 0.2}`,
      darker(skin, 0.16),
      7,
    )
  )
}

const lines = (t: number, skin: string) =>
  [-1, 1]
    .map(
      (side) =>
        stroke(`M${t + side * 66} 88Q${t + side * 92} 112 ${t + side * 88} 140`, darker(skin, 0.17), 6) +
        stroke(`M${t + side * 110} -6l${side * 17} -9M${t + side * 111} 6l${side * 18} 3`, darker(skin, 0.17), 5),
    )
    .join("")

function freckles(t: number, skin: string): Svg {
  const random = seeded(31)
  const spot = () => oval(t + (random() - 0.5) * 270, 26 + random() * 64, 2.6 + random() * 2.2)
  return path(times(30, spot).join(""), mix(skin, clay.strong, 0.34))
}

/** Spectacles: round, or with softened corners. */
export function glasses(t: number, colour: string, { r = 60, square = false, weight = 11 } = {}): Svg {
  const lens = (x: number) =>
    square
      ? `M${x - r} -38Q${x} -56 ${x + r} -38Q${x + r + 6} 44 ${x} 50Q${x - r - 6} 44 ${x - r} -38Z`
      : oval(x, 3, r, r * 0.96)
  const pair = [t - 72, t + 72]
    .map((x) => path(lens(x), white, { opacity: 0.1 }) + stroke(lens(x), colour, weight))
    .join("")
  const bridge =
    stroke(`M${t - 72 + r} -4Q${t} -20 ${t + 72 - r} -4`, colour, weight) +
    stroke(`M${t - 72 - r} -6L-184 -12M${t + 72 + r} -6L184 -12`, colour, weight)
  return (
    pair +
    bridge +
    [t - 72, t + 72]
      .map((x) => stroke(`M${x - 34} -14Q${x - 22} -32 ${x - 4} -36`, white, 7, { opacity: 0.7 }))
      .join("")
  )
}

/** Curls round an arc of the head, from and to in degrees (180 is left, 270 the crown); inner rows end `inset` earlier. */
export function curls(
  colour: string,
  { from = 190, to = 350, reach = 205, rise = 225, size = 54, count = 15, seed = 2, rows = 3, inset = 20 } = {},
): Svg {
  const random = seeded(seed)
  const curl = (i: number, row: number): Svg => {
    const [start, end] = [from + row * inset, to - row * inset]
    const angle = ((start + ((end - start) * (i + (row % 2) * 0.5)) / (count - 1)) * Math.PI) / 180
    const share = 1 - row * 0.17
    const [x, y] = [Math.cos(angle) * reach * share, -40 + Math.sin(angle) * rise * share]
    const tone = mix(colour, x < 0 ? lighter(colour, 0.16) : darker(colour, 0.22), random() * 0.8)
    return (
      path(blob(random, x, y, size, size * 0.92, 0.14, 9), tone) +
      stroke(
        `M${x - size * 0.4} ${y - size * 0.2}Q${x} ${y - size * 0.7} ${x + size * 0.4} ${y - size * 0.1}`,
        lighter(colour, 0.12),
        4,
        { opacity: 0.45 },
      )
    )
  }
  return times(rows, (row) => times(count, (i) => curl(i, row)).join("")).join("")
}

export const bead = (x: number, y: number, r: number, colour: string) =>
  circle(x, y, r, colour) + circle(x - r * 0.3, y - r * 0.35, r * 0.28, white, { opacity: 0.6 })

/** A row of beads along a curve hung between two points. */
export const necklace = (
  half: number,
  top: number,
  depth: number,
  count: number,
  r: number,
  colours: readonly string[],
) =>
  times(count, (i) => {
    const t = (i / (count - 1)) * 2 - 1
    return bead(
      t * half,
      top + depth * (1 - t * t),
      r * (1.15 - Math.abs(t) * 0.35),
      colours[i % colours.length] as string,
    )
  }).join("")

/** A faint ring of light behind the figure. */
export const halo = (at: Point, r: number, colour: string) =>
  soft(20, ellipse(at[0], at[1], r, r, glow([0.5, 0.5], [colour, 0.7], [colour, 0])))
