import { cast, numeral, ring, trace } from "../gear.ts"
import {
  across,
  adult,
  arcade,
  bench,
  blend,
  blue,
  boughs,
  brick,
  camera,
  canvas,
  carpet,
  child,
  circle,
  clay,
  down,
  drifting,
  ellipse,
  type Figure,
  facing,
  glow,
  HEIGHT,
  hairColour,
  jacaranda,
  kids,
  leaf,
  line,
  n,
  overlay,
  type Point,
  path,
  paving,
  polygon,
  poses,
  rect,
  type Svg,
  shrub,
  skin,
  slate,
  stone,
  stroke,
  times,
  violet,
  WIDTH,
  wear,
  white,
  wood,
} from "../kit.ts"

export const alt =
  "From above, a girl jumps along chalk numbers on the courtyard in the late afternoon while a delivery man counts the bricks of an arch and children measure a tree."

const view = camera({ eye: 4.6, focal: 1250, horizon: 120, centre: 760 })
const ground: (u: number, v: number) => Point = (u, v) => view.at(u, 0, v)
const sun = { stretch: 0.85, towards: -1, opacity: 0.26 }

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, "#e8d3b6"),
    courtyard(),
    farSide(),
    shade(),
    chalkMarks(),
    fountain(),
    deliveryMan(),
    treeOfFive(),
    clockBench(),
    jumpers(),
    overlay("afternoon"),
    blend(
      "screen",
      ellipse(1600, 120, 1100, 800, glow([0.5, 0.5], ["#ffd98c", 0.5], ["#ffc27a", 0.12], ["#ffc27a", 0])),
    ),
    boughs({ x: 60, y: 470, height: 520, spread: 560, seed: 9, light: 1 }),
    drifting(60, 380, 700, 520, 14, { seed: 3, size: 12 }),
  )

const courtyard = () =>
  paving(view, {
    left: -12,
    right: 14,
    near: 4.3,
    far: 17,
    size: 1.3,
    tones: ["#ecd9be", "#e4cfb2", "#f2e2ca"],
    seed: 6,
  }) + carpet(180, 900, 460, 150, 300, { seed: 8, size: 9 })

function farSide(): Svg {
  const wall = facing(view, -13, 16.4)
  return arcade(wall, {
    bays: 10,
    bay: 2.7,
    height: 4.2,
    wall: across(brick.mid, brick.light),
    inside: down("#5f4256", "#83585a"),
    courses: true,
    seed: 9,
  })
}

/** Long shadows of piers we do not see, raked from the right. */
const shade = () =>
  blend(
    "multiply",
    ...[
      [9.5, 5],
      [9.5, 8],
      [9.5, 11],
    ].map(([x, z]) =>
      polygon(
        [
          ground(x as number, z as number),
          ground(x as number, (z as number) + 0.7),
          ground(4.2, (z as number) + 1.2),
          ground(4.2, (z as number) + 0.5),
        ],
        "#8f78b0",
        { opacity: 0.45 },
      ),
    ),
  )

