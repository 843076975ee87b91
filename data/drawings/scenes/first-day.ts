import { cream } from "../colour.ts"
import { cast } from "../gear.ts"
import {
  across,
  adult,
  arcade,
  blend,
  blossom,
  brick,
  camera,
  canvas,
  carpet,
  child,
  circle,
  clay,
  drifting,
  ellipse,
  type Figure,
  facing,
  glow,
  greenTree,
  infant,
  jacaranda,
  jointsOf,
  kids,
  type Look,
  leaf,
  line,
  marigold,
  mix,
  overlay,
  pair,
  place,
  poses,
  rect,
  roof,
  type Svg,
  shrub,
  skin,
  sky,
  slate,
  staff,
  stone,
  stroke,
  times,
  violet,
  WIDTH,
  wear,
  wood,
} from "../kit.ts"

export const focus = [60, 60]

export const alt =
  "On a bright first morning a father kneels at the gate to say goodbye to a small girl with a big bag, and Ms Verhoeven waits with her clipboard."

const view = camera({ eye: 1.1, focal: 1250, horizon: 590, centre: 800 })
const sun = { stretch: 0.5, towards: 1, opacity: 0.24 }

export default () =>
  canvas(
    sky("morning", 640),
    ellipse(180, 360, 760, 560, glow([0.5, 0.5], ["#fff3cf", 1], ["#ffe6b4", 0.4], ["#ffe6b4", 0])),
    beyond(),
    ground(),
    walls(),
    through(),
    gatePiers(),
    tree(),
    ilse(),
    goodbye(),
    ambassador(),
    fallen(),
    overlay("morning"),
    blend("screen", ellipse(140, 330, 900, 700, glow([0.5, 0.5], ["#ffdf9e", 0.5], ["#ffd49a", 0.14], ["#ffd49a", 0]))),
  )

function beyond(): Svg {
  const wall = facing(view, -9, 22)
  const pale = (c: string) => mix(c, "#f8e2c6", 0.36)
  return (
    jacaranda({
      x: 620,
      y: 596,
      height: 330,
      spread: 420,
      seed: 12,
      light: -1,
      distance: 0.4,
      air: "#f6e6d8",
      florets: false,
    }) +
    greenTree({ x: 1040, y: 596, height: 290, spread: 360, seed: 4, light: -1, distance: 0.45, air: "#f3e6d2" }) +
    roof(wall, 18, 3.8, 4.9, 3, pale("#a9503d")) +
    arcade(wall, {
      bays: 7,
      bay: 2.57,
      height: 3.8,
      wall: pale(brick.mid),
      inside: pale("#6b4a58"),
      reveal: pale(brick.sun),
      courses: false,
    })
  )
}

const ground = () =>
  rect(0, 640, WIDTH, 430, "#e6d3b8") +
  view.face(
    [
      [-12, 0, 8],
      [12, 0, 8],
      [12, 0, 22],
      [-12, 0, 22],
    ],
    "#e9d8bf",
  ) +
  view.face(
    [
      [-1.7, 0, 2],
      [1.7, 0, 2],
      [1.5, 0, 22],
      [-1.5, 0, 22],
    ],
    "#f3e6cf",
  ) +
  times(13, (i) => line([view.at(-1.7, 0, 3 + i * 1.5), view.at(1.7, 0, 3 + i * 1.5)], "#dcc7a6", 2)).join("") +
  view.face(
    [
      [-12, 0, 1.8],
      [-1.7, 0, 1.8],
      [-1.7, 0, 8],
      [-12, 0, 8],
    ],
    "#b9cf85",
  ) +
  view.face(
    [
      [1.7, 0, 1.8],
      [12, 0, 1.8],
      [12, 0, 8],
      [1.7, 0, 8],
    ],
    "#aec67c",
  )

const walls = () => {
  const flank = (a: number, b: number) =>
    view.face(
      [
        [a, 0, 8],
        [b, 0, 8],
        [b, 1.9, 8],
        [a, 1.9, 8],
      ],
      across(brick.light, brick.mid),
    ) +
    view.face(
      [
        [a, 1.9, 8],
        [b, 1.9, 8],
        [b, 2.06, 8],
        [a, 2.06, 8],
      ],
      brick.sun,
    )
  return (
    flank(-8, -2.1) +
    flank(2.1, 8) +
    shrub(...view.at(-4.2, 0, 7.6), 330, 120, 5, leaf.mid) +
    shrub(...view.at(4.6, 0, 7.6), 360, 130, 9, leaf.mid)
  )
}

/** Those who are in already; some of them are very brave. */
const through = () =>
  [
    [-0.7, 16, 1.2, kids.kofi],
    [0.1, 15, 1.3, kids.lotte],
    [0.9, 18, 1.25, kids.omar],
    [-1.2, 20, 1.3, kids.nia],
  ]
    .map(([x, z, h, look], i) =>
      cast(
        {
          ...(look as Look),
          ...view.stand(x as number, z as number, h as number),
          pose: i % 2 ? "fromBehind" : "waving",
          wear: { ...wear.summer, bag: [clay.mid, leaf.mid, marigold.strong, violet.soft][i] as string },
        },
        child,
        sun,
      ),
    )
    .join("") +
  cast({ ...staff.nandi, ...view.stand(-0.15, 10.5, 1.66), pose: "waving", face: "smile" }, adult, sun) +
  cast(
    {
      ...kids.ruth,
      ...view.stand(0.42, 10.2, 1.02),
      pose: "fromBehind",
      wear: { ...wear.pinafore, bag: marigold.strong },
    },
    infant,
    sun,
  )

