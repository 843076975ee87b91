import {
  adult,
  arcade,
  between,
  brick,
  bunting,
  camera,
  canvas,
  child,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  facing,
  floor,
  greenTree,
  house,
  jacaranda,
  jointsOf,
  kids,
  type Look,
  leaf,
  marigold,
  mix,
  n,
  type Outfit,
  oval,
  overlay,
  path,
  polygon,
  poses,
  type Random,
  rect,
  type Svg,
  seeded,
  sky,
  staff,
  stroke,
  times,
  violet,
  wear,
} from "../kit.ts"

export const focus = [70, 50]

export const alt = "Swimmers race down the lanes of the school pool while team mates cheer from the edge under bunting."

const view = camera({ eye: 3.1, focal: 1300, horizon: 205, centre: 690 })

export default () =>
  canvas(
    sky("noon", 300),
    beyond(),
    deck(),
    water(),
    ropes(),
    race(),
    supporters(),
    bunting([-30, 70], [1640, 40], { flags: 26, sag: 90, size: 44 }),
    starter(),
    overlay("noon"),
  )

const beyond = () =>
  greenTree({ x: 140, y: 260, height: 300, spread: 420, seed: 5, distance: 0.15 }) +
  jacaranda({ x: 1380, y: 260, height: 330, spread: 480, seed: 8, distance: 0.1 }) +
  arcade(facing(view, -16, 36), {
    bays: 13,
    bay: 2.6,
    height: 4.4,
    wall: mix(brick.light, "#fbe6c8", 0.2),
    inside: "#8d6472",
    courses: false,
  })

const deck = () =>
  rect(0, 285, 1600, 800, down("#f0e2cc", "#e3d0b8")) +
  floor(view, {
    left: -22,
    right: 22,
    near: 3.4,
    far: 36,
    fill: down("#eddcc4", "#f3e7d4"),
    joint: "#d9c3a8",
    across: 2,
    along: 2,
    opacity: 0.6,
  })

const water = () =>
  view.face(
    [
      [-6.3, 0, 4.7],
      [6.3, 0, 4.7],
      [6.3, 0, 29.4],
      [-6.3, 0, 29.4],
    ],
    "#fbf6ea",
  ) +
  view.face(
    [
      [-6, 0, 5],
      [6, 0, 5],
      [6, 0, 29],
      [-6, 0, 29],
    ],
    down("#a5dbe2", "#5fb9d0", "#3d93bd"),
  ) +
  view.face(
    [
      [-6, 0, 28.2],
      [6, 0, 28.2],
      [6, 0, 29],
      [-6, 0, 29],
    ],
    "#3a86ad",
    { opacity: 0.5 },
  ) +
  times(5, (i) =>
    view.face(
      [
        [-4.95 + i * 2.4, 0, 5.6],
        [-4.65 + i * 2.4, 0, 5.6],
        [-4.65 + i * 2.4, 0, 28],
        [-4.95 + i * 2.4, 0, 28],
      ],
      "#2f6f9f",
      { opacity: 0.28 },
    ),
  ).join("") +
  ripples()

function ripples(): Svg {
  const random = seeded(9)
  return times(120, () => {
    const z = 5.3 + random() ** 1.6 * 23
    const [x, y] = view.at(between(random, -5.7, 5.2), 0, z)
    const w = view.scale(z) * between(random, 0.2, 0.55)
    return stroke(
      `M${n(x)} ${n(y)}q${n(w / 4)} ${n(-w * 0.08)} ${n(w / 2)} 0t${n(w / 2)} 0`,
      "#e8f8f8",
      Math.max(1.2, w * 0.035),
      { opacity: 0.55 },
    )
  }).join("")
}

const ropes = () =>
  times(4, (lane) =>
    times(58, (i) => {
      const z = 5.2 + i * 0.41
      const [x, y] = view.at(-3.6 + lane * 2.4, 0.03, z)
      const r = view.scale(z) * 0.085
      return ellipse(
        x,
        y,
        r,
        r * 0.62,
        (i >> 2) % 2 ? "#fbf3e4" : ([clay.mid, marigold.strong, violet.strong, leaf.mid][lane] as string),
      )
    })
      .reverse()
      .join(""),
  ).join("")

