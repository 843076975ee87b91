/**
 * Hair and hats, drawn on a head about 18 wide and 21 high round (0, 0). `behind` lies below the trunk (above it when seen
 * from behind), `over` lies on the head. `t` is the pose's turn, 0 to 1 to the right.
 */
import { darker, leaf, lighter, marigold, mix, violet, white } from "./colour.ts"
import { along, hull, times } from "./geometry.ts"
import { circle, ellipse, type Point, pair, path, polygon, type Svg, stroke } from "./svg.ts"

export interface HairPieces {
  behind: Svg
  over: Svg
}
export type HairStyle = keyof typeof styles
export type Hat = keyof typeof hats

interface Head {
  t: number
  back: boolean
  colour: string
  accent: string
}
type Style = (head: Head) => HairPieces

/** The pieces of a hair style; `accent` colours beads, bobbles and bands. */
export function hair(
  style: HairStyle,
  colour: string,
  t: number,
  back: boolean,
  accent: string = marigold.strong,
): HairPieces {
  return styles[style]({ t, back, colour, accent })
}

export function hat(kind: Hat, t: number, back: boolean, colour: string): Svg {
  return hats[kind]({ t, back, colour, accent: lighter(colour, 0.3) })
}

const styles = {
  crop: ({ t, back, colour }) => ({ behind: "", over: back ? scalp(colour, 3) : cap(t, colour, 0.98) }),
  short: ({ t, back, colour }) => ({
    behind: "",
    over: back
      ? scalp(colour, 5)
      : cap(t, colour, 1.04) + path(`M-6 -10C-5 -17 6 -17 ${8 - t} -10C4 -12 -2 -12 -6 -10Z`, colour),
  }),
  curls: ({ t, back, colour }) => ({
    behind: "",
    over: (back ? scalp(colour, 5) : cap(t, colour, 1.02)) + ring(t, colour, 11, 4.2),
  }),
  afro: ({ t, back, colour }) => ({
    behind: back ? "" : circle(-2.5 * t, -4.5, 14.5, darker(colour, 0.1)),
    over: back ? circle(0, -3.5, 14.5, colour) : cap(t, colour, 1.06) + ring(t, colour, 12, 3.6),
  }),
  puffs: ({ t, back, colour, accent }) => ({
    behind: circle(-9.5 + 2 * t, -9.5, 6.8, colour) + (t > 0.7 ? "" : circle(9.5 - 3 * t, -9.5, 6.8, colour)),
    over:
      (back ? scalp(colour, 4) : cap(t, colour)) +
      bobbles([[-7.4 + 2 * t, -8], ...(t > 0.7 ? [] : ([[7.4 - 3 * t, -8]] as Point[]))], accent),
  }),
  bun: ({ t, back, colour, accent }) => ({
    behind: circle(-3.5 * t, -15, 5.6, darker(colour, 0.08)),
    over: (back ? scalp(colour, 5) : cap(t, colour)) + ellipse(-3 * t, -11.6, 4, 1.5, accent),
  }),
  bob: ({ t, back, colour }) => ({
    behind: path(mane(t, 10, 11.4), darker(colour, 0.1)),
    over: back ? path(mane(0, 10, 11.4), colour) : cap(t, colour, 1.05) + lock(t, colour, 8),
  }),
  long: ({ t, back, colour }) => ({
    behind: path(mane(t, 23, 11.2), darker(colour, 0.12)),
    over: back ? path(mane(0, 23, 11.2), colour) : cap(t, colour, 1.05) + lock(t, colour, 12),
  }),
  ponytail: ({ t, back, colour, accent }) => ({
    behind: back ? "" : tail(-7.5 - 3 * t, -6, -14 - 4 * t, 14, colour),
    over: back
      ? scalp(colour, 5) + tail(0, -4, 1, 19, darker(colour, 0.08)) + ellipse(0, -4, 3, 1.6, accent)
      : cap(t, colour, 1.02),
  }),
  plait: ({ t, back, colour, accent }) => ({
    behind: back || t > 0.6 ? "" : plait([-8, 4], [-11, 24], colour, accent),
    over: back
      ? scalp(colour, 5) + plait([0, 3], [1, 27], darker(colour, 0.06), accent)
      : cap(t, colour, 1.02) + (t > 0.6 ? plait([-8, 6], [-12, 26], colour, accent) : ""),
  }),
  braids: ({ t, back, colour, accent }) => ({
    behind: t > 0.5 || back ? "" : plait([9, 5], [12, 22], colour, accent),
    over:
      (back
        ? scalp(colour, 4) + plait([-6, 4], [-8, 23], colour, accent) + plait([6, 4], [8, 23], colour, accent)
        : cap(t, colour)) + (back ? "" : plait([-8.6 + 3 * t, 5], [-11.5 + 3 * t, 22], colour, accent)),
  }),
  beads: ({ t, back, colour, accent }) => ({
    behind: back ? "" : strands(t, colour, accent, 17),
    over: back
      ? scalp(colour, 4) + strands(0, colour, accent, 18)
      : cap(t, colour, 1.03) + strand([-9 + 5 * t, 0], [-10.5 + 5 * t, 12], colour, accent),
  }),
  locs: ({ t, back, colour }) => ({
    behind: back ? "" : strands(t, colour, darker(colour, 0.2), 12),
    over: back
      ? scalp(colour, 4) + strands(0, colour, darker(colour, 0.2), 13)
      : cap(t, colour, 1.05) + ring(t, lighter(colour, 0.06), 10.5, 2.6),
  }),
  bald: () => ({ behind: "", over: "" }),
  fringe: ({ t, back, colour }) => ({
    behind: "",
    over: back
      ? path("M-9.4 1C-9.6 7 -5 10 0 10C5 10 9.6 7 9.4 1C6 4 -6 4 -9.4 1Z", colour)
      : path(`M${-9.8 + 2 * t} -2C-11 4 -9 6 -8 6C-8.4 2 -8 -1 -7.4 -4Z`, colour),
  }),
  hijab: ({ t, back, colour }) => ({ behind: "", over: hijab(t, back, colour) }),
  wrap: ({ t, back, colour, accent }) => ({ behind: "", over: wrap(t, back, colour, accent) }),
  patka: ({ t, back, colour }) => ({ behind: "", over: patka(t, back, colour) }),
} satisfies Record<string, Style>

