/** The skeleton under a figure: where its joints lie for a pose, and how its arms bend to reach something. */

import type { Figure } from "./figure.ts"
import { add, along, distance, subtract, swing } from "./geometry.ts"
import type { Limb, Pose } from "./poses.ts"
import type { Point } from "./svg.ts"
import type { Outfit } from "./wear.ts"

export interface Build {
  head: number
  neck: number
  trunk: number
  shoulder: number
  hip: number
  arm: readonly [upper: number, lower: number]
  leg: readonly [upper: number, lower: number]
  girth: number
}

export interface Sides<T> {
  near: T
  far: T
}

export interface Bones {
  top: Point
  bend: Point
  end: Point
}

export interface Joints {
  hip: Point
  chest: Point
  head: Point
  tilt: number
  shoulders: Sides<Point>
  hips: Sides<Point>
  arms: Sides<Bones>
  legs: Sides<Bones>
  floor: number
}

export interface Body {
  pose: Pose
  build: Build
  look: Figure
  outfit: Outfit
  joints: Joints
}

export const childBuild: Build = {
  head: 1,
  neck: 2.6,
  trunk: 25,
  shoulder: 9,
  hip: 5.4,
  arm: [14.5, 13.5],
  leg: [20, 19],
  girth: 1,
}

export const infantBuild: Build = {
  head: 1.12,
  neck: 2.2,
  trunk: 22,
  shoulder: 8.6,
  hip: 5.6,
  arm: [12.5, 11.5],
  leg: [16, 15],
  girth: 1.04,
}

export const adultBuild: Build = {
  head: 0.86,
  neck: 4,
  trunk: 31,
  shoulder: 10.6,
  hip: 6.2,
  arm: [18, 17],
  leg: [26, 25],
  girth: 1.06,
}

export const height = ({ head, neck, trunk, leg }: Build) => 2.6 + leg[0] + leg[1] + trunk + neck + 21 * head

export function skeleton(pose: Pose, build: Build): Joints {
  const hip: Point = [0, 0]
  const chest = swing(hip, 180 - pose.lean, build.trunk)
  const tilt = pose.lean * 0.55 + pose.nod
  const head = add(swing(chest, 180 - pose.lean * 0.8 - pose.nod * 0.6, build.neck + 9.4 * build.head), [
    1.4 * pose.turn,
    0,
  ])
  const shoulders = pairAcross(chest, pose.lean, build.shoulder * (1 - 0.62 * pose.turn))
  const hips = pairAcross(hip, pose.lean * 0.3, build.hip * (1 - 0.6 * pose.turn))
  const arms = {
    near: bones(shoulders.near, pose.arms.near, build.arm),
    far: bones(shoulders.far, pose.arms.far, build.arm),
  }
  const legs = { near: bones(hips.near, pose.legs.near, build.leg), far: bones(hips.far, pose.legs.far, build.leg) }
  return { hip, chest, head, tilt, shoulders, hips, arms, legs, floor: floorOf(pose, legs) }
}

function floorOf(pose: Pose, legs: Sides<Bones>): number {
  if (pose.on === "seat") return 5
  return Math.max(5.5, ...[legs.near, legs.far].flatMap(({ bend, end }) => [bend[1] + 3, end[1] + 2.8]))
}

const pairAcross = (centre: Point, lean: number, half: number): Sides<Point> => ({
  near: swing(centre, -90 - lean, half),
  far: swing(centre, 90 - lean, half),
})

function bones(top: Point, [upper, lower, length = 1]: Limb, sizes: readonly [number, number]): Bones {
  const bend = swing(top, upper, sizes[0] * length)
  return { top, bend, end: swing(bend, lower, sizes[1]) }
}

/** The arms bent so that the hands touch what they should. */
export function reachOut(joints: Joints, look: Figure, build: Build, toBody: (point: Point) => Point): Joints {
  const arm = (side: keyof Sides<Bones>) => {
    const target = look.reach?.[side]
    return target ? bent(joints.arms[side].top, toBody(target), build.arm, look.elbows ?? "down") : joints.arms[side]
  }
  return { ...joints, arms: { near: arm("near"), far: arm("far") } }
}

function bent(top: Point, target: Point, [upper, lower]: readonly [number, number], elbows: "down" | "up"): Bones {
  const far = Math.min(distance(top, target), upper + lower - 0.1)
  const end = along(top, target, far / Math.max(0.01, distance(top, target)))
  const angle = Math.acos(
    Math.max(-1, Math.min(1, (upper ** 2 + far ** 2 - lower ** 2) / (2 * upper * Math.max(far, 0.01)))),
  )
  const [dx, dy] = subtract(end, top)
  const heading = Math.atan2(dx, dy)
  const options = [heading + angle, heading - angle].map(
    (a): Point => [top[0] + Math.sin(a) * upper, top[1] + Math.cos(a) * upper],
  )
  const [low, high] = options.sort((a, b) => b[1] - a[1]) as [Point, Point]
  return { top, bend: elbows === "down" ? low : high, end }
}
