import { cast } from "../gear.ts"
import {
  across,
  adult,
  archPoints,
  blend,
  blob,
  blue,
  brick,
  camera,
  canvas,
  child,
  circle,
  clay,
  curve,
  down,
  ellipse,
  type Figure,
  glow,
  groundShadow,
  hairColour,
  infant,
  jacaranda,
  jointsOf,
  kids,
  leaf,
  lighter,
  line,
  marigold,
  outline,
  overlay,
  type Plane,
  type Point,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  skin,
  stroke,
  times,
  vignette,
  violet,
  wear,
  white,
  wood,
} from "../kit.ts"

export const alt =
  "A small girl adds a yellow row to the tall, many-coloured cloth on the loom in the school corridor, with a basket of threads beside her."

const view = camera({ eye: 1.3, focal: 1150, horizon: 520, centre: 1180 })

export default () =>
  canvas(
    corridor(),
    sunOnTheFloor(),
    passers(),
    loom(),
    basket(),
    weavers(),
    overlay("noon"),
    blend(
      "screen",
      ellipse(1600, 420, 1100, 700, glow([0.5, 0.5], ["#ffedb8", 0.42], ["#ffedb8", 0.12], ["#ffedb8", 0])),
    ),
    vignette([0.4, 0.5], 0.28),
  )

/** Arches to the courtyard on the right, a wall with pegs on the left. */
function corridor(): Svg {
  const far = 20
  const ceiling = view.face(
    [
      [-6, 3.4, 1.6],
      [2.4, 3.4, 1.6],
      [2.4, 3.4, far],
      [-6, 3.4, far],
    ],
    down("#efe3d2", "#e2d2bd"),
  )
  const floorOf = view.face(
    [
      [-6, 0, 1.4],
      [2.4, 0, 1.4],
      [2.4, 0, far],
      [-6, 0, far],
    ],
    down("#d8b48c", "#c79b72"),
  )
  const tiles =
    times(16, (i) =>
      line([view.at(-6, 0, 1.6 + i * 1.15), view.at(2.4, 0, 1.6 + i * 1.15)], "#b98a62", 2, { opacity: 0.5 }),
    ).join("") +
    times(9, (i) =>
      line([view.at(-5 + i * 0.9, 0, 1.5), view.at(-5 + i * 0.9, 0, far)], "#b98a62", 2, { opacity: 0.5 }),
    ).join("")
  const leftWall =
    view.face(
      [
        [-2.1, 0, 6.2],
        [-2.1, 0, far],
        [-2.1, 3.4, far],
        [-2.1, 3.4, 6.2],
      ],
      across("#e8d5bd", "#d9c3aa"),
    ) + rect(0, -10, view.at(-2.1, 0, 6.2)[0], 900, down("#ecdcc6", "#e3cfb5"))
  const dado =
    view.face(
      [
        [-2.1, 0, 6.2],
        [-2.1, 0, far],
        [-2.1, 1, far],
        [-2.1, 1, 6.2],
      ],
      brick.light,
    ) +
    rect(0, view.at(0, 1, 6.2)[1], view.at(-2.1, 0, 6.2)[0], view.at(0, 0, 6.2)[1] - view.at(0, 1, 6.2)[1], brick.light)
  const end =
    view.face(
      [
        [-2.1, 0, far],
        [2.4, 0, far],
        [2.4, 3.4, far],
        [-2.1, 3.4, far],
      ],
      "#d9c6b0",
    ) +
    view.face(
      [
        [-0.6, 0, far],
        [0.7, 0, far],
        [0.7, 2.4, far],
        [-0.6, 2.4, far],
      ],
      violet.mid,
    )
  const outside = view.face(
    [
      [2.4, 0, 1.6],
      [2.4, 0, far],
      [2.4, 3.4, far],
      [2.4, 3.4, 1.6],
    ],
    down("#cfe6ee", "#e9efd6", "#c5d79a"),
  )
  const plane = (u: number, v: number, d = 0): Point => view.at(2.4 + d, v, 1.8 + u)
  return (
    ceiling +
    leftWall +
    dado +
    end +
    floorOf +
    tiles +
    outside +
    jacaranda({ x: 1545, y: 640, height: 380, spread: 430, seed: 3, light: 1, distance: 0.15, air: "#f3ecdc" }) +
    archedWall(plane) +
    pegs()
  )
}

