import { bicycle, cast, paintPot, ring, trace, wheeled } from "../gear.ts"
import {
  across,
  adult,
  blend,
  blue,
  brick,
  camera,
  canvas,
  child,
  circle,
  clay,
  darker,
  ellipse,
  type Figure,
  glow,
  grass,
  greenTree,
  hills,
  jacaranda,
  kids,
  leaf,
  lighter,
  line,
  marigold,
  type Outfit,
  oval,
  overlay,
  type Paint,
  type Point,
  path,
  paving,
  polygon,
  poses,
  receding,
  rect,
  type Svg,
  sky,
  slate,
  staff,
  stroke,
  times,
  violet,
  wear,
  wood,
} from "../kit.ts"

export const focus = [35, 60]

export const alt =
  "Children in old shirts paint a long wall that has become a map of the streets, with houses, a bus, a parrot and two cats."

const view = camera({ eye: 1.35, focal: 1150, horizon: 560, centre: 1180 })
const wallX = -3.1
const wall = receding(view, wallX, 3.2)
const lay = (u: number, v: number): Point => wall(u, v)
const sun = { stretch: 0.4, towards: 1, opacity: 0.22 }

export default () =>
  canvas(
    sky("afternoon", 660),
    hills(650, ["#c8c6e2", "#b4c3bf"], 8),
    jacaranda({ x: 1450, y: 640, height: 480, spread: 560, seed: 3, light: 1, distance: 0.15, air: "#f0e4da" }),
    greenTree({ x: 1150, y: 630, height: 200, spread: 260, seed: 8, light: 1, distance: 0.4, air: "#f0e4da" }),
    ground(),
    brickwork(),
    map(),
    shadowOnWall(),
    farPainters(),
    bicycles(),
    nearPainters(),
    overlay("afternoon"),
    blend("screen", ellipse(1500, 300, 800, 620, glow([0.5, 0.5], ["#ffdf9e", 0.5], ["#ffd49a", 0]))),
  )

const ground = () =>
  rect(0, 640, 1600, 427, "#e2cdb0") +
  paving(view, {
    left: wallX,
    right: 9,
    near: 2.2,
    far: 34,
    size: 1.3,
    tones: ["#e8d5bb", "#dfc9ad", "#ecdcc6"],
    seed: 9,
  }) +
  view.face(
    [
      [wallX, 0, 2],
      [wallX + 1.1, 0, 2],
      [wallX + 1.1, 0, 34],
      [wallX, 0, 34],
    ],
    "#f4ead8",
    { opacity: 0.8 },
  )

const quad = (a: number, b: number, low: number, high: number, fill: Paint, attributes = {}) =>
  polygon([lay(a, low), lay(b, low), lay(b, high), lay(a, high)], fill, attributes)

/** The wall itself: old porridge at the far end, sky and grass where the painters have been. */
const brickwork = () =>
  quad(-1.6, 34, 0, 3.3, "#d8c9b2") +
  quad(-1.6, 20, 0, 3.15, across("#bcdce8", "#cfe4e4", "#e4e0cc")) +
  quad(-1.6, 20, 0, 0.75, across(grass.soft, "#c9d6a0")) +
  quad(-1.6, 34, 3.15, 3.4, brick.light) +
  quad(-1.6, 34, 3.4, 3.46, brick.sun)

const road = (spots: readonly Point[]) =>
  stroke(trace(lay, spots), "#8c8797", 34) + stroke(trace(lay, spots), "#f4efe4", 3, { "stroke-dasharray": "16 14" })