function gatePiers(): Svg {
  const pier = (x: number) =>
    view.face(
      [
        [x - 0.42, 0, 7.7],
        [x + 0.42, 0, 7.7],
        [x + 0.42, 2.75, 7.7],
        [x - 0.42, 2.75, 7.7],
      ],
      across(brick.sun, brick.mid, brick.deep),
    ) +
    view.face(
      [
        [x - 0.54, 2.75, 7.6],
        [x + 0.54, 2.75, 7.6],
        [x + 0.54, 2.98, 7.6],
        [x - 0.54, 2.98, 7.6],
      ],
      stone.pale,
    ) +
    circle(...view.at(x, 3.2, 7.6), view.scale(7.6) * 0.24, across(stone.pale, stone.mid)) +
    times(13, (i) =>
      line([view.at(x - 0.42, 0.2 * (i + 1), 7.7), view.at(x + 0.42, 0.2 * (i + 1), 7.7)], brick.deep, 1.6, {
        opacity: 0.4,
      }),
    ).join("")
  const leafOf = (x: number, inner: number) =>
    times(8, (i) =>
      line(
        [
          view.at(x + ((inner - x) * i) / 7, 0.1, 7.8 + i * 0.22),
          view.at(x + ((inner - x) * i) / 7, 1.75 + Math.sin((i / 7) * Math.PI) * 0.2, 7.8 + i * 0.22),
        ],
        violet.deep,
        6,
      ),
    ).join("") +
    line([view.at(x, 0.35, 7.8), view.at(inner, 0.35, 9.34)], violet.deep, 8) +
    line([view.at(x, 1.5, 7.8), view.at(inner, 1.5, 9.34)], violet.deep, 8)
  const arch =
    stroke(
      `M${pair(view.at(-2.1, 2.98, 7.6))}C${pair(view.at(-1.6, 4.05, 7.6))} ${pair(view.at(1.6, 4.05, 7.6))} ${pair(view.at(2.1, 2.98, 7.6))}`,
      violet.deep,
      12,
    ) +
    stroke(
      `M${pair(view.at(-2.1, 2.7, 7.6))}C${pair(view.at(-1.5, 3.7, 7.6))} ${pair(view.at(1.5, 3.7, 7.6))} ${pair(view.at(2.1, 2.7, 7.6))}`,
      violet.deep,
      7,
    ) +
    blossom(...view.at(0, 3.62, 7.6), 48, 0, violet.soft)
  return leafOf(-1.66, -1.25) + leafOf(1.66, 1.25) + pier(-2.1) + pier(2.1) + arch
}

/** "I'll be at this tree after your story." */
const tree = () =>
  jacaranda({ x: 1500, y: 880, height: 960, spread: 820, seed: 17, light: -1 }) +
  carpet(1380, 930, 330, 56, 260, { seed: 6, size: 9 })

const ilse = () => {
  const look: Figure = {
    ...staff.ilse,
    ...view.stand(1.62, 5.3, 1.68),
    pose: { ...poses.holding, nod: 8 },
    facing: "left",
  }
  const joints = jointsOf(look, "adult")
  const board = place(
    joints.near[0] - 4,
    joints.near[1] - 22,
    1,
    -14,
    rect(-38, -30, 76, 62, wood.light, 4),
    rect(-32, -26, 64, 52, "#fffdf6", 2),
    line(
      [
        [-22, -12],
        [20, -12],
      ],
      slate.soft,
      4,
    ),
    line(
      [
        [-22, 2],
        [10, 2],
      ],
      slate.soft,
      4,
    ),
  )
  return cast({ ...look, holding: board }, adult, sun)
}

/** The focal point: once, few words, and a time in them. */
function goodbye(): Svg {
  const knee = view.stand(-0.95, 4.1, 1.78)
  const small = view.stand(-0.38, 4.05, 1.08)
  const girl: Figure = {
    ...kids.amara,
    ...small,
    pose: { ...poses.standing, turn: 0.7, nod: 6 },
    facing: "left",
    wear: { ...wear.pinafore, bag: marigold.strong, top: violet.mid },
    reach: { near: [knee.x + 82, knee.y - 236], far: [knee.x + 70, knee.y - 250] },
  }
  const father: Figure = {
    skin: skin.umber,
    hair: "crop",
    beard: true,
    glasses: true,
    ...knee,
    pose: { ...poses.oneKnee, nod: 8 },
    wear: { ...wear.teacher, top: clay.mid, collar: cream, below: slate.mid },
    reach: { near: [small.x - 26, small.y - 170], far: [small.x + 18, small.y - 190] },
  }
  return cast(girl, infant, sun) + cast(father, adult, sun)
}

/** One marches in without looking back. */
const ambassador = () => {
  const leo: Figure = {
    ...kids.ben,
    ...view.stand(0.48, 3.6, 1.06),
    pose: { ...poses.walking, nod: -8 },
    facing: "right",
    wear: { ...wear.summer, bag: leaf.strong },
    hat: "sunhat",
    hatColour: "#f0dcae",
  }
  return cast(leo, infant, sun)
}

const fallen = () =>
  carpet(700, 1010, 620, 50, 70, { seed: 11, size: 10 }) + drifting(820, 420, 700, 540, 20, { seed: 5, size: 12 })