function archedWall(plane: Plane): Svg {
  const holes = times(6, (i) =>
    outline(archPoints(i * 3 + 0.45, i * 3 + 2.55, -0.75, -2.1).map(([u, v]) => plane(u, -v))),
  )
  const face = outline([plane(0, 0), plane(18.2, 0), plane(18.2, 3.4), plane(0, 3.4)])
  const reveals = times(6, (i) => {
    const [u, out] = [i * 3 + 2.55, 0.5]
    return (
      polygon([plane(u, 0.75), plane(u, 2.1), plane(u, 2.1, out), plane(u, 0.75, out)], brick.sun) +
      polygon(
        [plane(i * 3 + 0.45, 0.75), plane(u, 0.75), plane(u, 0.75, out), plane(i * 3 + 0.45, 0.75, out)],
        "#f3dcc0",
      )
    )
  }).join("")
  return reveals + path(face + holes.join(""), across("#b9604a", "#c8745a", brick.light), { "fill-rule": "evenodd" })
}

const pegs = () =>
  times(7, (i) => {
    const [x, y] = view.at(-2.08, 1.5, 7 + i * 1.1)
    const s = view.scale(7 + i * 1.1)
    return path(
      `M${x} ${y}C${x + s * 0.12} ${y + s * 0.1} ${x + s * 0.14} ${y + s * 0.4} ${x + s * 0.1} ${y + s * 0.6}L${x} ${y + s * 0.56}Z`,
      [violet.strong, marigold.strong, clay.mid, leaf.mid][i % 4] as string,
    )
  }).join("")

/** Sun through the arches, on the floor. */
const sunOnTheFloor = () =>
  blend(
    "soft-light",
    ...times(4, (i) =>
      view.face(
        [
          [2.3, 0, 2.4 + i * 3],
          [2.3, 0, 4.3 + i * 3],
          [-1.4, 0, 3.4 + i * 3],
          [-1.4, 0, 1.5 + i * 3],
        ],
        "#fff3c8",
        { opacity: 0.95 },
      ),
    ),
  ) +
  times(4, (i) =>
    view.face(
      [
        [2.3, 0, 2.4 + i * 3],
        [2.3, 0, 4.3 + i * 3],
        [-1.4, 0, 3.4 + i * 3],
        [-1.4, 0, 1.5 + i * 3],
      ],
      "#ffe9b4",
      { opacity: 0.4 },
    ),
  ).join("")

/** Mr Farouk, without a necktie, and those who come past. */
const passers = () => {
  const faint = { stretch: 0.3, towards: -1, opacity: 0.18 }
  return (
    cast({ ...kids.jun, ...view.stand(0.3, 13, 1.3), pose: "walking", facing: "left" }, child, faint) +
    cast({ ...kids.iris, ...view.stand(0.9, 12.4, 1.28), pose: "walking", facing: "left" }, child, faint) +
    cast(
      {
        skin: skin.honey,
        hair: "short",
        hairColour: hairColour.soot,
        ...view.stand(0.62, 7.2, 1.74),
        pose: { ...poses.walking, nod: 4 },
        facing: "left",
        face: "smile",
        wear: { ...wear.teacher, top: white, collar: white, coat: "#7c7f8c", below: "#6b6e7c" },
      },
      adult,
      faint,
    ) +
    path(facialHair(), "#2b2428")
  )
}

const facialHair = () => {
  const { head } = jointsOf(
    {
      skin: skin.honey,
      hair: "short",
      ...view.stand(0.62, 7.2, 1.74),
      pose: { ...poses.walking, nod: 4 },
      facing: "left",
    },
    "adult",
  )
  return `M${head[0] - 9} ${head[1] + 7}q-8 -4 -13 4q9 4 15 0q7 3 12 -2q-6 -6 -14 -2Z`
}

const left = 150
const right = 690
const top = 110
const foot = 905

/** A frame of two posts and two beams; the cloth grows from below. */
function loom(): Svg {
  const beam = (y: number, h: number) => rect(left - 56, y, right - left + 112, h, down(wood.light, wood.mid), 10)
  const post = (x: number) =>
    rect(x, 70, 44, 940, across(wood.pale, wood.light, wood.mid), 8) + rect(x - 34, 992, 112, 34, wood.deep, 8)
  const warp = times(46, (i) =>
    line(
      [
        [left + 14 + i * 11.4, top + 40],
        [left + 14 + i * 11.4, foot],
      ],
      i % 2 ? "#f7efdf" : "#e6d9c2",
      3,
    ),
  ).join("")
  return (
    shadow(430, 1024, 420, 30, 0.28) +
    rect(left - 10, top, right - left + 20, foot - top, "#a98a6c", 0, { opacity: 0.16 }) +
    post(left - 62) +
    post(right + 18) +
    warp +
    cloth() +
    beam(top, 46) +
    beam(foot, 52) +
    rect(left - 20, 470, right - left + 40, 20, wood.light, 8)
  )
}

