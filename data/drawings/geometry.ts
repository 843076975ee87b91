/** Points, curves and a seeded die: the shapes behind the drawings. */
import { n, type Point, pair } from "./svg.ts"

export type Random = () => number

/** A generator of numbers in [0, 1) that gives the same row for the same seed (mulberry32). */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export const between = (random: Random, low: number, high: number) => low + random() * (high - low)
export const pick = <T>(random: Random, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i))

export const add = ([a, b]: Point, [c, d]: Point): Point => [a + c, b + d]
export const subtract = ([a, b]: Point, [c, d]: Point): Point => [a - c, b - d]
export const along = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1])

/** The point `length` away at `angle` degrees: 0 hangs down, 90 points right, 180 up. */
export const swing = (from: Point, angle: number, length: number): Point => [
  from[0] + Math.sin(radians(angle)) * length,
  from[1] + Math.cos(radians(angle)) * length,
]

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** A closed smooth curve through the points. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number) => points[(i + points.length) % points.length] as Point
  const curves = points.map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)))
  return `M${pair(at(0))}${curves.join("")}Z`
}

/** An open smooth curve through the points. */
export function curve(points: readonly Point[]): string {
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as Point
  const curves = points.slice(1).map((_, i) => bend(at(i - 1), at(i), at(i + 1), at(i + 2)))
  return `M${pair(at(0))}${curves.join("")}`
}

/** An uneven round shape, as of a cloud or a clump of leaves. `wobble` 0-1. */
export function blob(
  random: Random,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  wobble = 0.16,
  corners = 9,
): string {
  const start = random() * 7
  const points = times(corners, (i): Point => {
    const angle = start + (i / corners) * 2 * Math.PI
    const reach = 1 + (random() - 0.5) * 2 * wobble
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach]
  })
  return smooth(points)
}

export type Disc = readonly [centre: Point, radius: number]

/** The outline of a band drawn tight round the discs: limbs, torsos and skirts. */
export function hull(...discs: Disc[]): string {
  const points = discs.flatMap(([[x, y], r]) =>
    times(24, (i): Point => [x + Math.cos((i * Math.PI) / 12) * r, y + Math.sin((i * Math.PI) / 12) * r]),
  )
  const sorted = points.sort((a, b) => a[0] - b[0] || a[1] - b[1])
  const rim = [...half(sorted), ...half(sorted.slice().reverse())]
  return `M${rim.map(pair).join("L")}Z`
}

/** An arch from (left, foot) to (right, foot), its straight sides rising to `spring`, as points. */
export function archPoints(
  left: number,
  right: number,
  foot: number,
  spring: number,
  rise = (right - left) / 2,
  steps = 16,
): Point[] {
  const middle = (left + right) / 2
  const round = times(steps + 1, (i): Point => {
    const angle = Math.PI - (i / steps) * Math.PI
    return [middle + (Math.cos(angle) * (right - left)) / 2, spring - Math.sin(angle) * rise]
  })
  return [[left, foot], ...round, [right, foot]]
}

export const outline = (points: readonly Point[]) => `M${points.map(pair).join("L")}Z`

/** Path data of an ellipse, for clips and merged shapes. */
export const oval = (cx: number, cy: number, rx: number, ry = rx) =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`

function bend(before: Point, a: Point, b: Point, after: Point): string {
  const c1: Point = [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6]
  const c2: Point = [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6]
  return `C${pair(c1)} ${pair(c2)} ${pair(b)}`
}

/** One side of a convex hull (monotone chain). */
function half(sorted: readonly Point[]): Point[] {
  const rim: Point[] = []
  for (const point of sorted) {
    while (rim.length > 1 && !leftTurn(rim[rim.length - 2] as Point, rim[rim.length - 1] as Point, point)) rim.pop()
    rim.push(point)
  }
  return rim.slice(0, -1)
}

const leftTurn = (a: Point, b: Point, c: Point) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) > 0