/** A swimmer in front crawl towards us, cut off by the water. */
function swimmer(look: Look, lane: number, z: number, colour: string, stroke1: "left" | "right"): Svg {
  const at = view.stand(lane, z, 1.35)
  const line0 = at.y
  const crawl: Figure = {
    ...look,
    hair: "crop",
    x: at.x,
    y: line0 + at.size * 0.66,
    size: at.size,
    hat: "swimcap",
    hatColour: colour,
    facing: stroke1,
    wear: wear.swim,
    face: "open",
    pose: { ...poses.standing, turn: 0.25, lean: 10, nod: 4, arms: { near: [-70, -20], far: [138, 76] } },
  }
  const body = child(crawl)
  const s = at.size
  const random = seeded(Math.round(lane * 10 + z))
  const [x, y] = [at.x, line0]
  const spray = (count: number, cx: number, reach: number, rise: number) =>
    times(count, () => {
      const out = between(random, -1, 1)
      return oval(cx + out * reach * s, y - random() * (1 - out ** 2) * rise * s, s * between(random, 0.006, 0.024))
    }).join("")
  const arm = jointsOf(crawl).far
  return (
    ellipse(x, y + s * 0.03, s * 0.46, s * 0.09, "#2f7fa8", { opacity: 0.45 }) +
    clip(`M${n(x - s)} ${n(y - s)}H${n(x + s)}V${n(y)}H${n(x - s)}Z`, body) +
    path(foamEdge(random, x - s * 0.03, y, s * 0.3), "#ffffff", { opacity: 0.92 }) +
    path(foamEdge(random, arm[0], y + s * 0.03, s * 0.12), "#ffffff", { opacity: 0.85 }) +
    path(spray(26, x, 0.34, 0.16) + spray(20, arm[0], 0.16, 0.3), "#ffffff", { opacity: 0.9 }) +
    [0.5, 0.66, 0.84]
      .map((r, i) =>
        stroke(
          `M${n(x - s * r)} ${n(y + s * 0.05)}Q${n(x)} ${n(y + s * (0.1 + i * 0.05))} ${n(x + s * r)} ${n(y + s * 0.05)}`,
          "#e8f8f8",
          s * 0.012,
          { opacity: 0.6 - i * 0.15 },
        ),
      )
      .join("")
  )
}

/** A lacy line of foam where the body meets the water. */
const foamEdge = (random: Random, x: number, y: number, reach: number) =>
  times(11, (i) =>
    oval(
      x + ((i - 5) / 5) * reach,
      y + between(random, -0.02, 0.03) * reach,
      reach * between(random, 0.08, 0.17),
      reach * between(random, 0.04, 0.09),
    ),
  ).join("")

const race = () =>
  swimmer(kids.kofi, 4.8, 13.5, house.fig, "right") +
  swimmer(kids.ben, 2.4, 11, house.acacia, "left") +
  swimmer(kids.grace, -4.8, 10.6, house.baobab, "right") +
  swimmer(kids.lotte, -2.4, 8.4, house.fig, "left") +
  swimmer(kids.amara, -0.05, 5.9, house.flame, "right")

function supporters(): Svg {
  const names = Object.values(kids)
  const kits = [wear.flame, wear.fig, wear.acacia, wear.baobab]
  const left = times(6, (i) =>
    child({
      ...(names[(i * 5 + 3) % 18] as Look),
      ...view.stand(-8.2 - (i % 2) * 0.9, 25 - i * 2.9, 1.32),
      pose: i % 2 ? "waving" : "cheering",
      wear: kits[i % 4] as Outfit,
    }),
  )
  const right = times(5, (i) =>
    child({
      ...(names[(i * 4 + 9) % 18] as Look),
      ...view.stand(7.5 + (i % 2) * 0.8, 24 - i * 3, 1.32),
      pose: i % 2 ? "cheering" : "pointing",
      facing: "left",
      wear: kits[(i + 2) % 4] as Outfit,
    }),
  )
  return (
    [...left, ...right].join("") +
    adult({
      ...staff.jonah,
      ...view.stand(7.3, 10.6, 1.8),
      pose: { ...poses.pointing, arms: { near: [30, 84], far: [150, 172] } },
      facing: "left",
    })
  )
}

/** The next in the relay waits at our edge, seen from behind, with a towel over the block. */
const starter = () =>
  polygon(
    [
      [1080, 1067],
      [1100, 930],
      [1390, 930],
      [1420, 1067],
    ],
    violet.strong,
  ) +
  polygon(
    [
      [1100, 930],
      [1390, 930],
      [1370, 890],
      [1120, 890],
    ],
    violet.soft,
  ) +
  child({
    ...kids.chidi,
    x: 1245,
    y: 915,
    size: 520,
    hat: "swimcap",
    hatColour: house.flame,
    wear: wear.swim,
    pose: {
      ...poses.fromBehind,
      lean: -4,
      nod: -4,
      arms: { near: [-150, -168], far: [36, -46] },
      legs: { near: [-7, -3], far: [8, 3] },
    },
  })