const hats = {
  cap: ({ t, back, colour }: Head) =>
    path("M-10.2 -3C-11 -12 -5 -15.5 0 -15.5C5 -15.5 11 -12 10.2 -3C4 -5 -4 -5 -10.2 -3Z", colour) +
    (back
      ? ""
      : path(
          t > 0.5
            ? "M2 -6C8 -7 15 -5 18 -2C13 -2 7 -2 2 -3Z"
            : `M${-8 + 6 * t} -5C-4 -8 6 -8 ${9 + 6 * t} -5C${11 + 6 * t} -1 -9 -1 ${-8 + 6 * t} -5Z`,
          darker(colour, 0.2),
        )),
  sunhat: ({ t, colour, accent }: Head) =>
    ellipse(1.5 * t, -6, 17, 4.4, darker(colour, 0.12)) +
    path("M-9.6 -7C-10 -15 -4 -17 0 -17C4 -17 10 -15 9.6 -7C4 -5 -4 -5 -9.6 -7Z", colour) +
    path("M-9.7 -7C-4 -5 4 -5 9.7 -7L9.5 -9.5C4 -7.5 -4 -7.5 -9.5 -9.5Z", darker(accent, 0.4)),
  swimcap: ({ t, back, colour }: Head) =>
    path(back ? "M-9.8 4C-11 -8 -6 -12.5 0 -12.5C6 -12.5 11 -8 9.8 4C5 7 -5 7 -9.8 4Z" : capShape(t, 1), colour) +
    stroke("M-7 -8C-3 -11 4 -11 8 -8", lighter(colour, 0.4), 1),
  goggles: ({ t }: Head) =>
    stroke(`M-9.6 -1C-4 1 6 1 9.5 -1`, violet.night, 1.4) +
    ellipse(-3 + 4 * t, 0.6, 2.6, 2, mix(leaf.mid, white, 0.3)) +
    (t > 0.7 ? "" : ellipse(4 + 4 * t, 0.6, 2.4, 2, mix(leaf.mid, white, 0.3))),
  mortarboard: ({ t, colour, accent }: Head) =>
    path("M-9.8 -4C-9.8 -10 9.8 -10 9.8 -4C5 -6 -5 -6 -9.8 -4Z", darker(colour, 0.25)) +
    polygon(
      [
        [-17 + t, -11],
        [0, -16.5],
        [17 + t, -11.5],
        [1, -6.5],
      ],
      colour,
    ) +
    stroke(`M0 -11.5L-13 -9.5L-13.5 -2`, marigold.strong, 1.1) +
    circle(-13.5, -1, 1.7, marigold.strong) +
    ellipse(0, -11.6, 1.6, 0.8, accent),
  helmet: ({ t, colour, accent }: Head) =>
    path("M-11 -2C-12 -12 -6 -16.5 0 -16.5C7 -16.5 12.5 -11 11.5 -3C5 -6 -5 -5 -11 -2Z", colour) +
    stroke("M-5 -13L-3 -8M1 -14.5L2 -8.5M7 -12.5L6.5 -8", accent, 1.5) +
    stroke(`M${-8 + 7 * t} -2L${-2 + 4 * t} 10`, darker(colour, 0.4), 0.8),
  chef: ({ colour }: Head) =>
    path(
      "M-8.6 -6L-9 -13C-15 -15 -12 -23 -5 -21C-2 -26 5 -25 6 -21C13 -22 14 -15 9 -13L8.6 -6C4 -7.5 -4 -7.5 -8.6 -6Z",
      colour,
    ),
  crown: ({ colour }: Head) =>
    polygon(
      [
        [-9, -6],
        [-10, -15],
        [-5, -10.5],
        [0, -17],
        [5, -10.5],
        [10, -15],
        [9, -6],
      ],
      colour,
    ),
  bow: ({ t, colour }: Head) =>
    polygon(
      [
        [-6 - t, -12],
        [-13 - t, -16],
        [-12 - t, -8],
      ],
      colour,
    ) +
    polygon(
      [
        [-6 - t, -12],
        [0, -17],
        [1, -9],
      ],
      colour,
    ) +
    circle(-6 - t, -12, 1.8, darker(colour, 0.2)),
  band: ({ colour }: Head) => stroke("M-9.6 -4C-6 -10.5 6 -10.5 9.6 -4", colour, 2.2),
} satisfies Record<string, (head: Head) => Svg>