/** What 338 children pass on their way to school. */
function map(): Svg {
  const streets =
    road([
      [-1.6, 0.72],
      [1.2, 0.92],
      [2.6, 1.7],
      [4.6, 1.78],
      [7, 1.1],
      [12, 1.2],
    ]) +
    road([
      [2.6, 1.7],
      [2.2, 2.4],
      [2.9, 3.1],
    ])
  const house = (u: number, v: number, w: number, h: number, colour: string, roofColour: string) =>
    quad(u, u + w, v, v + h, colour) +
    polygon([lay(u - 0.06, v + h), lay(u + w + 0.06, v + h), lay(u + w / 2, v + h * 1.6)], roofColour) +
    quad(u + w * 0.4, u + w * 0.62, v, v + h * 0.5, darker(colour, 0.4)) +
    quad(u + w * 0.12, u + w * 0.3, v + h * 0.5, v + h * 0.78, marigold.pale) +
    quad(u + w * 0.7, u + w * 0.88, v + h * 0.5, v + h * 0.78, marigold.pale)
  const round = (u: number, v: number, r: number, fill: string) => path(ring(lay, u, v, r), fill)
  const tree = (u: number, v: number, tone: string) =>
    quad(u - 0.04, u + 0.04, v, v + 0.4, wood.mid) +
    round(u, v + 0.55, 0.25, tone) +
    round(u + 0.1, v + 0.62, 0.14, lighter(tone, 0.25))
  return (
    streets +
    suns() +
    house(0.1, 1.2, 0.55, 0.5, clay.soft, clay.strong) +
    house(0.85, 1.55, 0.42, 0.6, violet.soft, violet.deep) +
    house(-0.6, 1.35, 0.5, 0.7, marigold.soft, clay.mid) +
    house(3.1, 2.05, 0.6, 0.5, leaf.pale, leaf.strong) +
    house(5, 2.05, 0.6, 0.5, clay.pale, violet.mid) +
    house(4.1, 0.7, 0.7, 0.55, "#f6ead6", brick.mid) +
    house(6.2, 1.7, 0.7, 0.6, violet.pale, clay.mid) +
    house(7.6, 1.6, 0.8, 0.6, marigold.pale, leaf.mid) +
    house(9.4, 1.6, 0.8, 0.6, clay.soft, violet.strong) +
    tree(1.5, 1.35, leaf.mid) +
    tree(3.5, 0.75, violet.mid) +
    tree(3.95, 2.1, leaf.soft) +
    tree(5.8, 0.7, leaf.mid) +
    tree(8.6, 1.5, violet.soft) +
    extras() +
    bus() +
    parrot() +
    cats() +
    path(ring(lay, 3.4, 0.4, 0.5, 0.12), blue.mid) +
    path(ring(lay, 3.35, 0.42, 0.26, 0.06), blue.pale)
  )
}

/** The near end is done: clouds, a kite, a balloon, flowers, and Mr Pike, running. */
function extras(): Svg {
  const puff = (u: number, v: number, r: number) =>
    path(
      ring(lay, u, v, r, r * 0.6) +
        ring(lay, u + r, v - r * 0.1, r * 0.8, r * 0.5) +
        ring(lay, u - r, v - r * 0.1, r * 0.8, r * 0.5),
      "#fdfbf4",
    )
  const flowers = times(16, (i) =>
    path(
      ring(lay, -0.9 + i * 0.34, 0.2 + (i % 3) * 0.16, 0.055),
      [clay.mid, marigold.strong, violet.mid, "#fdf3dc"][i % 4] as string,
    ),
  ).join("")
  const kite =
    polygon([lay(0.5, 2.98), lay(0.72, 2.72), lay(0.56, 2.36), lay(0.36, 2.68)], clay.mid) +
    polygon([lay(0.5, 2.98), lay(0.72, 2.72), lay(0.54, 2.68)], marigold.strong) +
    stroke(
      trace(lay, [
        [0.56, 2.36],
        [0.66, 2.2],
        [0.5, 2.06],
        [0.6, 1.92],
      ]),
      clay.mid,
      5,
    )
  const runner =
    stroke(
      trace(lay, [
        [3.7, 1.36],
        [3.62, 1.16],
        [3.5, 1.02],
      ]) +
        trace(lay, [
          [3.62, 1.16],
          [3.78, 1.02],
        ]) +
        trace(lay, [
          [3.52, 1.3],
          [3.68, 1.28],
          [3.84, 1.34],
        ]),
      leaf.strong,
      8,
    ) + path(ring(lay, 3.73, 1.46, 0.07), marigold.strong)
  return (
    puff(-0.5, 2.75, 0.22) + puff(0.95, 3, 0.14) + puff(3.6, 2.85, 0.16) + puff(5.6, 2.8, 0.2) + flowers + kite + runner
  )
}

