import { cast } from "../gear.ts"
import {
  adult,
  along,
  blue,
  bunting,
  camera,
  canvas,
  child,
  clay,
  cloud,
  distance,
  down,
  ellipse,
  greenTree,
  groundShadow,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  marigold,
  type Outfit,
  overlay,
  type Point,
  type Pose,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  sky,
  staff,
  times,
  violet,
  WIDTH,
  wear,
} from "../kit.ts"

export const focus = [35, 50]

export const alt =
  "Baobab in yellow and Flame in red lean back on a long rope across the field at noon while Mr Pike holds up his arm."

const view = camera({ eye: 1.15, focal: 1200, horizon: 430, centre: 880 })
const sun = { stretch: 0.1, towards: -1, opacity: 0.28 }
/** The rope runs from near on the left to far on the right. */
const from = { x: -1.25, z: 3.0 }
const to = { x: 4.7, z: 9.6 }
const placeOf = (t: number) => ({ x: from.x + (to.x - from.x) * t, z: from.z + (to.z - from.z) * t })
const rope = (t: number, lift = 0.84) => view.at(placeOf(t).x, lift, placeOf(t).z)

export default () =>
  canvas(
    sky("noon", 500),
    cloud(300, 120, 420, 5, "#ffffff", 0.8),
    cloud(1050, 90, 360, 8, "#ffffff", 0.7),
    hills(438, ["#b9cfe2", "#a8c4bd"], 7),
    trees(),
    field(),
    crowd(),
    bunting([-20, 210], [720, 330], { flags: 15, sag: 40, size: 34 }),
    bunting([720, 330], [1640, 250], { flags: 20, sag: 40, size: 26 }),
    referee(),
    flameTeam(),
    ropeLine(),
    baobabTeam(),
    melon(),
    overlay("noon"),
  )

const trees = () =>
  [
    [90, 330, 1],
    [420, 250, 0],
    [700, 230, 1],
    [1010, 220, 0],
    [1260, 280, 1],
    [1520, 330, 0],
  ]
    .map(([x, h, j], i) =>
      (j ? jacaranda : greenTree)({
        x: x as number,
        y: 452,
        height: h as number,
        spread: (h as number) * 1.2,
        seed: i + 2,
        light: 0,
        distance: 0.22,
        air: "#dfeaf0",
        florets: i === 0,
      }),
    )
    .join("")

const field = () =>
  rect(0, 434, WIDTH, 640, down("#c2d68d", "#a5c66f", "#82ad57")) +
  times(5, (i) =>
    view.face(
      [
        [-14, 0, 3 + i * 5],
        [14, 0, 3 + i * 5],
        [14, 0, 5.5 + i * 5],
        [-14, 0, 5.5 + i * 5],
      ],
      "#b7d07e",
      { opacity: 0.45 },
    ),
  ).join("") +
  view.face(
    [
      [1.15, 0.005, 6.9],
      [2.4, 0.005, 5.7],
      [2.5, 0.005, 5.8],
      [1.25, 0.005, 7.0],
    ],
    "#fdf8ec",
  )

/** The other houses on their picnic rugs. */
function crowd(): Svg {
  const seated = [
    kids.omar,
    kids.nia,
    kids.jun,
    kids.iris,
    kids.femi,
    kids.lotte,
    kids.harvir,
    kids.dalia,
    kids.quinn,
    kids.ruth,
  ]
  const rugs = times(5, (i) =>
    view.face(
      [
        [-9.5 + i * 3.1, 0, 17],
        [-7.2 + i * 3.1, 0, 17],
        [-7 + i * 3.1, 0, 19],
        [-9.3 + i * 3.1, 0, 19],
      ],
      [clay.soft, violet.soft, marigold.soft, leaf.soft, blue.soft][i] as string,
    ),
  ).join("")
  const people = seated
    .map((look, i) => {
      const kit = i % 2 ? wear.fig : wear.acacia
      const spot = view.stand(-9 + i * 1.45, 17.6 + (i % 2) * 0.6, 1.3)
      return i % 3 === 1
        ? child({ ...look, ...spot, wear: kit, pose: "cheering", face: "open" })
        : child({ ...look, ...spot, wear: kit, pose: i % 2 ? "crossLegged" : "waving" })
    })
    .join("")
  return rugs + people
}

const referee = () => {
  const spot = view.stand(1.35, 8.4, 1.76)
  return cast(
    {
      ...staff.jonah,
      ...spot,
      pose: { ...poses.waving, turn: 0.3, arms: { near: [-30, -8], far: [150, 172] } },
      face: "open",
    },
    adult,
    sun,
  )
}

const pull = (lean: number, low = 0): Pose => ({
  turn: 0.9,
  lean,
  nod: 12,
  arms: { near: [60, 80], far: [70, 86] },
  legs: { near: [58 + low, 34], far: [34 + low, 12] },
  on: "ground",
})