/** 1, 1, 2, 3, 5, 8 on the stones, and a white cross to start from. */
function chalkMarks(): Svg {
  const stones: readonly (readonly [string, number, number])[] = [
    ["1", -3.3, 6.75],
    ["1", -2.2, 7],
    ["2", -1.05, 7.4],
    ["3", 0.2, 7.95],
    ["5", 1.5, 8.7],
    ["8", 2.95, 9.6],
  ]
  const one = ([digit, u, v]: readonly [string, number, number], i: number) => {
    const frame = `${trace(ground, [
      [u - 0.46, v - 0.4],
      [u + 0.46, v - 0.4],
      [u + 0.46, v + 0.56],
      [u - 0.46, v + 0.56],
    ])}Z`
    return (
      path(frame, ["#f7c9a8", "#cfe0f2", "#f8e3a0", "#d8cdf6", "#cfe6c0", "#f7c9a8"][i] as string, { opacity: 0.75 }) +
      stroke(frame, "#fdf8ec", 6, { opacity: 0.9 }) +
      numeral(ground, digit, u - 0.34, v - 0.26, 0.68, view.scale(v) * 0.06)
    )
  }
  const cross = stroke(
    trace(ground, [
      [-4.3, 8.1],
      [-3.7, 8.7],
    ]) +
      trace(ground, [
        [-4.3, 8.7],
        [-3.7, 8.1],
      ]),
    "#fdf8ec",
    15,
    { opacity: 0.92 },
  )
  const arrow = stroke(
    trace(ground, [
      [3.8, 10.2],
      [4.7, 10.9],
    ]) +
      trace(ground, [
        [4.2, 10.95],
        [4.7, 10.9],
        [4.65, 10.5],
      ]),
    "#fdf8ec",
    7,
    { opacity: 0.85 },
  )
  const ringAround = stroke(ring(ground, -3.2, 10.6, 1.25), "#fdf8ec", 5, {
    "stroke-dasharray": "14 10",
    opacity: 0.85,
  })
  return cross + stones.map(one).join("") + arrow + ringAround
}

const fountain = () => {
  const [x, y] = ground(4.35, 7.7)
  return (
    ellipse(x - 30, y + 4, 110, 26, "#2a1f4f", { opacity: 0.22 }) +
    polygon(
      [
        [x - 36, y],
        [x + 36, y],
        [x + 24, y - 110],
        [x - 24, y - 110],
      ],
      across(stone.mid, stone.pale),
    ) +
    ellipse(x, y - 112, 74, 24, stone.soft) +
    ellipse(x, y - 116, 58, 16, blue.mid) +
    stroke(`M${x} ${y - 118}q10 -46 30 -8`, white, 6, { opacity: 0.9 })
  )
}

/** Parked in the geraniums, stuck on question two. */
function deliveryMan(): Svg {
  const man: Figure = {
    skin: skin.chestnut,
    hair: "crop",
    hat: "cap",
    hatColour: blue.deep,
    ...view.stand(1.7, 14.4, 1.8),
    pose: { ...poses.fromBehind, nod: -12, arms: { near: [-9, -4], far: [128, 168] } },
    wear: { ...wear.teacher, top: blue.mid, below: slate.mid },
  }
  const [x, y] = ground(3.1, 14.6)
  const trolley =
    rect(x - 34, y - 92, 68, 46, wood.pale, 3) +
    rect(x - 28, y - 136, 56, 44, wood.light, 3) +
    line(
      [
        [x + 42, y - 6],
        [x + 42, y - 150],
      ],
      slate.deep,
      7,
    ) +
    line(
      [
        [x - 38, y - 42],
        [x + 46, y - 42],
      ],
      slate.deep,
      7,
    ) +
    circle(x + 34, y - 14, 15, slate.deep) +
    circle(x - 26, y - 14, 15, slate.deep)
  const geraniums =
    shrub(x + 6, y + 10, 230, 50, 4, leaf.mid) +
    times(14, (i) => circle(x - 90 + i * 15, y - 18 - ((i * 7) % 22), 8, clay.mid)).join("")
  return geraniums + trolley + cast(man, adult, sun)
}