const suns = () =>
  path(ring(lay, 1.75, 2.75, 0.28), marigold.strong) +
  times(10, (i) =>
    stroke(
      trace(lay, [
        [1.75 + Math.cos(i * 0.628) * 0.34, 2.75 + Math.sin(i * 0.628) * 0.34],
        [1.75 + Math.cos(i * 0.628) * 0.46, 2.75 + Math.sin(i * 0.628) * 0.46],
      ]),
      marigold.strong,
      9,
    ),
  ).join("")

const bus = () =>
  quad(-0.35, 0.75, 0.86, 1.2, marigold.strong) +
  times(4, (i) => quad(-0.26 + i * 0.26, -0.08 + i * 0.26, 1.02, 1.15, blue.pale)).join("") +
  path(ring(lay, -0.1, 0.86, 0.1), slate.deep) +
  path(ring(lay, 0.5, 0.86, 0.1), slate.deep)

const parrot = () =>
  path(ring(lay, 1.28, 2.5, 0.1, 0.2), leaf.strong) +
  path(ring(lay, 1.3, 2.72, 0.09), "#d2512f") +
  polygon([lay(1.38, 2.74), lay(1.46, 2.68), lay(1.38, 2.66)], marigold.strong) +
  polygon([lay(1.2, 2.4), lay(1.34, 2.36), lay(1.2, 2.02)], violet.strong) +
  circle(...lay(1.32, 2.74), 4, "#1d1720")

function cats(): Svg {
  const cat = (u: number, v: number, tone: string) =>
    path(ring(lay, u, v, 0.13, 0.1), tone) +
    path(ring(lay, u + 0.12, v + 0.13, 0.08), tone) +
    polygon([lay(u + 0.06, v + 0.18), lay(u + 0.07, v + 0.28), lay(u + 0.12, v + 0.2)], tone) +
    polygon([lay(u + 0.13, v + 0.2), lay(u + 0.18, v + 0.28), lay(u + 0.19, v + 0.18)], tone) +
    stroke(
      trace(lay, [
        [u - 0.1, v],
        [u - 0.24, v + 0.1],
        [u - 0.22, v + 0.26],
      ]),
      tone,
      9,
    )
  return cat(2.1, 1.75, slate.mid) + cat(2.65, 2.25, marigold.deep)
}

/** The jacaranda's shade on the wall and the drip that is called rain. */
const shadowOnWall = () =>
  blend("multiply", quad(12, 34, 0, 3.4, across(["#b8a5c8", 0.2], ["#8f7fb4", 0.7]))) +
  times(5, (i) =>
    stroke(
      trace(lay, [
        [0.2 + i * 0.09, 1.2],
        [0.2 + i * 0.09, 1.02 - (i % 3) * 0.08],
      ]),
      clay.soft,
      5,
    ),
  ).join("")

const old = (top: string): Outfit => ({ ...wear.summer, top, collar: undefined, below: slate.mid, bottom: "shorts" })

function farPainters(): Svg {
  const far = [
    { look: kids.jun, z: 20, x: wallX + 0.6, top: marigold.pale, pose: poses.reaching },
    { look: kids.ruth, z: 16, x: wallX + 0.9, top: leaf.pale, pose: poses.crouching },
    { look: kids.quinn, z: 12.6, x: wallX + 0.6, top: clay.pale, pose: poses.reaching },
  ]
  const small = far
    .map(({ look, z, x, top, pose }) =>
      cast({ ...look, ...view.stand(x, z, 1.25), pose, facing: "left", wear: old(top) }, child, sun),
    )
    .join("")
  const priya = cast(
    { ...staff.priya, ...view.stand(-0.55, 9.2, 1.64), pose: poses.handsOnHips, facing: "left" },
    adult,
    sun,
  )
  return (
    small +
    wheeled(
      view,
      wallX + 1.05,
      8.9,
      1.3,
      { ...kids.omar, wear: old("#f4e7cf"), facing: "left", reach: { near: wall(5.2, 1.25), far: wall(5.4, 1.05) } },
      clay.strong,
    ) +
    priya
  )
}