const team = (looks: readonly Look[], kit: Outfit, spots: readonly number[], facing: "left" | "right") =>
  looks.map((look, i) => {
    const t = spots[i] as number
    const { x, z } = placeOf(t)
    const back = facing === "right" ? -0.5 : 0.5
    const ahead = facing === "right" ? 1 : -1
    const spot = view.stand(x + back, z + (i % 2 ? 0.22 : -0.16), 1.34 + (i % 3) * 0.06)
    const reachOut = facing === "right" ? 0.012 : -0.026
    return {
      z,
      svg:
        groundShadow(spot.x + ahead * spot.size * 0.22, spot.y, spot.size, { ...sun, towards: 0 }) +
        child({
          ...look,
          ...spot,
          wear: kit,
          facing,
          pose: pull(-26 - (i % 3) * 6, i % 2 ? 6 : 0),
          face: i % 2 ? "open" : "calm",
          reach: { near: rope(t + reachOut), far: rope(t + reachOut * 2.4) },
        }),
    }
  })

const flameTeam = () => {
  const all = team(
    [kids.chidi, kids.elif, kids.ben, kids.priti, kids.kofi, kids.lotte],
    wear.flame,
    [0.66, 0.74, 0.82, 0.9, 0.97, 1.05],
    "left",
  )
  return all
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join("")
}

const baobabTeam = () => {
  const all = team(
    [kids.amara, kids.mateo, kids.grace, kids.femi, kids.iris],
    wear.baobab,
    [0.36, 0.275, 0.19, 0.1, 0.015],
    "right",
  )
  return all
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join("")
}

/** It thickens as it comes near, and its end lies on the grass; a red ribbon marks the middle. */
function ropeLine(): Svg {
  const [near, far] = [rope(-0.03), rope(1.12)]
  const [x, y] = near
  const fall = [near, [x - 34, y + 60], [x - 50, y + 190], [x - 110, y + 318], [x - 190, y + 340]] as const
  const loose = (share: number): Point => {
    const at = Math.min(share, 0.999) * (fall.length - 1)
    const i = Math.floor(at)
    return along(fall[i] as Point, fall[i + 1] as Point, at - i)
  }
  const [mx, my] = rope(0.51)
  return (
    twisted(loose, 430, () => 11) +
    twisted(
      (share) => along(near, far, share),
      distance(near, far),
      (share) => 11 - 8 * share,
    ) +
    polygon(
      [
        [mx - 9, my - 4],
        [mx + 9, my - 4],
        [mx + 12, my + 46],
        [mx, my + 34],
        [mx - 12, my + 46],
      ],
      "#d2512f",
    ) +
    rect(mx - 11, my - 11, 22, 22, "#b13f22", 4)
  )
}

/** The strands of a rope `long` pixels long, each across the way it takes. */
function twisted(at: (share: number) => Point, long: number, thick: (share: number) => number): Svg {
  const strands: Svg[] = []
  for (let share = 0; share < 1; share += (thick(share) * 0.8) / long) {
    const [[x, y], [aheadX, aheadY]] = [at(share), at(share + 0.01)]
    const turn = (Math.atan2(aheadY - y, aheadX - x) * 180) / Math.PI - 52
    const strand = [ellipse(0, 0, 1.24, 0.56, "#94703f"), ellipse(-0.04, -0.06, 1.16, 0.44, "#dcb97f")]
    strands.push(place(x, y, thick(share), turn, ...strand))
  }
  return strands.join("")
}

/** For the losing side to serve. */
function melon(): Svg {
  const slice = (x: number, y: number, r: number, turn: number) =>
    place(
      x,
      y,
      r,
      turn,
      path("M-1 0A1 1 0 0 0 1 0Z", leaf.strong),
      path("M-.9 0A.9 .9 0 0 0 .9 0Z", "#f3f0d4"),
      path("M-.82 0A.82 .82 0 0 0 .82 0Z", "#e0523f"),
      ...[
        [-0.4, 0.25],
        [0, 0.4],
        [0.4, 0.25],
        [-0.15, 0.15],
        [0.2, 0.14],
      ].map(([u, v]) => ellipse(u as number, v as number, 0.045, 0.08, "#3a1c20")),
    )
  return (
    polygon(
      [
        [960, 1080],
        [1060, 940],
        [1560, 950],
        [1640, 1080],
      ],
      "#fdf3dc",
    ) +
    times(5, (i) =>
      polygon(
        [
          [1000 + i * 136, 1080],
          [1040 + i * 130, 1080],
          [1096 + i * 104, 943],
          [1066 + i * 104, 942],
        ],
        violet.soft,
        { opacity: 0.7 },
      ),
    ).join("") +
    ellipse(1316, 1008, 210, 32, "#8a5a50", { opacity: 0.25 }) +
    ellipse(1300, 1000, 200, 30, "#fffaf0") +
    slice(1200, 940, 84, 10) +
    slice(1400, 936, 84, -10) +
    slice(1300, 950, 96, 0)
  )
}
