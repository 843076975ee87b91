/** Limbs and trunk in their clothes, from the joints of a skeleton. */

import { darker, ink, lighter, marigold } from "./colour.ts"
import { add, along, type Disc, distance, hull, swing } from "./geometry.ts"
import type { Pose } from "./poses.ts"
import type { Body, Bones, Sides } from "./skeleton.ts"
import { ellipse, n, type Point, path, place, polygon, type Svg, stroke } from "./svg.ts"

export function lowerBody(body: Body): Svg[] {
  if (body.look.hideLegs) return []
  const { outfit, joints, build, pose } = body
  const tone = (side: keyof Sides<Bones>) => (side === "far" && pose.turn > 0.4 ? 0.16 : 0)
  const legs = (["far", "near"] as const).map((side) => leg(body, side, tone(side)))
  const cover = outfit.bottom === "skirt" || outfit.bottom === "dress" || outfit.bottom === "gown" ? skirt(body) : ""
  const seat = path(hull([joints.hips.near, 5 * build.girth], [joints.hips.far, 5 * build.girth]), outfit.below)
  return [...legs, cover || seat]
}

function leg({ joints, build, outfit, look, pose }: Body, side: keyof Sides<Bones>, shade: number): Svg {
  const { top, bend, end } = joints.legs[side]
  const g = build.girth
  const flesh = darker(look.skin, shade)
  const cloth = darker(outfit.below, shade)
  const bare = path(hull([top, 4.7 * g], [bend, 3.4 * g]), flesh) + path(hull([bend, 3.4 * g], [end, 2.4 * g]), flesh)
  const cut = along(top, bend, outfit.bottom === "trunks" ? 0.35 : 0.72)
  const covered = {
    trousers:
      path(hull([top, 5.2 * g], [bend, 4 * g]), cloth) +
      path(hull([bend, 4 * g], [along(bend, end, 0.92), 3.3 * g]), cloth),
    shorts: path(hull([top, 5.4 * g], [cut, 4.9 * g]), cloth),
    trunks: path(hull([top, 5 * g], [cut, 4.5 * g]), cloth),
  }
  const sock =
    outfit.socks && outfit.bottom !== "trousers"
      ? path(hull([along(bend, end, 0.55), 2.9 * g], [end, 2.5 * g]), darker(outfit.socks, shade))
      : ""
  const dressed = outfit.bottom in covered ? covered[outfit.bottom as keyof typeof covered] : ""
  return bare + sock + dressed + foot(joints.legs[side], side, pose, outfit.shoes ? darker(outfit.shoes, shade) : flesh)
}

function foot({ bend, end }: Bones, side: keyof Sides<Bones>, pose: Pose, colour: string): Svg {
  const shin = (Math.atan2(end[0] - bend[0], end[1] - bend[1]) * 180) / Math.PI
  const outward = side === "near" ? -1 : 1
  const [angle, length] =
    pose.turn > 0.4 ? [shin + 80, 6.4] : [shin + outward * (pose.back ? 160 : 38), pose.back ? 1 : 3.2]
  return path(hull([end, 2.9], [swing(end, angle, length), 2.2]), colour)
}

/** Cloth over both thighs; a gown goes on to the shins. */
function skirt({ joints: { hips, legs }, build, outfit, pose }: Body): Svg {
  const g = build.girth
  const flare = pose.turn > 0.4 ? 1 : 2.6
  const hem = (side: keyof Sides<Bones>, out: number): Disc[] => {
    const { top, bend, end } = legs[side]
    const low = along(top, bend, outfit.bottom === "skirt" ? 0.86 : 0.95)
    const knee: Disc = [add(low, [out * flare, 0]), 5.2 * g]
    return outfit.bottom === "gown" ? [knee, [add(along(bend, end, 0.6), [out * 4, 0]), 4.6 * g]] : [knee]
  }
  const outlineOf = hull([hips.near, 5.2 * g], [hips.far, 5.2 * g], ...hem("near", -1), ...hem("far", 1))
  const fold = [0.35, 0.65].map((t) => {
    const from = along(hips.near, hips.far, t)
    const to = along(hem("near", -1).at(-1)?.[0] as Point, hem("far", 1).at(-1)?.[0] as Point, t)
    return stroke(`M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`, darker(outfit.below, 0.14), 0.7)
  })
  return path(outlineOf, outfit.below) + fold.join("")
}

