import {
  arcade,
  blend,
  brick,
  canvas,
  child,
  circle,
  cloud,
  darker,
  down,
  drifting,
  type Figure,
  frontal,
  jacaranda,
  kids,
  type Look,
  lamplight,
  lighter,
  marigold,
  mix,
  type Outfit,
  type Pose,
  path,
  place,
  polygon,
  poses,
  rect,
  roof,
  type Svg,
  sky,
  stroke,
  sun,
  violet,
  wear,
} from "../kit.ts"

export const alt = "The leavers throw their caps into an evening sky above the brick arcade."

export default () =>
  canvas(
    sky("evening"),
    cloud(360, 330, 520, 3, "#f7c6c0", 0.5),
    cloud(1240, 240, 460, 7, "#e7b3c8", 0.45),
    sun(800, 700, 90, "#ffdf9a"),
    schoolBehind(),
    leavers(),
    caps(),
    confetti(),
    glowing(),
  )

const schoolBehind = () =>
  jacaranda({ x: 130, y: 830, height: 560, spread: 620, seed: 18, light: 1, distance: 0.12, air: "#e9a7a8" }) +
  jacaranda({ x: 1480, y: 830, height: 600, spread: 640, seed: 27, light: -1, distance: 0.12, air: "#e9a7a8" }) +
  roof(frontal(250, 830, 62, [800, 700], 12), 17.6, 3.1, 4.1, 2.5, mix("#8f4450", "#f0a58c", 0.25)) +
  arcade(frontal(250, 830, 62, [800, 640], 9), {
    bays: 8,
    bay: 2.2,
    height: 3.1,
    spring: 1.5,
    pier: 0.5,
    walk: 2,
    wall: mix(brick.deep, "#f0a58c", 0.3),
    inside: down("#6a3f62", "#8a5068"),
    reveal: mix(brick.light, "#f0a58c", 0.3),
    courses: false,
  }) +
  rect(0, 825, 1600, 242, down("#a86f86", "#6c4a86"))

function leavers(): Svg {
  const names = Object.values(kids)
  const robe = (colour: string): Outfit => ({
    ...wear.gown,
    top: marigold.soft,
    coat: colour,
    below: colour,
    collar: undefined,
  })
  const gown = (look: Look, x: number, y: number, size: number, arms: Pose["arms"], options: Partial<Figure> = {}) =>
    child({
      ...look,
      x,
      y,
      size,
      pose: { ...poses.cheering, turn: 0.3, arms },
      wear: robe(violet.deep),
      face: "open",
      ...options,
    })
  const far = [1, 9, 4, 12, 15, 5].map((who, i) => {
    const arms = {
      near: i % 2 ? ([-156, -176] as const) : ([-14, 10] as const),
      far: i % 3 ? ([154, 176] as const) : ([14, -8] as const),
    }
    return gown(names[who] as Look, 230 + i * 230, 1170 + (i % 2) * 24, 480, arms, {
      wear: robe("#7a5aae"),
      facing: i > 2 ? "left" : "right",
    })
  })
  const near = [
    gown(kids.chidi, 120, 1340, 620, { near: [-20, 30], far: [150, 174] }),
    gown(kids.iris, 392, 1350, 610, { near: [-156, -178], far: [30, -40] }),
    gown(
      kids.harvir,
      660,
      1345,
      640,
      { near: [-30, 50], far: [164, 178] },
      { pose: { ...poses.cheering, turn: 0.3, nod: -12, arms: { near: [-34, 46], far: [160, 176] } } },
    ),
    gown(kids.grace, 945, 1350, 620, { near: [-160, -178], far: [152, 170] }, { facing: "left" }),
    gown(kids.ben, 1225, 1345, 640, { near: [-156, -172], far: [36, -46] }, { facing: "left" }),
    gown(kids.dalia, 1490, 1340, 610, { near: [-24, 40], far: [154, 174] }, { facing: "left" }),
  ]
  return far.join("") + near.join("")
}

/** Mortarboards tumbling at different heights, the highest the smallest. */
function caps(): Svg {
  const cap = (x: number, y: number, size: number, turn: number, colour: string) =>
    place(
      x,
      y,
      size,
      turn,
      path("M-.5 .08C-.46 .5 .46 .5 .5 .08L.5 -.1L-.5 -.1Z", darker(colour, 0.35)),
      polygon(
        [
          [-1, -0.08],
          [0, -0.46],
          [1, -0.04],
          [0.02, 0.36],
        ],
        colour,
      ),
      polygon(
        [
          [-1, -0.08],
          [0, -0.46],
          [0.3, -0.3],
          [-0.66, 0.04],
        ],
        lighter(colour, 0.16),
      ),
      stroke("M0 -.05C.4 -.1 .8 .1 .84 .5", marigold.strong, 0.06),
      circle(0.85, 0.56, 0.1, marigold.strong),
    )
  return [
    [240, 420, 74, -24],
    [470, 250, 62, 16],
    [640, 400, 78, -12],
    [800, 150, 56, 28],
    [955, 330, 86, -18],
    [1130, 130, 50, 12],
    [1270, 380, 76, 22],
    [1430, 230, 58, -30],
    [330, 120, 44, 34],
    [1010, 510, 70, 10],
    [90, 240, 52, 10],
  ]
    .map(([x, y, size, turn], i) =>
      cap(x as number, y as number, size as number, turn as number, i % 3 === 1 ? violet.strong : violet.deep),
    )
    .join("")
}

const confetti = () =>
  drifting(60, 60, 1480, 720, 44, { seed: 33, size: 11, colours: [violet.pale, marigold.soft, "#fbe6ea", violet.soft] })

const glowing = () =>
  lamplight(800, 700, 760, 0.45, "#ffc98a") +
  blend("soft-light", rect(0, 0, 1600, 1067, down(["#7a5cff", 0.15], ["#ffb070", 0.35], ["#3a2272", 0.35])))
