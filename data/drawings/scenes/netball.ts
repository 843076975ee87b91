import { cast, ring } from "../gear.ts"
import {
  across,
  arcade,
  beams,
  blend,
  brick,
  camera,
  canvas,
  child,
  circle,
  cloud,
  down,
  ellipse,
  type Figure,
  facing,
  glow,
  greenTree,
  HEIGHT,
  jacaranda,
  kids,
  type Look,
  marigold,
  mix,
  type Outfit,
  overlay,
  type Point,
  path,
  poses,
  rect,
  roof,
  type Svg,
  slate,
  stroke,
  times,
  violet,
  WIDTH,
  wear,
} from "../kit.ts"

export const alt =
  "A girl in purple lets the ball go towards the netball ring against the afternoon sun while a defender jumps with her arms up."

const view = camera({ eye: 0.55, focal: 1000, horizon: 850, centre: 700 })
const sun = { stretch: 0.55, towards: -1, opacity: 0.25 }

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#7db2d8", "#bcd9e2", "#fbe3b4", "#f9c98c")),
    sunburst(),
    cloud(330, 300, 480, 6, "#fff6e0", 0.7),
    cloud(820, 170, 300, 3, "#fff6e0", 0.5),
    distance(),
    court(),
    others(),
    shooter(),
    post(),
    ballInFlight(),
    defender(),
    overlay("afternoon"),
    blend(
      "screen",
      ellipse(1330, 560, 900, 700, glow([0.5, 0.5], ["#ffd98c", 0.55], ["#ffc27a", 0.15], ["#ffc27a", 0])),
    ),
  )

const sunburst = () =>
  lowSun() +
  beams(
    [1330, 560],
    [
      [500, -40],
      [760, -120],
      [300, 300],
      [1000, -160],
    ],
    130,
    0.16,
  )
const lowSun = () =>
  ellipse(1330, 560, 560, 480, glow([0.5, 0.5], ["#fff4cf", 1], ["#ffe2a0", 0.6], ["#ffe2a0", 0])) +
  circle(1330, 560, 88, "#fffbe8")

function distance(): Svg {
  const wall = facing(view, -24, 40)
  const pale = (c: string) => mix(c, "#f8dcae", 0.42)
  return (
    jacaranda({ x: 120, y: 856, height: 330, spread: 420, seed: 6, light: 1, distance: 0.3, air: "#f6dcb8" }) +
    greenTree({ x: 480, y: 856, height: 190, spread: 280, seed: 9, light: 1, distance: 0.45, air: "#f6dcb8" }) +
    jacaranda({ x: 1540, y: 856, height: 280, spread: 400, seed: 13, light: -1, distance: 0.4, air: "#f8d9a8" }) +
    roof(wall, 40, 3.6, 4.7, 3, pale("#a9503d")) +
    arcade(wall, {
      bays: 15,
      bay: 2.66,
      height: 3.6,
      wall: pale(brick.mid),
      inside: pale("#6b4a58"),
      reveal: pale(brick.sun),
      courses: false,
    })
  )
}

const court = () =>
  rect(0, 862, WIDTH, 210, down("#d99a78", "#c97f62", "#b96d55")) +
  view.face(
    [
      [-9, 0, 9.6],
      [9, 0, 9.6],
      [9, 0, 9.85],
      [-9, 0, 9.85],
    ],
    "#fdf3e4",
  ) +
  path(
    ring((u, v) => view.at(u, 0, v), 2.1, 7.4, 4.4, 3.2) + ring((u, v) => view.at(u, 0, v), 2.1, 7.4, 4.25, 3.05),
    "#fdf3e4",
    { "fill-rule": "evenodd" },
  )

const goal: Point = [1180, 250]

