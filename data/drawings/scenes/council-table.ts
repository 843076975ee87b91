import { sheetOfPaper } from "../gear.ts"
import {
  across,
  blend,
  camera,
  canvas,
  chair,
  child,
  circle,
  clay,
  cushion,
  down,
  ellipse,
  glow,
  HEIGHT,
  hull,
  infant,
  kids,
  type Look,
  leaf,
  line,
  marigold,
  overlay,
  type Paint,
  type Pose,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  skin,
  slate,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "The pupil council at a long table, seen from its head: a boy presents three charts about a goat, and nearly every hand goes up."

const view = camera({ eye: 1.75, focal: 1200, horizon: 300, centre: 800 })
const TOP = 0.72
const half = 0.95
const on = (x: number, z: number, above = 0) => view.at(x, TOP + above, z)

export default () =>
  canvas(
    room(),
    windows(),
    charts(),
    speaker(),
    councillors(),
    tableTop(),
    papers(),
    nearEnd(),
    overlay("noon"),
    blend(
      "screen",
      ellipse(1600, 420, 1100, 620, glow([0.5, 0.5], ["#fff0c0", 0.45], ["#fff0c0", 0.12], ["#fff0c0", 0])),
    ),
    vignette([0.5, 0.42], 0.34),
  )

const room = () =>
  rect(0, 0, WIDTH, HEIGHT, down("#dfe6d8", "#e9ead8")) +
  view.face(
    [
      [-4.6, 0, 9.4],
      [4.6, 0, 9.4],
      [4.6, 3.4, 9.4],
      [-4.6, 3.4, 9.4],
    ],
    "#e3ead9",
  ) +
  polygon([[-10, -10], view.at(-4.6, 3.4, 9.4), view.at(-4.6, 0, 9.4), [-10, 1080]], across("#c4d0bf", "#d3ddca")) +
  polygon([[1610, -10], view.at(4.6, 3.4, 9.4), view.at(4.6, 0, 9.4), [1610, 1080]], across("#eef0de", "#f6f3e0")) +
  view.face(
    [
      [-4.6, 0, 1.4],
      [4.6, 0, 1.4],
      [4.6, 0, 9.4],
      [-4.6, 0, 9.4],
    ],
    down("#c99f74", "#b58a62"),
  ) +
  times(12, (i) =>
    line([view.at(-4.4 + i * 0.8, 0, 1.6), view.at(-4.4 + i * 0.8, 0, 9.4)], "#a87b55", 2.4, { opacity: 0.6 }),
  ).join("") +
  view.face(
    [
      [-4.6, 0, 9.38],
      [4.6, 0, 9.38],
      [4.6, 0.2, 9.38],
      [-4.6, 0.2, 9.38],
    ],
    "#8fa489",
  )

/** Tall windows in the right wall, in perspective. */
const windows = () =>
  times(3, (i) => {
    const z = 3.4 + i * 2.1
    const pane = (a: number, b: number, low: number, high: number, fill: Paint) =>
      polygon([view.at(4.6, low, a), view.at(4.6, low, b), view.at(4.6, high, b), view.at(4.6, high, a)], fill)
    return (
      pane(z - 0.08, z + 1.38, 0.9, 2.9, "#fffaf0") +
      pane(z, z + 1.3, 0.98, 2.82, down("#a9d3e8", "#e0efe6", "#cfe0a8")) +
      pane(z, z + 1.3, 0.98, 1.6, violet.soft) +
      pane(z + 0.62, z + 0.68, 0.98, 2.82, "#fffaf0") +
      pane(z, z + 1.3, 1.86, 1.92, "#fffaf0")
    )
  }).join("")

/** The speech had three charts: one goat, one bar chart, one rising line. */
function charts(): Svg {
  const board = (x: number, w: number, marks: Svg) => {
    const [px, py] = view.at(x, 2.55, 9)
    const s = view.scale(9) * w
    return (
      rect(px - s / 2 - 8, py - 8, s + 16, s * 1.16 + 16, wood.mid, 4) +
      rect(px - s / 2, py, s, s * 1.16, "#fffdf5") +
      place(px, py + s * 0.58, s / 100, 0, marks)
    )
  }
  const goat =
    path(
      "M-30 0C-32 -16 -10 -18 12 -16C24 -16 28 -26 30 -32C36 -34 42 -28 42 -22C40 -14 36 -12 32 -8C34 4 28 8 20 8L-22 8C-28 8 -30 4 -30 0Z",
      "#b9a48f",
    ) +
    [
      [-24, 8],
      [-14, 8],
      [14, 8],
      [23, 8],
    ]
      .map(([x, y]) =>
        line(
          [
            [x as number, y as number],
            [x as number, 30],
          ],
          "#8f7a66",
          5,
        ),
      )
      .join("") +
    stroke("M32 -32C28 -42 22 -44 18 -40M37 -32C36 -42 32 -46 28 -44", "#6b5847", 3.5) +
    line(
      [
        [40, -18],
        [41, -8],
      ],
      "#8f7a66",
      3,
    ) +
    line(
      [
        [-30, -6],
        [-38, -14],
      ],
      "#8f7a66",
      4,
    ) +
    circle(36, -26, 1.8, "#1d1720") +
    line(
      [
        [-44, 31],
        [46, 31],
      ],
      leaf.mid,
      5,
    )
  const bars =
    [
      [-32, 20, clay.mid],
      [-10, 34, marigold.strong],
      [12, 52, violet.mid],
      [34, 74, leaf.mid],
    ]
      .map(([x, h, fill]) => rect((x as number) - 8, 40 - (h as number), 16, h as number, fill as string, 2))
      .join("") +
    line(
      [
        [-46, 41],
        [48, 41],
      ],
      slate.mid,
      3,
    )
  const rising =
    stroke("M-42 30L-22 18L-4 22L16 -8L40 -34", clay.mid, 5) +
    stroke("M-46 -44L-46 40L46 40", slate.mid, 3) +
    [
      [-22, 18],
      [-4, 22],
      [16, -8],
      [40, -34],
    ]
      .map(([x, y]) => circle(x as number, y as number, 4.4, violet.strong))
      .join("")
  return board(-1.75, 1.05, bars) + board(0, 1.35, goat) + board(1.8, 1.05, rising)
}

const speaker = () =>
  child({
    ...kids.femi,
    ...view.stand(-0.82, 8.1, 1.42),
    pose: { ...poses.pointing, turn: 0.4, arms: { near: [-40, 50], far: [126, 138] } },
    face: "open",
    wear: { ...wear.jumperTrousers, tie: marigold.strong },
  })

/** Two from each year down the sides, biggest nearest; fifteen hands of sixteen. */
function councillors(): Svg {
  const leftRow: readonly (readonly [Look, number, boolean])[] = [
    [kids.ruth, 7.0, true],
    [kids.lotte, 6.1, true],
    [kids.harvir, 5.2, true],
    [kids.elif, 4.35, true],
    [kids.chidi, 3.5, true],
  ]
  const rightRow: readonly (readonly [Look, number, boolean])[] = [
    [kids.ben, 6.9, true],
    [kids.dalia, 6.0, true],
    [kids.quinn, 5.1, true],
    [kids.nia, 4.25, true],
    [kids.omar, 3.45, false],
  ]
  const seat = ([look, z, vote]: readonly [Look, number, boolean], side: -1 | 1) => {
    const x = side * (half + 0.34)
    const height = z > 6.5 ? 1.12 : 1.38
    const spot = view.stand(x, z, height, z > 6.5 ? 0.56 : 0.44)
    const up: Pose = { ...poses.sitting, turn: 0.55, nod: -4, arms: { near: [-158, -174], far: [34, 92] } }
    const folded: Pose = { ...poses.sitting, turn: 0.4, lean: -6, nod: 6, arms: { near: [26, 110], far: [34, 116] } }
    const [cx, cy] = view.at(x, 0.44, z)
    const raised = z > 6.8 && side < 0 ? cushion(cx, cy - 4, view.scale(z) * 0.5, marigold.strong) : ""
    return {
      z,
      svg:
        chair(cx - side * -6, cy, view.scale(z) * 0.42, { flip: side > 0, colour: wood.deep }) +
        raised +
        (height < 1.2 ? infant : child)({
          ...look,
          ...spot,
          pose: vote ? up : folded,
          facing: side > 0 ? "left" : "right",
          face: vote ? (z > 5 ? "open" : "smile") : "calm",
          wear: look === kids.dalia ? kids.dalia.wear : wear.jumper,
        }),
    }
  }
  return [...leftRow.map((row) => seat(row, -1)), ...rightRow.map((row) => seat(row, 1))]
    .sort((a, b) => b.z - a.z)
    .map(({ svg }) => svg)
    .join("")
}

const tableTop = () =>
  polygon([on(-half, 1.2), on(half, 1.2), on(half, 7.4), on(-half, 7.4)], down("#d9a871", "#c08a56", "#b07b4a")) +
  line([on(-half, 1.2), on(-half, 7.4)], wood.deep, 9) +
  line([on(half, 1.2), on(half, 7.4)], wood.deep, 9) +
  line([on(-half, 7.4), on(half, 7.4)], wood.mid, 5) +
  times(3, (i) => line([on(-0.48 + i * 0.48, 1.2), on(-0.48 + i * 0.48, 7.4)], wood.mid, 2.4, { opacity: 0.5 })).join(
    "",
  )

/** Notes, a jug of water, a yellow card that means eighteen minutes. */
function papers(): Svg {
  const flat = (x: number, z: number, turn: number) => {
    const [px, py] = on(x, z)
    return sheetOfPaper(px, py, view.scale(z) * 0.36, turn, 0.42, 4)
  }
  const [jx, jy] = on(0.04, 4.6)
  const s = view.scale(4.6)
  const jug =
    rect(jx - s * 0.08, jy - s * 0.3, s * 0.16, s * 0.3, "#eaf4f6", s * 0.03, { opacity: 0.85 }) +
    rect(jx - s * 0.075, jy - s * 0.2, s * 0.15, s * 0.2, "#a9d3e0", s * 0.02, { opacity: 0.8 }) +
    stroke(`M${jx + s * 0.08} ${jy - s * 0.25}q${s * 0.1} ${s * 0.05} 0 ${s * 0.17}`, "#eaf4f6", s * 0.03)
  const [cx, cy] = on(-0.28, 2.5)
  const card = place(cx, cy, [52, 22], 12, rect(-1, -1, 2, 2, marigold.strong, 0.1))
  return (
    flat(-0.66, 6.2, -4) +
    flat(0.64, 6.1, 6) +
    flat(-0.64, 5.2, 5) +
    flat(0.66, 4.5, -6) +
    flat(-0.62, 4.1, -8) +
    flat(0.6, 3.3, 8) +
    flat(-0.56, 3.1, 4) +
    jug +
    card
  )
}

/** Mrs Marlowe's end: her list, her green book and her hands. */
function nearEnd(): Svg {
  const list = place(
    800,
    980,
    [190, 96],
    2,
    rect(-1, -0.8, 2, 1.6, "#fffdf6", 0.04),
    ...times(6, (i) =>
      line(
        [
          [-0.62, -0.56 + i * 0.22],
          [0.5 - (i % 3) * 0.2, -0.56 + i * 0.22],
        ],
        slate.soft,
        0.05,
      ),
    ),
    ...times(6, (i) =>
      i === 5
        ? stroke("M-0.86 0.48l0.1 0.1m0 -0.1l-0.1 0.1", clay.strong, 0.05)
        : stroke(`M-0.88 ${-0.58 + i * 0.22}l0.05 0.06l0.09 -0.14`, leaf.mid, 0.05),
    ),
  )
  const arm = (x: number, side: number) =>
    path(hull([[x + side * 150, 1120], 74], [[x + side * 30, 1020], 50]), violet.deep) +
    path(hull([[x + side * 20, 1012], 38], [[x - side * 16, 990], 30]), skin.ebony)
  return (
    place(
      1150,
      1000,
      [120, 50],
      -14,
      rect(-1, -0.8, 2, 1.6, leaf.strong, 0.06),
      rect(-0.9, -0.7, 0.14, 1.4, leaf.deep),
    ) +
    list +
    line(
      [
        [1010, 1010],
        [930, 920],
      ],
      violet.deep,
      13,
    ) +
    line(
      [
        [930, 920],
        [922, 911],
      ],
      marigold.strong,
      8,
    ) +
    arm(1000, 1) +
    arm(590, -1)
  )
}
