/** People: a small skeleton, dressed. `child`, `infant` and `adult` differ only in their proportions. */

import { arm, bagBehind, bagOver, lowerBody, trunk } from "./clothes.ts"
import type { HairStyle, Hat } from "./hair.ts"
import { head, headHair, onHead } from "./head.ts"
import { type Pose, type PoseName, poses } from "./poses.ts"
import { adultBuild, type Body, type Build, childBuild, height, infantBuild, reachOut, skeleton } from "./skeleton.ts"
import { ellipse, group, n, type Point, type Svg } from "./svg.ts"
import { type Outfit, wear } from "./wear.ts"

/** Who somebody is, whatever they do. */
export interface Look {
  skin: string
  hair: HairStyle
  hairColour?: string
  /** Beads, bobbles and bands. */
  accent?: string
  hat?: Hat
  hatColour?: string
  glasses?: boolean
  beard?: boolean
  wear?: Outfit
}

export interface Figure extends Look {
  /** Where the feet (or the seat, in a sitting pose) are. */
  x: number
  y: number
  /** Height in pixels when standing upright. */
  size: number
  /** A name, or a pose changed: `{ ...poses.standing, nod: 10 }`. */
  pose?: PoseName | Pose
  facing?: "left" | "right"
  /** Points of the picture that the hands are to touch (the arms bend to get there). */
  reach?: { near?: Point; far?: Point }
  /** Elbows point down unless told. */
  elbows?: "down" | "up"
  /** What the near hand holds, in the picture's own coordinates: drawn between the far arm and the near one. */
  holding?: Svg
  face?: "smile" | "open" | "calm" | "asleep" | "none"
  /** Leave out what a table or a wall hides. */
  hideLegs?: boolean
  /** Turns the figure about its (x, y): a tumble, a dive. Hands that reach do not follow. */
  spin?: number
}

/** A child of 7 to 13; `size` is about 1.25 m. */
export const child = (options: Figure) => figure(options, childBuild)

/** A child of 4 to 6: a larger head, shorter limbs. */
export const infant = (options: Figure) => figure(options, infantBuild)

export const adult = (options: Figure) => figure(options, adultBuild)

function figure(look: Figure, build: Build): Svg {
  const pose: Pose = typeof look.pose === "object" ? look.pose : poses[look.pose ?? "standing"]
  const scale = look.size / height(build)
  const flip = look.facing === "left" ? -1 : 1
  const loose = skeleton(pose, build)
  const toBody = ([x, y]: Point): Point => [(x - look.x) / scale / flip, (y - look.y) / scale + loose.floor]
  const joints = reachOut(loose, look, build, toBody)
  const body: Body = { pose, build, look, outfit: look.wear ?? wear.summer, joints }
  const stand = (...parts: Svg[]) =>
    turned(
      look,
      group(
        {
          transform: `translate(${n(look.x)} ${n(look.y)}) scale(${n(scale * flip)} ${n(scale)}) translate(0 ${n(-joints.floor)})`,
        },
        ...parts,
      ),
    )
  return stand(...backParts(body)) + (look.holding ?? "") + stand(...frontParts(body))
}

const turned = ({ x, y, spin }: Figure, content: Svg) =>
  spin ? group({ transform: `rotate(${n(spin)} ${n(x)} ${n(y)})` }, content) : content

function backParts(body: Body): Svg[] {
  const { pose } = body
  const away = pose.back ?? false
  const farArm = pose.turn > 0.45 || away ? arm(body, "far") : ""
  const nearArm = away ? arm(body, "near") : ""
  const tresses = away ? "" : onHead(body, headHair(body).behind)
  return [bagBehind(body), tresses, nearArm, farArm, ...lowerBody(body), trunk(body), head(body), bagOver(body)]
}

function frontParts(body: Body): Svg[] {
  if (body.pose.back) return []
  return body.pose.turn > 0.45 ? [arm(body, "near")] : [arm(body, "far"), arm(body, "near")]
}

/**
 * Where the parts of a figure lie in the picture, to hang props on: its head's middle and both hands. A figure that
 * faces left keeps `near` for the arm closest to us.
 */
export function jointsOf(
  look: Figure,
  kind: "child" | "infant" | "adult" = "child",
): { head: Point; near: Point; far: Point; chest: Point } {
  const build = { child: childBuild, infant: infantBuild, adult: adultBuild }[kind]
  const pose: Pose = typeof look.pose === "object" ? look.pose : poses[look.pose ?? "standing"]
  const scale = look.size / height(build)
  const flip = look.facing === "left" ? -1 : 1
  const joints = skeleton(pose, build)
  const out = ([x, y]: Point): Point => [look.x + x * scale * flip, look.y + (y - joints.floor) * scale]
  return {
    head: out(joints.head),
    near: out(joints.arms.near.end),
    far: out(joints.arms.far.end),
    chest: out(joints.chest),
  }
}

/** A figure's shadow on flat ground; `stretch` is how low the sun stands. */
export function groundShadow(
  x: number,
  y: number,
  size: number,
  { stretch = 0.25, towards = 1, opacity = 0.2 } = {},
): Svg {
  const width = size * (0.16 + stretch)
  return ellipse(x + towards * width * 0.7, y - size * 0.005, width, size * 0.035 + size * stretch * 0.02, "#2a1f4f", {
    opacity,
  })
}