/** Three of Form 5 can just join hands around it. */
function treeOfFive(): Svg {
  const [x, y] = ground(-3.2, 10.6)
  const s = view.scale(10.6)
  const back = child({
    ...kids.omar,
    ...view.stand(-3.2, 11.2, 1.36),
    pose: { ...poses.standing, arms: { near: [-70, -60], far: [70, 60] } },
  })
  const leftOne = cast(
    {
      ...kids.iris,
      ...view.stand(-4.0, 10.4, 1.34),
      pose: { ...poses.standingSide, arms: { near: [60, 80], far: [70, 86] } },
    },
    child,
    sun,
  )
  const rightOne = cast(
    {
      ...kids.kofi,
      ...view.stand(-2.4, 10.4, 1.36),
      pose: { ...poses.standingSide, arms: { near: [60, 80], far: [70, 86] } },
      facing: "left",
    },
    child,
    sun,
  )
  const trunk =
    polygon(
      [
        [x - s * 0.62, y + s * 0.1],
        [x + s * 0.62, y + s * 0.1],
        [x + s * 0.42, y - s * 0.7],
        [x + s * 0.4, y - s * 4],
        [x - s * 0.42, y - s * 4],
        [x - s * 0.42, y - s * 0.7],
      ],
      across("#4e3836", "#6b4d46", "#8a6656"),
    ) + ellipse(x, y + s * 0.1, s * 0.66, s * 0.16, "#6b4d46")
  return (
    blend("multiply", ellipse(x - s * 2, y + s * 0.25, s * 2.6, s * 0.5, "#8f78b0", { opacity: 0.35 })) +
    back +
    trunk +
    jacaranda({
      x: x + 10,
      y: y - s * 2,
      height: s * 4.2,
      spread: s * 6,
      seed: 14,
      light: 1,
      distance: 0.05,
      air: "#f6e4cc",
    }) +
    leftOne +
    rightOne
  )
}

const clockBench = () => {
  const [x, y] = ground(-0.7, 13.4)
  const clock = view.at(0.55, 3.5, 16.3)
  return (
    circle(clock[0], clock[1], 46, "#fdf8ec") +
    `<circle cx="${n(clock[0])}" cy="${n(clock[1])}" r="46" fill="none" stroke="${violet.deep}" stroke-width="8"/>` +
    line(
      [
        [clock[0], clock[1]],
        [clock[0], clock[1] - 30],
      ],
      violet.deep,
      6,
    ) +
    line(
      [
        [clock[0], clock[1]],
        [clock[0] + 20, clock[1] + 12],
      ],
      violet.deep,
      6,
    ) +
    bench(x - 90, y, 180, 40) +
    adult({
      skin: skin.rose,
      hair: "bob",
      hairColour: hairColour.brown,
      x: x - 30,
      y: y - 44,
      size: view.scale(13.4) * 1.7,
      pose: "sittingFront",
      face: "asleep",
      wear: { ...wear.teacherDress, top: leaf.mid, below: leaf.mid },
    }) +
    child({ ...kids.ben, x: x + 46, y: y - 44, size: view.scale(13.4) * 1.26, pose: "sittingFront", face: "asleep" })
  )
}

/** The focal point: mid-air between 3 and 5. */
function jumpers(): Svg {
  const [sx, sy] = ground(0.85, 8.3)
  const jump: Figure = {
    ...kids.amara,
    ...view.stand(0.88, 8.3, 1.3, 0.34),
    pose: { ...poses.jumping, nod: 4 },
    wear: wear.summerSkirt,
    face: "open",
  }
  const next: Figure = {
    ...kids.chidi,
    ...view.stand(-3.3, 6.75, 1.34),
    pose: { ...poses.standingSide, lean: 12, nod: 6, legs: { near: [20, -24], far: [36, -10] } },
  }
  const father: Figure = {
    skin: skin.sienna,
    hair: "short",
    hairColour: hairColour.black,
    ...view.stand(-1.35, 9.9, 1.78),
    pose: { ...poses.handsOnHips, turn: 0.5, nod: 8 },
    wear: { ...wear.teacher, top: "#f4efe4", below: slate.mid },
  }
  const draws: Figure = {
    ...kids.priti,
    ...view.stand(3.7, 9.3, 1.34),
    pose: { ...poses.kneeling, nod: 10 },
    facing: "left",
    reach: { near: ground(3.3, 9.5) },
  }
  return (
    cast(father, adult, sun) +
    ellipse(sx - 70, sy, 90, 20, "#2a1f4f", { opacity: 0.26 }) +
    cast(draws, child, sun) +
    child(jump) +
    cast(next, child, sun)
  )
}
