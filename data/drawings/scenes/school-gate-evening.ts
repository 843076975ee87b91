import {
  across,
  adult,
  blend,
  blossom,
  boughs,
  brick,
  brickWall,
  camera,
  canvas,
  carpet,
  child,
  circle,
  clay,
  cloud,
  down,
  fade,
  greenTree,
  hairColour,
  hills,
  infant,
  kids,
  lamplight,
  leaf,
  line,
  marigold,
  overlay,
  poses,
  rect,
  type Svg,
  skin,
  slate,
  staff,
  stroke,
  sun,
  times,
  violet,
  wear,
} from "../kit.ts"

export const alt =
  "Families meet their children at the brick gate in the low evening sun, and long shadows reach into the yard."

const view = camera({ eye: 1.6, focal: 1250, horizon: 570, centre: 820 })

export default () =>
  canvas(west(), beyond(), ground(), longShadows(), gate(), people(), closeUp(), overlay("evening"), glowing())

const west = () =>
  rect(0, 0, 1600, 1067, down("#5c54a8", "#a680c0", "#f0a08c", "#fcd08a")) +
  cloud(340, 250, 520, 5, "#f3b5b8", 0.6) +
  cloud(1290, 190, 420, 2, "#e0a4c4", 0.5) +
  sun(820, 500, 66, "#ffe09a")

const beyond = () =>
  hills(590, ["#a882b8", "#8d6aa6"], 14) +
  [
    [470, 150, 3],
    [640, 110, 6],
    [1010, 130, 9],
    [1160, 170, 4],
  ]
    .map(([x, h, s]) =>
      greenTree({
        x: x as number,
        y: 600,
        height: h as number,
        spread: (h as number) * 1.3,
        seed: s as number,
        light: 0,
        distance: 0.5,
        air: "#a87aa8",
      }),
    )
    .join("")

const ground = () =>
  rect(0, 590, 1600, 477, down("#e8a98c", "#c4889a", "#8a6498")) +
  view.face(
    [
      [-1.5, 0, 2.6],
      [1.5, 0, 2.6],
      [1.5, 0, 60],
      [-1.5, 0, 60],
    ],
    down("#fbd9a8", "#dba8a0", "#b48aa6"),
  )

/** Brick piers, an iron arch with the blossom, and both leaves of the gate open. */
function gate(): Svg {
  const z = 10
  const pier = (side: number) => {
    const [l, r] = side < 0 ? [-3.3, -2.4] : [2.4, 3.3]
    const [x0, y0] = view.at(l, 0, z)
    const [x1] = view.at(r, 0, z)
    const [, top] = view.at(l, 3.1, z)
    return (
      brickWall(x0, top, x1 - x0, y0 - top, {
        fill: side < 0 ? across("#6e3544", "#a4584c") : across("#a4584c", "#6e3544"),
        seed: side + 9,
        density: 0.34,
        course: 15,
        tone: { ...brick, sun: "#d8866a" },
      }) +
      rect(x0 - 12, top - 18, x1 - x0 + 24, 24, "#c07a6a", 3) +
      rect((x0 + x1) / 2 - 7, top - 44, 14, 30, "#3a2850") +
      circle((x0 + x1) / 2, top - 66, 28, "#ffe8b0")
    )
  }
  const wall = (from: number, to: number) => {
    const [[a, foot], [b]] = [view.at(from, 0, z), view.at(to, 0, z)]
    const [, top] = view.at(from, 1.7, z)
    return (
      brickWall(a, top, b - a, foot - top, {
        fill: down("#8a4a50", "#6e3c50"),
        density: 0.22,
        course: 15,
        seed: from + 30,
      }) + rect(a, top - 10, b - a, 14, "#a8646a")
    )
  }
  const [lx, ly] = view.at(-2.4, 3.1, z)
  const [rx] = view.at(2.4, 3.1, z)
  const middle = (lx + rx) / 2
  const arch = (rise: number, width: number) =>
    stroke(`M${lx} ${ly + 20}Q${middle} ${ly + 20 - rise} ${rx} ${ly + 20}`, "#2c1f50", width)
  const stars = times(13, (i) => {
    const t = (i + 1) / 14
    const low = ly + 20 - 4 * 110 * t * (1 - t) * 0.5
    return line(
      [
        [lx + (rx - lx) * t, low],
        [lx + (rx - lx) * t, low - 4 * 60 * t * (1 - t) * 0.5 - 8],
      ],
      "#2c1f50",
      4,
    )
  }).join("")
  return (
    wall(-14, -3.3) +
    wall(3.3, 12) +
    leafOf(-1) +
    leafOf(1) +
    pier(-1) +
    pier(1) +
    arch(110, 8) +
    arch(190, 8) +
    stars +
    blossom(middle, ly - 44, 46, 0, violet.pale)
  )
}

/** An open leaf of the gate, swung towards us. */
function leafOf(side: number): Svg {
  const bars = times(9, (i) => {
    const [x, z] = [side * (2.4 + i * 0.06), 10 - i * 0.2]
    return line([view.at(x, 0.1, z), view.at(x, 2.1 + Math.sin((i / 8) * Math.PI) * 0.25, z)], "#2c1f50", 6)
  })
  const rail = (y: number) => line([view.at(side * 2.4, y, 10), view.at(side * 2.88, y, 8.4)], "#2c1f50", 7)
  return bars.join("") + rail(0.3) + rail(1.9)
}

