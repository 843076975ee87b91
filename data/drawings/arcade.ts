/** Brick arcades on a plane, frontal or in perspective. */

import type { Camera } from "./camera.ts"
import { brick, darker } from "./colour.ts"
import { along, archPoints, outline, seeded, times } from "./geometry.ts"
import { clip, down, type Paint, type Point, path, polygon, type Svg } from "./svg.ts"

/** Puts a place on a wall into the picture: `u` along the wall, `v` up, `d` inward, all in metres. */
export type Plane = (u: number, v: number, d?: number) => Point

/** A wall seen straight on: (x, y) is its foot at u = 0, `scale` pixels per metre; depth recedes to `vanish`. */
export const frontal =
  (x: number, y: number, scale: number, vanish: Point = [800, 480], depth = 9): Plane =>
  (u, v, d = 0) =>
    along([x + u * scale, y - v * scale], vanish, d / (d + depth))

/** A wall that runs away from us along the camera's z, at `x` metres from the middle, its inside further out. */
export const receding =
  (camera: Camera, x: number, from: number): Plane =>
  (u, v, d = 0) =>
    camera.at(x + Math.sign(x) * d, v, from + u)

/** A wall that stands across the view, `z` metres ahead, from `left` on. */
export const facing =
  (camera: Camera, left: number, z: number): Plane =>
  (u, v, d = 0) =>
    camera.at(left + u, v, z + d)

export interface Arcade {
  bays: number
  /** Metres from pier to pier, of a pier, to the top of the wall, and to the spring of the arches. */
  bay?: number
  pier?: number
  height?: number
  spring?: number
  /** Metres of the wall's thickness and of the walk behind. */
  thick?: number
  walk?: number
  wall?: Paint
  /** The colour of the walk's back wall and of the lit reveals. */
  inside?: Paint
  reveal?: string
  /** Metres of a low parapet in the arches, 0 for none. */
  parapet?: number
  courses?: boolean
  seed?: number
  tone?: typeof brick
}

/** An arcade of round brick arches with a shaded walk behind. Doors and windows stand in the back wall. */
export function arcade(plane: Plane, options: Arcade): Svg {
  const { bays, bay = 2.6, height = 4, walk = 2.4, inside = down("#5a3a4c", "#7d4c4a") } = options
  const length = bays * bay
  const [from, to] = [-2 * bay, length + 2 * bay]
  const roomFace = polygon(
    [plane(from, 0, walk), plane(to, 0, walk), plane(to, height * 0.9, walk), plane(from, height * 0.9, walk)],
    inside,
  )
  const ceiling = polygon(
    [
      plane(from, height * 0.9, 0.3),
      plane(to, height * 0.9, 0.3),
      plane(to, height * 0.9, walk),
      plane(from, height * 0.9, walk),
    ],
    "#3f2a40",
  )
  const floor = polygon([plane(from, 0), plane(to, 0), plane(to, 0, walk), plane(from, 0, walk)], "#a98a7c")
  const face = outline([plane(0, 0), plane(length, 0), plane(length, height), plane(0, height)])
  const behind = clip(face, roomFace, ceiling, floor, openings(plane, options), reveals(plane, options))
  return behind + front(plane, options)
}

const archAt = ({ bay = 2.6, pier = 0.6, spring = 2.1 }: Arcade, i: number): Point[] => {
  const points = archPoints(i * bay + pier / 2, (i + 1) * bay - pier / 2, 0, -spring)
  return points.map(([u, v]): Point => [u, -v])
}

/** Doors and windows in the back wall, one to a bay. */
function openings(plane: Plane, { bays, bay = 2.6, walk = 2.4 }: Arcade): Svg {
  const quad = (u: number, width: number, low: number, high: number, fill: string) =>
    polygon(
      [
        plane(u - width / 2, low, walk),
        plane(u + width / 2, low, walk),
        plane(u + width / 2, high, walk),
        plane(u - width / 2, high, walk),
      ],
      fill,
    )
  return times(bays, (i) => {
    const u = (i + 0.5) * bay
    return i % 3 === 1
      ? quad(u, 1.1, 0, 2.2, "#3d2a5c") + quad(u, 0.9, 0.1, 2.1, "#4c3a86")
      : quad(u, 1.3, 0.9, 2.3, "#40304e") + quad(u, 1.15, 1, 2.2, "#c8b48f") + quad(u, 0.06, 1, 2.2, "#40304e")
  }).join("")
}