export function trunk({ joints, build, outfit, look, pose }: Body): Svg {
  const { shoulders, hips, chest, head: skull } = joints
  const g = build.girth
  const inset = (a: Point, b: Point) => along(a, b, 0.36)
  const hem = (hip: Point) => along(hip, chest, 0.1)
  const near: Disc[] = [
    [inset(shoulders.near, shoulders.far), 4.1 * g],
    [hem(hips.near), 4.9 * g],
  ]
  const far: Disc[] = [
    [inset(shoulders.far, shoulders.near), 4.1 * g],
    [hem(hips.far), 4.9 * g],
  ]
  const lit = far.map(([[x, y], r]): Disc => [[x - (pose.turn > 0.5 ? 1.6 : 3), y], r])
  const neck = path(hull([chest, 2.9 * g], [along(chest, skull, 0.7), 2.8 * g]), darker(look.skin, 0.14))
  const body = outfit.coat ?? outfit.top
  const bare = outfit.sleeve === "none" && outfit.bottom === "trunks"
  const cloth = bare ? look.skin : body
  const shape = path(hull(...near, ...far), darker(cloth, 0.13)) + path(hull(...near, ...lit), cloth)
  return shape + neck + dressing({ joints, build, outfit, look, pose })
}

/** Collar, tie, open coat and apron, drawn upright and laid along the trunk. */
function dressing({ joints: { chest, hip }, build, outfit, pose }: Body): Svg {
  const w = build.shoulder * (1 - 0.5 * pose.turn)
  const shift = pose.turn * 2.4
  const long = distance(chest, hip)
  const collar = outfit.collar
    ? pose.back
      ? path(`M-4 -3.6C-2 -2.4 2 -2.4 4 -3.6L3.6 -1C1 0 -1 0 -3.6 -1Z`, outfit.collar)
      : path(
          `M${shift - 3.6} -4L${shift} 1.4L${shift - 3.8} 2.6L${shift - 5} -2.6ZM${shift + 3} -4L${shift} 1.4L${shift + 3.4} 2.6L${shift + 4} -2.6Z`,
          outfit.collar,
        )
    : ""
  const coat =
    outfit.coat && !pose.back
      ? polygon(
          [
            [shift - 2.2, -3],
            [shift + 2.2, -3],
            [shift + 2.6, long + 4],
            [shift - 2.6, long + 4],
          ],
          outfit.top,
        )
      : ""
  const tie =
    outfit.tie && !pose.back
      ? polygon(
          [
            [shift - 1.2, 0],
            [shift + 1.2, 0],
            [shift + 1.7, 12],
            [shift, 14.5],
            [shift - 1.7, 12],
          ],
          outfit.tie,
        )
      : ""
  const apron = outfit.apron ? apronShape(outfit.apron, w, long, shift, pose.back ?? false) : ""
  return place(chest[0], chest[1], 1, pose.lean, coat, tie, collar, apron)
}

const apronShape = (colour: string, w: number, long: number, shift: number, back: boolean): Svg =>
  back
    ? stroke(`M${-w} ${long - 4}L${w} ${long - 4}M-3 -3L3 -3`, colour, 1.4) +
      stroke(`M0 ${long - 4}L-3 ${long + 2}M0 ${long - 4}L3 ${long + 2}`, colour, 1.2)
    : stroke(`M${shift - 4} 4L${shift - 2.6} -3M${shift + 4} 4L${shift + 2.6} -3`, colour, 1.3) +
      path(
        `M${shift - w * 0.62} 4L${shift + w * 0.62} 4L${w * 0.86 + shift} 13L${w * 0.9 + shift} ${long + 9}C${w * 0.4 + shift} ${long + 11} ${-w * 0.4 + shift} ${long + 11} ${-w * 0.9 + shift} ${long + 9}L${-w * 0.86 + shift} 13Z`,
        colour,
      )

/** How far below the neck an arm's rounded top lies, so that it reaches no higher than the collar. */
const armpit = 2.6