/** Everybody's shadow runs towards us from the sun. */
const WHO: readonly { x: number; z: number; h: number }[] = [
  { x: -0.75, z: 8.6, h: 1.3 },
  { x: -0.2, z: 8.7, h: 1.75 },
  { x: 1.5, z: 11.5, h: 1.7 },
  { x: 1.05, z: 11.4, h: 1.2 },
  { x: -1.6, z: 12.5, h: 1.7 },
  { x: 2.6, z: 7.2, h: 1.35 },
  { x: -2.3, z: 7, h: 1.35 },
  { x: -2.75, z: 7.1, h: 1.3 },
  { x: 0.75, z: 6.6, h: 1.3 },
]

const longShadows = () =>
  blend(
    "multiply",
    fade(
      0.5,
      ...WHO.map(({ x, z, h }) => {
        const long = h * 1.9
        const end = Math.max(2.7, z - long)
        return view.face(
          [
            [x - 0.12, 0, z],
            [x + 0.12, 0, z],
            [x * 1.06 + 0.2, 0, end],
            [x * 1.06 - 0.2, 0, end],
          ],
          down(["#5a3a80", 0.95], ["#5a3a80", 0.25]),
        )
      }),
      ...[-1, 1].map((side) =>
        view.face(
          [
            [side * 2.4, 0, 10],
            [side * 3.3, 0, 10],
            [side * 3.9, 0, 4],
            [side * 2.8, 0, 4],
          ],
          down(["#5a3a80", 0.8], ["#5a3a80", 0.1]),
        ),
      ),
    ),
  )

const spot = (i: number) => {
  const { x, z, h } = WHO[i] as (typeof WHO)[number]
  return view.stand(x, z, h)
}

function people(): Svg {
  const hug = view.at(-0.5, 0.78, 8.6)
  const palm = view.at(1.28, 0.72, 11.4)
  return (
    adult({
      skin: skin.amber,
      hair: "bald",
      beard: true,
      ...spot(4),
      pose: "waving",
      wear: { ...wear.teacher, top: clay.mid, below: slate.mid },
    }) +
    adult({
      skin: skin.ebony,
      hair: "wrap",
      hairColour: clay.strong,
      accent: marigold.strong,
      ...spot(2),
      pose: { ...poses.walking },
      wear: { ...wear.teacherDress, top: leaf.strong, below: leaf.strong },
      reach: { near: palm },
      facing: "right",
    }) +
    infant({
      ...kids.ruth,
      ...spot(3),
      pose: { ...poses.walking },
      reach: { far: palm },
      wear: { ...wear.summerSkirt, bag: clay.mid },
    }) +
    adult({ ...staff.thandiwe, ...view.stand(-2.05, 9.2, 1.72), pose: { ...poses.waving, turn: 0.6 } }) +
    adult({
      skin: skin.sienna,
      hair: "long",
      hairColour: hairColour.black,
      ...spot(1),
      pose: { ...poses.standing, turn: 0.5, nod: 14 },
      facing: "left",
      reach: { near: hug },
      wear: { ...wear.teacherDress, top: marigold.strong, below: marigold.strong, sleeve: "long" },
    }) +
    child({
      ...kids.priti,
      ...spot(0),
      pose: { ...poses.standing, turn: 0.5, nod: -12 },
      reach: { far: hug },
      wear: { ...wear.pinafore, bag: leaf.mid },
    }) +
    child({
      ...kids.kofi,
      ...spot(8),
      pose: "running",
      wear: { ...wear.jumper, bag: marigold.strong },
      facing: "left",
    }) +
    child({
      ...kids.mateo,
      ...spot(5),
      pose: { ...poses.walking },
      facing: "left",
      wear: { ...wear.jumper, bag: violet.deep },
    })
  )
}

const closeUp = () =>
  child({
    ...kids.dalia,
    ...spot(7),
    pose: { ...poses.fromBehind, legs: { near: [-8, -3], far: [10, -6] } },
    wear: { ...kids.dalia.wear, bag: clay.strong },
  }) +
  child({
    ...kids.ben,
    ...spot(6),
    pose: { ...poses.fromBehind, arms: { near: [-9, -4], far: [120, 165] } },
    wear: { ...wear.summer, bag: leaf.strong },
  }) +
  boughs({ x: 90, y: 560, height: 640, spread: 760, seed: 15, light: 1, distance: 0.12, air: "#4a3a90" }) +
  boughs({ x: 1560, y: 470, height: 560, spread: 560, seed: 28, light: -1, distance: 0.12, air: "#4a3a90" }) +
  carpet(420, 985, 420, 56, 150, { seed: 8, size: 9, colours: ["#8f7fd0", "#7565b8", "#b5a4e0"] })

const glowing = () =>
  lamplight(820, 500, 780, 0.55, "#ffc27a") +
  [-2.85, 2.85]
    .map((x) => view.at(x, 3.1, 10))
    .map(([x, y]) => lamplight(x, y - 66, 150, 0.7))
    .join("")