/** Read from the bottom up: blue and straight, a wobble, a shoelace, fourteen rows of yellow … */
function cloth(): Svg {
  const random = seeded(77)
  const rows: { colour: string; from: number; height: number }[] = []
  const addRows = (colour: string, count: number, height = 13) =>
    times(count, () => rows.push({ colour, height, from: 0 }))
  addRows("#4f76b8", 4)
  addRows(violet.mid, 2, 15)
  addRows(clay.mid, 1)
  addRows("#f4efe2", 1, 10)
  addRows(leaf.mid, 2)
  addRows(marigold.strong, 7)
  addRows("#9a98a5", 3)
  addRows("#c9b28a", 1, 9)
  addRows(violet.strong, 2)
  addRows("#8c2338", 2, 11)
  addRows(leaf.soft, 1)
  addRows(clay.soft, 2)
  addRows(leaf.soft, 1)
  addRows("#ec7f2d", 3)
  addRows(blue.mid, 2)
  let y = foot
  const wefts = rows.map(({ colour, height }, i) => {
    y -= height
    const wild = i < 4 ? 1 : 9
    const [l, r] = [left + 10 + (random() - 0.5) * wild * 2.4, right - 12 + (random() - 0.5) * wild * 2.4]
    const wave = times(7, (k): Point => [l + ((r - l) * k) / 6, y + height / 2 + (random() - 0.5) * (i < 4 ? 0 : 5)])
    const ends: Point[] = [[l - 7, y + height / 2 + 2], ...wave, [r + 7, y + height / 2 - 2]]
    return (
      stroke(curve(ends), colour, height - 1) +
      stroke(curve(wave), lighter(colour, 0.25), 2.4, {
        "stroke-dasharray": "7 15",
        "stroke-dashoffset": i % 2 ? 0 : 11,
        transform: "translate(0 -2)",
      })
    )
  })
  const lump = path(blob(random, 330, 780, 28, 15, 0.2), "#f4efe2") + stroke("M304 790q26 -34 56 -6", "#d9cfba", 5)
  return wefts.join("") + lump
}

function basket(): Svg {
  const yarnBall = (x: number, y: number, r: number, colour: string) =>
    circle(x, y, r, colour) +
    stroke(
      `M${x - r * 0.7} ${y - r * 0.3}q${r * 0.7} ${-r * 0.6} ${r * 1.4} 0M${x - r * 0.8} ${y + r * 0.1}q${r * 0.8} ${-r * 0.7} ${r * 1.6} 0M${x - r * 0.7} ${y + r * 0.5}q${r * 0.7} ${-r * 0.6} ${r * 1.4} 0`,
      lighter(colour, 0.28),
      4,
    )
  const weave = times(5, (i) =>
    stroke(`M${846 + i * 4} ${938 + i * 24}q40 12 82 0t82 0t${78 - i * 6} 0`, wood.deep, 5, { opacity: 0.6 }),
  ).join("")
  return (
    shadow(975, 1056, 170, 18, 0.3) +
    yarnBall(890, 900, 46, clay.mid) +
    yarnBall(968, 884, 52, leaf.mid) +
    yarnBall(1046, 896, 46, violet.mid) +
    yarnBall(930, 928, 40, marigold.strong) +
    yarnBall(1010, 928, 42, blue.mid) +
    path("M834 924C850 1010 864 1040 880 1056L1070 1056C1086 1040 1100 1010 1112 924Z", wood.light) +
    weave +
    stroke("M834 924Q974 946 1112 924", wood.mid, 16) +
    stroke("M1060 1040C1140 1060 1180 1030 1240 1052", violet.mid, 5)
  )
}

/** The focal point: Pia, on her fourteenth way past, and one who waits. */
function weavers(): Svg {
  const shuttle: Point = [560, 520]
  const pia: Figure = {
    ...kids.ruth,
    hair: "puffs",
    accent: marigold.strong,
    x: 742,
    y: 1010,
    size: 470,
    pose: { ...poses.reaching, nod: -14 },
    facing: "left",
    wear: wear.pinafore,
    reach: { near: [shuttle[0] + 66, shuttle[1] + 96], far: [shuttle[0] + 70, shuttle[1] + 70] },
  }
  const yarn = stroke(`M${left + 14} 470C300 520 460 560 ${shuttle[0] + 60} ${shuttle[1] + 88}`, marigold.strong, 10)
  const bobbin = place(
    shuttle[0] + 54,
    shuttle[1] + 86,
    1,
    14,
    path("M-66 0Q0 -26 66 0Q0 26 -66 0Z", wood.mid),
    rect(-24, -7, 48, 14, marigold.strong, 6),
  )
  const boy: Figure = {
    ...kids.harvir,
    x: 1450,
    y: 1020,
    size: 560,
    pose: { ...poses.standingSide, nod: 4, arms: { near: [-30, 30], far: [-20, 40] } },
    facing: "left",
    wear: wear.jumperTrousers,
  }
  return (
    groundShadow(1450, 1020, 560, { towards: -1, opacity: 0.16 }) +
    child(boy) +
    groundShadow(742, 1010, 470, { towards: -1, opacity: 0.2 }) +
    yarn +
    bobbin +
    infant(pia)
  )
}