function bicycles(): Svg {
  return times(3, (i) =>
    bicycle(...view.at(3.6 + i * 0.5, 0, 10.5 + i * 0.5), view.scale(10.5) * 0.3, {
      colour: [violet.strong, leaf.mid, clay.mid][i] as string,
      flip: i === 1,
    }),
  ).join("")
}

/** One stretches, one kneels, one mixes: the child on the crate carries the focus. */
function nearPainters(): Svg {
  const [cx, cy] = view.at(-2.5, 0, 5)
  const s = view.scale(5)
  const crate =
    polygon(
      [
        [cx - s * 0.36, cy],
        [cx + s * 0.36, cy],
        [cx + s * 0.36, cy - s * 0.34],
        [cx - s * 0.36, cy - s * 0.34],
      ],
      wood.light,
    ) +
    rect(cx - s * 0.36, cy - s * 0.2, s * 0.72, s * 0.05, wood.mid) +
    polygon(
      [
        [cx - s * 0.36, cy - s * 0.34],
        [cx + s * 0.36, cy - s * 0.34],
        [cx + s * 0.3, cy - s * 0.42],
        [cx - s * 0.3, cy - s * 0.42],
      ],
      wood.pale,
    )
  const tip = lay(1.62, 2.02)
  const up: Figure = {
    ...kids.amara,
    ...view.stand(-2.5, 5, 1.34, 0.37),
    pose: poses.reaching,
    facing: "left",
    wear: { ...old("#fdf3dc"), apron: undefined },
    reach: { far: [tip[0] + 46, tip[1] + 26], near: [cx - s * 0.3, cy - s * 1.1] },
    holding:
      line([[tip[0] + 60, tip[1] + 36], tip], wood.light, 9) + line([[tip[0] + 16, tip[1] + 9], tip], leaf.strong, 17),
  }
  const low = lay(0.35, 0.6)
  const kneels: Figure = {
    ...kids.mateo,
    ...view.stand(-2.55, 3.6, 1.3),
    pose: poses.kneeling,
    facing: "left",
    wear: old(violet.pale),
    reach: { near: [low[0] + 60, low[1] + 4], far: [low[0] + 92, low[1] + 66] },
    holding:
      line([[low[0] + 74, low[1] + 8], low], wood.light, 11) + line([[low[0] + 22, low[1] + 2], low], clay.mid, 20),
  }
  const mixes: Figure = {
    ...kids.grace,
    ...view.stand(0.05, 4.2, 1.28),
    pose: { ...poses.crouching, nod: 12 },
    facing: "left",
    wear: { ...old("#f7d9c2"), bottom: "skirt", below: violet.strong },
  }
  const pots = [
    [-0.75, 3.6, violet.mid],
    [-0.42, 3.75, marigold.strong],
    [-0.6, 3.4, leaf.mid],
    [-1.25, 3.35, clay.mid],
    [0.9, 3.5, blue.mid],
    [1.15, 3.7, "#fdf3dc"],
  ] as const
  const drops = path(
    times(16, (i) => oval(520 + ((i * 97) % 620), 960 + ((i * 53) % 90), 5 + (i % 4) * 3, 3 + (i % 3))).join(""),
    violet.mid,
    { opacity: 0.5 },
  )
  return (
    crate +
    cast(up, child, { ...sun, opacity: 0 }) +
    drops +
    cast(kneels, child, sun) +
    cast(mixes, child, sun) +
    pots.map(([x, z, paint]) => paintPot(...view.at(x, 0, z), view.scale(z) * 0.24, paint)).join("")
  )
}