/** Post, ring in perspective from below, net. */
function post(): Svg {
  const net = times(
    9,
    (i) =>
      `M${goal[0] - 118 + i * 29.5} ${goal[1] + Math.sin((i / 8) * Math.PI) * 26}L${goal[0] - 66 + ((i + 1) % 9) * 16.5} ${goal[1] + 150}M${goal[0] - 118 + i * 29.5} ${goal[1] + Math.sin((i / 8) * Math.PI) * 26}L${goal[0] - 66 + Math.max(0, i - 1) * 16.5} ${goal[1] + 150}`,
  ).join("")
  return (
    rect(1318, 236, 26, 700, across("#f4efe8", "#b9aeb8")) +
    rect(1318, 640, 26, 296, across(violet.mid, violet.deep)) +
    ellipse(1331, 940, 70, 12, slate.mid) +
    rect(1290, goal[1] - 8, 40, 16, slate.mid) +
    stroke(net, "#fffaf0", 3.5, { opacity: 0.9 }) +
    `<ellipse cx="${goal[0]}" cy="${goal[1]}" rx="120" ry="27" fill="none" stroke="#d2512f" stroke-width="13"/>` +
    stroke(`M${goal[0] - 118} ${goal[1] + 5}A120 27 0 0 0 ${goal[0] + 118} ${goal[1] + 5}`, "#f0805a", 6)
  )
}

/** Thrown a moment ago: four had missed. */
const ballInFlight = () =>
  stroke("M690 330C740 190 840 110 960 108", "#fffaf0", 5, { "stroke-dasharray": "4 22", opacity: 0.8 }) +
  circle(1000, 112, 64, marigold.strong) +
  path("M936 112A64 64 0 0 0 1064 112C1040 150 960 150 936 112Z", marigold.deep, { opacity: 0.5 }) +
  stroke(
    "M940 96C980 116 1030 110 1062 92M1000 48C984 90 984 140 1000 176M960 62C950 84 948 100 950 124",
    "#8a4a12",
    4,
  ) +
  circle(980, 88, 12, "#ffe3a0")

const bib = (kit: Outfit): Outfit => ({ ...kit, bottom: "skirt", below: violet.deep })

function shooter(): Svg {
  const up: Figure = {
    ...kids.priti,
    hair: "plait",
    x: 590,
    y: 1010,
    size: 560,
    pose: {
      turn: 0.75,
      lean: 2,
      nod: -24,
      arms: { near: [142, 168], far: [150, 160] },
      legs: { near: [-8, -14], far: [10, -4] },
      on: "ground",
    },
    wear: bib(wear.fig),
    face: "open",
  }
  return cast(up, child, sun)
}

const defender = () => {
  const jump: Figure = {
    ...kids.chidi,
    hair: "puffs",
    accent: marigold.strong,
    x: 956,
    y: 960,
    size: 590,
    pose: {
      turn: 0.5,
      lean: 4,
      nod: -20,
      arms: { near: [-158, -172], far: [150, 170] },
      legs: { near: [16, -46], far: [30, -20] },
      on: "ground",
    },
    facing: "left",
    wear: bib(wear.baobab),
  }
  return ellipse(980, 1032, 150, 14, "#3a1f4f", { opacity: 0.3 }) + child(jump)
}

function others(): Svg {
  const back = cast(
    {
      ...kids.iris,
      x: 300,
      y: 960,
      size: 330,
      pose: { ...poses.cheering, turn: 0.5 },
      wear: bib(wear.fig),
      face: "open",
    },
    child,
    sun,
  )
  const guard = cast(
    {
      ...kids.nia,
      x: 1440,
      y: 972,
      size: 380,
      pose: { ...poses.standingSide, nod: -22, arms: { near: [70, 120], far: [60, 110] } },
      facing: "left",
      wear: bib(wear.baobab),
    },
    child,
    sun,
  )
  const seated = times(6, (i) =>
    child({
      ...([kids.ben, kids.ruth, kids.jun, kids.dalia, kids.femi, kids.lotte][i] as Look),
      x: 40 + i * 62,
      y: 908 + (i % 2) * 6,
      size: 130,
      pose: i % 2 ? "crossLegged" : "cheering",
    }),
  ).join("")
  return seated + back + guard
}