const FRONT: readonly Point[] = [
  [-9.6, 2.5],
  [-11, -6],
  [-7.5, -13],
  [0, -13],
  [7.5, -13],
  [11, -6],
  [9.6, 2.5],
  [9, -2],
  [8, -6],
  [3, -6.8],
  [-1, -7.2],
  [-7, -6.5],
  [-8.3, -1],
  [-8.6, 0],
  [-8.8, 1.5],
  [-9, 2.5],
]
const SIDE: readonly Point[] = [
  [-8.6, 7],
  [-12.4, -5],
  [-8.5, -13.4],
  [-0.5, -13.4],
  [5, -13.2],
  [9.4, -10],
  [8.6, -5.5],
  [7, -6.4],
  [4, -6.4],
  [2.6, -3.4],
  [2, -1],
  [1.4, 1],
  [-0.5, 1.2],
  [-2, 1.2],
  [-3, 5],
  [-4, 9],
]

/** The hair on top, from the front (t = 0) to the profile (t = 1). */
function capShape(t: number, size: number): string {
  const [start, ...rest] = FRONT.map(
    (point, i) => along(point, SIDE[i] as Point, t).map((v) => v * size) as unknown as Point,
  )
  const curves = times(
    rest.length / 3,
    (i) =>
      `C${rest
        .slice(i * 3, i * 3 + 3)
        .map(pair)
        .join(" ")}`,
  )
  return `M${pair(start as Point)}${curves.join("")}Z`
}

const cap = (t: number, colour: string, size = 1) =>
  path(capShape(t, size), colour) + stroke(`M${-5 + 2 * t} -10.4C-2 -12 3 -12 ${5 + t} -10.6`, lighter(colour, 0.14), 1)
const scalp = (colour: string, nape: number) =>
  path(
    `M-9.8 ${nape - 2}C-11 -8 -6.5 -13 0 -13C6.5 -13 11 -8 9.8 ${nape - 2}C7 ${nape + 4} -7 ${nape + 4} -9.8 ${nape - 2}Z`,
    colour,
  )
const ring = (t: number, colour: string, reach: number, r: number) =>
  times(8, (i) =>
    circle(
      -2 * t + Math.cos(Math.PI * (1.02 + i * 0.137)) * reach,
      -2.5 + Math.sin(Math.PI * (1.02 + i * 0.137)) * (reach - 0.5),
      r,
      i % 2 ? colour : lighter(colour, 0.05),
    ),
  ).join("")
const mane = (t: number, length: number, width: number) =>
  `M${-width - t} -3C${-width} -16 ${width - 2 * t} -16 ${width - 4 * t} -3C${width + 0.6 - 5 * t} 4 ${width - 0.5 - 6 * t} ${length - 3} ${width - 2.5 - 7 * t} ${length}C3 ${length + 1.5} -5 ${length + 1.5} ${-width + 1} ${length}C${-width - 1.5} ${length - 6} ${-width - 1 - t} 3 ${-width - t} -3Z`