function reveals(plane: Plane, options: Arcade): Svg {
  const { bays, thick = 0.45, reveal = brick.light, parapet = 0 } = options
  const strip = (points: readonly Point[]) =>
    points.slice(1).map((b, i) => {
      const a = points[i] as Point
      const steep = Math.abs(b[1] - a[1]) / (Math.abs(b[0] - a[0]) + Math.abs(b[1] - a[1]) + 0.001)
      const lit = b[1] > a[1] ? 0.42 : 0
      const colour = darker(reveal, lit + (1 - steep) * 0.32)
      return polygon([plane(...a), plane(...b), plane(b[0], b[1], thick), plane(a[0], a[1], thick)], colour, {
        stroke: colour,
        "stroke-width": 0.8,
      })
    })
  const low = (points: readonly Point[]) => {
    const [left, right] = [(points[0] as Point)[0], (points.at(-1) as Point)[0]]
    return parapet
      ? polygon(
          [plane(left, 0), plane(right, 0), plane(right, parapet), plane(left, parapet)],
          darker(brick.mid, 0.1),
        ) +
          polygon(
            [plane(left, parapet), plane(right, parapet), plane(right, parapet, thick), plane(left, parapet, thick)],
            brick.sun,
          )
      : ""
  }
  return times(bays, (i) => strip(archAt(options, i)).join("") + low(archAt(options, i))).join("")
}

function front(plane: Plane, options: Arcade): Svg {
  const { bays, bay = 2.6, height = 4, wall = brick.mid, courses = true, tone = brick } = options
  const length = bays * bay
  const holes = times(bays, (i) => outline(archAt(options, i).map(([u, v]) => plane(u, v))))
  const face = outline([plane(0, 0), plane(length, 0), plane(length, height), plane(0, height)])
  const masonry = courses ? courseLines(plane, options) : ""
  const cornice =
    band(plane, length, height - 0.22, height, tone.sun) + band(plane, length, height - 0.3, height - 0.22, tone.deep)
  return (
    path(face + holes.join(""), wall, { "fill-rule": "evenodd" }) +
    masonry +
    times(bays, (i) => voussoirs(plane, archAt(options, i), tone)).join("") +
    imposts(plane, options, tone) +
    cornice
  )
}

const band = (plane: Plane, length: number, low: number, high: number, fill: string) =>
  polygon([plane(0, low), plane(length, low), plane(length, high), plane(0, high)], fill)

/** The joints between bricks, and single bricks of another tint, only where there is wall. */
function courseLines(plane: Plane, options: Arcade): Svg {
  const { bays, bay = 2.6, height = 4, spring = 2.1, pier = 0.6, seed = 7, tone = brick } = options
  const random = seeded(seed)
  const radius = bay / 2 - pier / 2
  const isWall = (u: number, v: number) => {
    const off = Math.abs((u % bay) - bay / 2)
    return v < spring ? off > radius + 0.06 : Math.hypot(off, v - spring) > radius + 0.3
  }
  const rows = Math.floor((height - 0.35) / 0.16)
  const bricks = times(rows * bays * 9, (): string => {
    const v = Math.floor(random() * rows) * 0.16 + 0.02
    const u = Math.floor((random() * bays * bay) / 0.32) * 0.32 + (Math.round(v / 0.16) % 2) * 0.16
    const fits = isWall(u, v) && isWall(u + 0.28, v) && isWall(u, v + 0.13) && isWall(u + 0.28, v + 0.13)
    return fits ? outline([plane(u, v), plane(u + 0.28, v), plane(u + 0.28, v + 0.13), plane(u, v + 0.13)]) : ""
  })
  const share = Math.floor(bricks.length / 3)
  return [tone.deep, tone.light, tone.shade]
    .map((colour, i) => path(bricks.slice(i * share, (i + 1) * share).join("") || "M0 0", colour, { opacity: 0.38 }))
    .join("")
}

/** The ring of bricks on edge round an arch. */
function voussoirs(plane: Plane, arch: readonly Point[], tone: typeof brick): Svg {
  const ring = arch.slice(1, -1)
  const middle = along(ring[0] as Point, ring.at(-1) as Point, 0.5)
  const out = (p: Point): Point => along(middle, p, 1.24)
  return ring
    .slice(1)
    .map((b, i) => {
      const a = ring[i] as Point
      return polygon([plane(...a), plane(...b), plane(...out(b)), plane(...out(a))], i % 2 ? tone.light : tone.sun, {
        stroke: tone.deep,
        "stroke-width": 0.7,
      })
    })
    .join("")
}

function imposts(plane: Plane, { bays, bay = 2.6, pier = 0.6, spring = 2.1 }: Arcade, tone: typeof brick): Svg {
  const block = (u: number) =>
    polygon(
      [
        plane(u - pier / 2 - 0.05, spring - 0.12),
        plane(u + pier / 2 + 0.05, spring - 0.12),
        plane(u + pier / 2 + 0.05, spring),
        plane(u - pier / 2 - 0.05, spring),
      ],
      tone.sun,
    )
  const plinth = (u: number) =>
    polygon(
      [
        plane(u - pier / 2 - 0.04, 0),
        plane(u + pier / 2 + 0.04, 0),
        plane(u + pier / 2 + 0.04, 0.3),
        plane(u - pier / 2 - 0.04, 0.3),
      ],
      tone.deep,
    )
  return times(bays + 1, (i) => block(i * bay) + plinth(i * bay)).join("")
}