export function arm({ joints, build, outfit, look, pose }: Body, side: keyof Sides<Bones>): Svg {
  const { top, bend, end } = joints.arms[side]
  const shade = side === "far" && pose.turn > 0.45 ? 0.16 : 0.03
  const g = build.girth
  const flesh = darker(look.skin, shade)
  const cloth = darker(outfit.coat ?? outfit.top, shade + 0.04)
  const root = towards(along(top, joints.chest, 0.3), joints, armpit * g)
  const bare = path(hull([root, 3.5 * g], [bend, 2.7 * g]), flesh) + path(hull([bend, 2.7 * g], [end, 1.9 * g]), flesh)
  const sleeves = {
    none: "",
    short: path(hull([root, 4.1 * g], [along(top, bend, 0.62), 3.8 * g]), cloth),
    long:
      path(hull([root, 4.1 * g], [bend, 3.3 * g]), cloth) +
      path(hull([bend, 3.3 * g], [along(bend, end, 0.86), 2.8 * g]), cloth),
  }
  return bare + hand(joints.arms[side], flesh) + sleeves[outfit.sleeve]
}

/** `from`, moved down along the trunk. */
function towards(from: Point, { chest, hip }: Body["joints"], by: number): Point {
  const long = distance(chest, hip)
  return add(from, [((hip[0] - chest[0]) * by) / long, ((hip[1] - chest[1]) * by) / long])
}

/** A palm, fingers held together, and a thumb that stands off on the inner side. */
function hand({ bend, end }: Bones, flesh: string): Svg {
  const long = distance(bend, end)
  const at = (ahead: number, aside: number): Point => {
    const [u, v] = [(end[0] - bend[0]) / long, (end[1] - bend[1]) / long]
    return add(end, [u * ahead + v * aside, v * ahead - u * aside])
  }
  return (
    path(hull([end, 1.9], [at(1.6, 0), 2.5], [at(4, -0.3), 1.9]), flesh) +
    path(hull([at(0.4, 1.2), 1.1], [at(2.4, 3), 0.85]), flesh)
  )
}

/** A satchel on the back, seen behind the trunk or over it. */
export function bagBehind({ joints: { chest, hip }, outfit, pose }: Body): Svg {
  if (!outfit.bag || pose.back) return ""
  const middle = along(chest, hip, 0.48)
  const away = pose.turn > 0.4 ? -8.5 : 0
  return place(middle[0], middle[1], 1, pose.lean, path(satchel(away, pose.turn > 0.4 ? 5.5 : 10.5), outfit.bag))
}

export function bagOver({ joints: { chest, hip, shoulders }, outfit, pose }: Body): Svg {
  if (!outfit.bag) return ""
  const middle = along(chest, hip, 0.48)
  if (pose.back)
    return place(
      middle[0],
      middle[1],
      1,
      pose.lean,
      path(satchel(0, 8.6), outfit.bag),
      path("M-8.6 -5C-6 0 6 0 8.6 -5L8.6 -9C5 -11 -5 -11 -8.6 -9Z", lighter(outfit.bag, 0.14)),
      ellipse(0, -2, 1.5, 1.1, marigold.soft),
    )
  const strap = (from: Point, to: Point) =>
    stroke(
      `M${n(from[0])} ${n(from[1] - 3.4)}Q${n(to[0] + 1.5)} ${n((from[1] + to[1]) / 2)} ${n(to[0])} ${n(to[1])}`,
      darker(outfit.bag ?? ink, 0.1),
      1.7,
    )
  const hem = (s: Point) => add(along(s, hip, 0.62), [(s[0] - chest[0]) * 0.4, 0])
  const inner = (s: Point) => along(s, chest, 0.42)
  return (
    strap(inner(shoulders.near), hem(shoulders.near)) +
    (pose.turn > 0.5 ? "" : strap(inner(shoulders.far), hem(shoulders.far)))
  )
}

const satchel = (x: number, w: number) =>
  `M${n(x - w)} -7C${n(x - w)} -12 ${n(x + w)} -12 ${n(x + w)} -7L${n(x + w)} 9C${n(x + w)} 12.5 ${n(x - w)} 12.5 ${n(x - w)} 9Z`
