import { cast, tin } from "../gear.ts"
import {
  adult,
  arcade,
  blend,
  blossom,
  blue,
  brick,
  bunting,
  camera,
  canvas,
  child,
  circle,
  clay,
  cloud,
  dapple,
  darker,
  down,
  ellipse,
  type Figure,
  facing,
  glow,
  greenTree,
  groundShadow,
  infant,
  jacaranda,
  kids,
  leaf,
  line,
  marigold,
  mix,
  overlay,
  type Point,
  type PoseName,
  pair,
  path,
  paving,
  pick,
  polygon,
  poses,
  potPlant,
  rect,
  roof,
  type Svg,
  seeded,
  sky,
  staff,
  stroke,
  times,
  violet,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "Form 4's market at noon: striped stalls under bunting, tins along the arcade, and a glass of lemonade being paid for with a paper blossom."

const view = camera({ eye: 1.62, focal: 1350, horizon: 510, centre: 760 })
const sun = { stretch: 0.12, towards: 1, opacity: 0.26 }

export default () =>
  canvas(
    sky("noon", 600),
    cloud(420, 150, 360, 3, "#ffffff", 0.7),
    jacaranda({ x: 250, y: 540, height: 560, spread: 640, seed: 12, light: 1, distance: 0.18, air: "#e6ecf4" }),
    greenTree({ x: 1480, y: 540, height: 420, spread: 520, seed: 5, light: 1, distance: 0.25, air: "#e6ecf4" }),
    school(),
    ground(),
    queue(),
    stall(-4.4, 10.4, violet.strong, beads, seller("dalia", "reading"), seller("omar", "waving")),
    stall(0.5, 11, leaf.mid, seedlings, seller("mateo", "holding"), seller("priti", "standing")),
    bunting([-20, 250], [860, 190], { flags: 16, sag: 56, size: 40 }),
    bunting([860, 190], [1640, 60], { flags: 13, sag: 60, size: 46 }),
    pumpkin(),
    lemonade(),
    overlay("noon"),
    blend("screen", ellipse(1250, 60, 900, 560, glow([0.5, 0.5], ["#fff0c2", 0.35], ["#fff0c2", 0]))),
  )

function school(): Svg {
  const wall = facing(view, -15, 17)
  const pale = (colour: string) => mix(colour, "#f6e6d2", 0.25)
  return (
    roof(wall, 32, 4, 5.1, 3, pale("#a9503d")) +
    arcade(wall, {
      bays: 12,
      bay: 2.66,
      height: 4,
      wall: pale(brick.mid),
      inside: down("#7d5a6c", "#9a7673"),
      reveal: pale(brick.sun),
      courses: false,
    }) +
    tins()
  )
}

/** Three hundred and twelve tins for families who need them, along the arcade. */
function tins(): Svg {
  const random = seeded(4)
  const colours = [clay.mid, leaf.mid, marigold.strong, blue.mid, violet.soft, clay.soft]
  const pile = (x: number) =>
    times(3, (row) =>
      times(6 - row, (i) => {
        const [px, py] = view.at(x + i * 0.24 + row * 0.12, row * 0.26, 16.4)
        return tin(px, py, view.scale(16.4) * 0.26, pick(random, colours))
      }).join(""),
    ).join("")
  return times(9, (i) => pile(-13.4 + i * 2.66)).join("")
}

const ground = () =>
  rect(0, 590, 1600, 480, "#ead9c2") +
  paving(view, {
    left: -17,
    right: 13,
    near: 2.4,
    far: 16.6,
    size: 1.2,
    tones: ["#ecdcc6", "#e5d2bb", "#f1e4d1"],
    seed: 2,
  }) +
  blend("multiply", dapple(180, 760, 420, 90, { seed: 3, count: 70, size: 34, opacity: 0.14 }))

/** Children behind the counters and those who wait. */
const seller = (name: keyof typeof kids, pose: PoseName) => (x: number, z: number) =>
  child({
    ...kids[name],
    ...view.stand(x, z + 0.7, 1.36),
    pose,
    hideLegs: true,
    wear: { ...wear.summer, apron: marigold.pale },
  })

function queue(): Svg {
  const waiting = [
    { look: kids.lotte, x: 2.3, z: 13.6, pose: "standingSide" },
    { look: kids.jun, x: 2.95, z: 13.8, pose: "standingSide" },
    { look: kids.nia, x: 5.6, z: 13.5, pose: "waving" },
    { look: kids.kofi, x: -1.9, z: 13.4, pose: "walking" },
  ] as const
  return waiting
    .map(({ look, x, z, pose }) => cast({ ...look, ...view.stand(x, z, 1.28), pose, facing: "left" }, child, sun))
    .join("")
}

type Goods = (lay: (u: number, up: number, back?: number) => Point, scale: number) => Svg

/** A trestle with a cloth and a striped awning; goods lie on the top, sellers stand behind. */
function stall(x: number, z: number, colour: string, goods: Goods, ...sellers: ((x: number, z: number) => Svg)[]): Svg {
  const half = 1.15
  const at = (u: number, v: number, back = 0) => view.at(x + u, v, z + back)
  const quad = (a: number, b: number, low: number, high: number, fill: string, near = 0, far = near) =>
    polygon([at(a, low, near), at(b, low, near), at(b, high, far), at(a, high, far)], fill)
  const post = (u: number, back: number) => line([at(u, 0, back), at(u, 2.4, back)], wood.deep, view.scale(z) * 0.05)
  const stripes = times(10, (i) => {
    const [a, b] = [-half - 0.15 + i * 0.26, -half - 0.15 + (i + 1) * 0.26]
    const tint = i % 2 ? "#fdf6e8" : colour
    const [l, r, m] = [at(a, 2.2, -0.3), at(b, 2.2, -0.3), at((a + b) / 2, 2.0, -0.3)]
    return (
      quad(a, b, 2.2, 2.62, tint, -0.3, 0.9) +
      path(
        `M${pair(l)}L${pair(r)}Q${pair([r[0], m[1]])} ${pair(m)}Q${pair([l[0], m[1]])} ${pair(l)}Z`,
        darker(tint, 0.1),
      )
    )
  })
  const shade = polygon(
    [at(-half, 0.01, -0.2), at(half + 0.5, 0.01, -0.2), at(half + 0.7, 0.01, 1), at(-half, 0.01, 1)],
    "#2a1f4f",
    { opacity: 0.2 },
  )
  const people = sellers.map((person, i) => person(x - 0.5 + i, z)).join("")
  return (
    shade +
    post(-half, 0.8) +
    post(half, 0.8) +
    people +
    quad(-half, half, 0.84, 0.84, "#fdf6e8", 0, 0.62) +
    quad(-half, half, 0, 0.84, mix(colour, "#fdf6e8", 0.72)) +
    quad(-half, half, 0.62, 0.84, "#fdf6e8") +
    goods(at, view.scale(z)) +
    post(-half, 0) +
    post(half, 0) +
    stripes.join("")
  )
}

function beads(lay: Parameters<Goods>[0], s: number): Svg {
  const strings = times(6, (i) => {
    const [a, b] = [lay(-1 + i * 0.34, 0.86, 0.1), lay(-0.8 + i * 0.34, 0.86, 0.4)]
    return stroke(
      `M${pair(a)}Q${pair([(a[0] + b[0]) / 2, a[1] + s * 0.3])} ${pair(b)}`,
      [clay.strong, marigold.strong, leaf.mid, violet.mid, blue.mid, clay.soft][i] as string,
      s * 0.06,
      { "stroke-dasharray": `1 ${s * 0.065}` },
    )
  })
  return strings.join("")
}

const seedlings = (lay: Parameters<Goods>[0], s: number) =>
  times(7, (i) => potPlant(...lay(-1 + i * 0.32, 0.86, 0.15 + (i % 2) * 0.2), s * 0.34, i + 3, clay.soft)).join("")

/** On the left, near: guess the pumpkin's weight. */
function pumpkin(): Svg {
  const [x, y] = view.at(-1.92, 0, 5.1)
  const s = view.scale(5.1)
  const ribs =
    times(5, (i) =>
      ellipse(x + (i - 2) * s * 0.11, y - s * 0.86, s * 0.15, s * 0.2, i % 2 ? "#e2852a" : "#ee9a36"),
    ).join("") +
    path(`M${x - 8} ${y - s * 1.04}q4 ${-s * 0.1} ${s * 0.08} ${-s * 0.12}l10 10q-10 10 -8 ${s * 0.1}Z`, leaf.strong)
  const crate =
    rect(x - s * 0.42, y - s * 0.68, s * 0.84, s * 0.68, wood.light, 4) +
    times(4, (i) =>
      rect(x - s * 0.42, y - s * 0.68 + i * s * 0.17, s * 0.84, s * 0.14, i % 2 ? wood.light : wood.pale, 3),
    ).join("")
  const guess: Figure = {
    ...kids.grace,
    ...view.stand(-2.66, 5, 1.3),
    pose: { ...poses.holding, lean: 10 },
    reach: { near: [x - s * 0.26, y - s * 0.82], far: [x - s * 0.06, y - s * 1.02] },
  }
  const watch: Figure = {
    ...kids.harvir,
    ...view.stand(-1.2, 5.35, 1.36),
    pose: "handsOnHips",
    facing: "left",
    face: "open",
  }
  return cast(watch, child, sun) + groundShadow(x, y, s * 1.2, sun) + crate + ribs + cast(guess, child, sun)
}

/** The focal point: a glass is handed over for a paper blossom. */
function lemonade(): Svg {
  const s = view.scale(4.6)
  const at = (u: number, v: number, back = 0) => view.at(u, v, 4.6 + back)
  const [l, r] = [at(1.25, 0.86), at(4.4, 0.86)]
  const top = polygon([l, r, at(4.4, 0.86, 0.7), at(1.25, 0.86, 0.7)], "#fff7e2")
  const cloth =
    polygon([l, r, at(4.4, -0.1), at(1.25, -0.1)], marigold.soft) +
    times(7, (i) =>
      polygon(
        [at(1.25 + i * 0.46, 0.86), at(1.48 + i * 0.46, 0.86), at(1.48 + i * 0.46, -0.1), at(1.25 + i * 0.46, -0.1)],
        "#fdf3d8",
      ),
    ).join("") +
    times(14, (i) => circle(...at(1.365 + i * 0.23, 0.8), s * 0.116, i % 2 ? marigold.strong : "#fffaf0")).join("")
  const glass = (p: Point, full = true) =>
    polygon(
      [
        [p[0] - s * 0.06, p[1] - s * 0.2],
        [p[0] + s * 0.06, p[1] - s * 0.2],
        [p[0] + s * 0.045, p[1]],
        [p[0] - s * 0.045, p[1]],
      ],
      "#ffffff",
      { opacity: 0.75 },
    ) +
    (full
      ? polygon(
          [
            [p[0] - s * 0.055, p[1] - s * 0.15],
            [p[0] + s * 0.055, p[1] - s * 0.15],
            [p[0] + s * 0.043, p[1] - 3],
            [p[0] - s * 0.043, p[1] - 3],
          ],
          "#f7d35a",
        )
      : "")
  const jug = at(2.5, 0.86, 0.3)
  const jugBody =
    stroke(`M${jug[0] + s * 0.15} ${jug[1] - s * 0.34}q${s * 0.18} ${s * 0.06} 0 ${s * 0.24}`, "#eef6f8", s * 0.04) +
    polygon(
      [
        [jug[0] - s * 0.19, jug[1] - s * 0.42],
        [jug[0] + s * 0.15, jug[1] - s * 0.42],
        [jug[0] + s * 0.18, jug[1]],
        [jug[0] - s * 0.18, jug[1]],
      ],
      "#eef6f8",
      { opacity: 0.9 },
    ) +
    polygon(
      [
        [jug[0] - s * 0.18, jug[1] - s * 0.3],
        [jug[0] + s * 0.16, jug[1] - s * 0.3],
        [jug[0] + s * 0.17, jug[1] - 4],
        [jug[0] - s * 0.17, jug[1] - 4],
      ],
      "#f7d35a",
    ) +
    circle(jug[0] - s * 0.04, jug[1] - s * 0.26, s * 0.07, "#fdf0b0") +
    circle(jug[0] + s * 0.06, jug[1] - s * 0.12, s * 0.06, "#fdf0b0")
  const fruit = times(5, (i) =>
    ellipse(
      ...at(3.1 + (i % 3) * 0.13, 0.92 + Math.floor(i / 3) * 0.1, 0.2),
      s * 0.08,
      s * 0.065,
      i % 2 ? "#f9dc62" : "#f4c93c",
    ),
  ).join("")
  const hand = at(1.32, 1.12)
  const pay = at(0.98, 1.2)
  const ilse: Figure = {
    ...staff.ilse,
    ...view.stand(0.45, 4.5, 1.68),
    pose: { ...poses.standingSide, nod: 6 },
    reach: { far: pay, near: at(0.78, 0.98) },
    holding:
      blossom(pay[0] + 10, pay[1] - 14, 25, 10, violet.mid) +
      blossom(at(0.8, 0.98)[0], at(0.8, 0.98)[1], 20, 40, violet.soft),
  }
  const chidi: Figure = {
    ...kids.chidi,
    ...view.stand(2.05, 5.6, 1.42),
    pose: "standing",
    facing: "left",
    reach: { far: hand, near: at(2.34, 1.1, 0.5) },
    wear: { ...wear.summer, apron: leaf.soft },
    hideLegs: true,
    face: "open",
  }
  const ruth: Figure = {
    ...kids.ruth,
    ...view.stand(3.35, 5.6, 1.34),
    pose: "waving",
    wear: { ...wear.summerSkirt, apron: leaf.soft },
    hideLegs: true,
  }
  const small: Figure = {
    ...kids.amara,
    ...view.stand(-0.38, 4.8, 1.08),
    pose: { ...poses.reading, nod: 14 },
    wear: wear.pinafore,
    holding: "",
  }
  const mark =
    rect(view.at(-0.38, 0, 4.8)[0] - 17, view.at(-0.38, 0.52, 4.8)[1] - 18, 34, 76, marigold.soft, 4) +
    rect(view.at(-0.38, 0, 4.8)[0] - 4, view.at(-0.38, 0.52, 4.8)[1] - 4, 9, 44, clay.mid, 4)
  return (
    child(ruth) +
    child(chidi) +
    top +
    fruit +
    jugBody +
    glass(at(2.95, 0.86, 0.25)) +
    glass(at(1.8, 0.86, 0.35)) +
    glass(at(2.0, 0.86, 0.2), false) +
    cloth +
    glass([hand[0] - 6, hand[1] + s * 0.08]) +
    cast(small, infant, sun) +
    mark +
    cast(ilse, adult, sun)
  )
}