const lock = (t: number, colour: string, to: number) =>
  path(
    `M${-9.6 + 2 * t} -5C${-11.4 + 2 * t} 0 ${-11.2 + 2 * t} ${to - 3} ${-9.6 + 2 * t} ${to}C${-7.6 + 3 * t} ${to - 4} ${-7.4 + 3 * t} 1 ${-6.5 + 4 * t} -4Z`,
    colour,
  )
const tail = (x: number, y: number, tipX: number, tipY: number, colour: string) =>
  path(hull([[x, y], 2.6], [[(x + tipX) / 2 - 0.6, (y + tipY) / 2], 4], [[tipX, tipY], 1]), colour)
const bobbles = (points: readonly Point[], colour: string) => points.map(([x, y]) => circle(x, y, 1.9, colour)).join("")

function plait(from: Point, to: Point, colour: string, accent: string): Svg {
  const knots = times(6, (i) => along(from, to, i / 5))
  return (
    knots.map(([x, y], i) => ellipse(x, y, 2.7 - i * 0.14, 2.7, i % 2 ? lighter(colour, 0.08) : colour)).join("") +
    circle(to[0], to[1] + 2, 2, accent)
  )
}

const strand = (from: Point, to: Point, colour: string, accent: string) =>
  stroke(`M${pair(from)}L${pair(to)}`, colour, 2.4) + circle(to[0], to[1] + 0.6, 1.6, accent)
const strands = (t: number, colour: string, accent: string, length: number) =>
  times(7, (i) =>
    strand(
      [-9 + i * 3 - t * 3, 0],
      [-11.4 + i * 3.8 - t * 5, length - Math.abs(i - 3)],
      i % 2 ? colour : lighter(colour, 0.06),
      accent,
    ),
  )
    .slice(0, t > 0.5 ? 4 : 7)
    .join("")

function hijab(t: number, back: boolean, colour: string): Svg {
  const drape = path(
    `M-11.5 2C-14 -9 -8 -14.5 ${-t} -14.5C8 -14.5 13 -9 11 2C11 9 15 15 15 19C8 23 -8 23 -15 19C-15 15 -11 9 -11.5 2Z`,
    colour,
  )
  if (back) return drape + stroke("M-7 -8C-3 4 -4 12 -8 19", darker(colour, 0.12), 1)
  const fold = stroke(`M${-7 + 4 * t} 8C-2 13 6 13 ${9 + t} 6`, darker(colour, 0.16), 1.1)
  return clipFace(t, drape) + fold
}

/** The drape with an opening for the face. */
const clipFace = (t: number, drape: Svg) =>
  drape.replace(
    /Z"/,
    `ZM${-6.6 + 3.4 * t} -2C${-6.6 + 3.4 * t} -10 ${7 + 2.6 * t} -10 ${7 + 2.6 * t} -2C${7 + 2.6 * t} 5 ${3 + 3 * t} 9 ${0.6 + 3 * t} 9C${-3 + 3 * t} 9 ${-6.6 + 3.4 * t} 5 ${-6.6 + 3.4 * t} -2Z" fill-rule="evenodd"`,
  )

function wrap(t: number, back: boolean, colour: string, accent: string): Svg {
  const turban = path("M-10.4 -1C-14 -10 -11 -21 -1 -21C10 -21 14 -10 10 -2C6 -7 -5 -7.5 -10.4 -1Z", colour)
  const folds =
    stroke("M-9 -4C-4 -11 6 -12 11 -8M-10 -8C-5 -15 5 -17 10.5 -12", darker(colour, 0.2), 1) +
    stroke("M-7 -13C-3 -18 4 -19 8 -16", accent, 1.1)
  return (
    turban +
    (back ? path("M-10 -2C-6 5 6 5 10 -2Z", colour) : "") +
    folds +
    circle(3 - 8 * t, -19.5, 4.2, darker(colour, 0.1))
  )
}

function patka(t: number, back: boolean, colour: string): Svg {
  const bun = circle(-t, -15, 4.4, colour)
  const cover = back ? scalp(colour, 3) : path(capShape(t * 0.7, 1.04), colour)
  return bun + cover + stroke("M-8 -6C-3 -10 3 -10 8 -6", darker(colour, 0.15), 0.9)
}
