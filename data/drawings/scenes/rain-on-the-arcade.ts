import {
  arcade,
  archPoints,
  between,
  blend,
  brick,
  brickWall,
  canvas,
  carpet,
  child,
  circle,
  clay,
  clip,
  darker,
  down,
  ellipse,
  type Figure,
  frontal,
  group,
  infant,
  jacaranda,
  kids,
  lamplight,
  leaf,
  lighter,
  line,
  marigold,
  n,
  outline,
  path,
  pendant,
  place,
  polygon,
  poses,
  rain,
  rect,
  roof,
  type Svg,
  seeded,
  shadow,
  sky,
  slate,
  stroke,
  times,
  violet,
  wear,
} from "../kit.ts"

export const alt =
  "Sheltered by the arcade, a girl holds her hand into the rain while two friends in yellow coats dash across the courtyard."

const ARCHES = [
  [50, 520],
  [590, 1060],
  [1130, 1600],
] as const
const FOOT = 842
const holes = ARCHES.map(([left, right]) => outline(archPoints(left, right, FOOT, 360, 250, 24))).join("")

export default () => canvas(outside(), inside(), parapets(), sheltered(), walkFloor(), foreground(), moodiness())

const outside = () =>
  clip(
    holes,
    sky("rain"),
    rect(0, 0, 1600, 700, down("#8c94b4", "#b9bfd2", "#c9cbd8")),
    roof(frontal(-20, 640, 48, [800, 560], 12), 34, 4, 5.2, 3, "#8a6a7c"),
    arcade(frontal(-20, 640, 48, [800, 560], 9), {
      bays: 13,
      bay: 2.6,
      height: 4,
      wall: "#a98692",
      inside: down("#6f6288", "#7f6f8e"),
      reveal: "#b999a0",
      courses: false,
      tone: { ...brick, sun: "#c0a3aa", deep: "#876878", light: "#b2929c" },
    }),
    jacaranda({ x: 300, y: 700, height: 660, spread: 640, seed: 33, light: 0, distance: 0.3, air: "#9aa0bc" }),
    jacaranda({ x: 1400, y: 690, height: 560, spread: 560, seed: 14, light: 0, distance: 0.36, air: "#a4a9c2" }),
    courtyard(),
    runners(),
    rain({ seed: 5, count: 420, opacity: 0.7, slant: 0.22, bottom: 820 }),
  )

function courtyard(): Svg {
  const random = seeded(3)
  const rings = times(60, () => {
    const y = between(random, 665, 850)
    const r = ((y - 600) / 240) * between(random, 12, 34)
    return `<ellipse cx="${n(random() * 1600)}" cy="${n(y)}" rx="${n(r)}" ry="${n(r * 0.24)}" fill="none" stroke="#eef0f8" stroke-width="2" opacity="${n(between(random, 0.3, 0.8))}"/>`
  })
  return (
    rect(0, 636, 1600, 260, down("#a9a4bc", "#8f8bb0", "#7d79a4")) +
    [
      [820, 760, 260, 30],
      [300, 720, 150, 16],
      [1360, 770, 200, 22],
    ]
      .map(([x, y, rx, ry]) =>
        ellipse(x as number, y as number, rx as number, ry as number, "#c3c8de", { opacity: 0.75 }),
      )
      .join("") +
    carpet(330, 720, 260, 26, 170, { seed: 4, size: 6, colours: ["#8f85c4", "#7b70b4", "#aaa2d4"] }) +
    rings.join("")
  )
}

function runners(): Svg {
  const coat = { ...wear.raincoat, socks: undefined }
  const a: Figure = {
    ...kids.grace,
    x: 745,
    y: 800,
    size: 300,
    pose: { ...poses.running, nod: 4 },
    wear: coat,
    reach: { far: [812, 560] },
    face: "open",
  }
  const b: Figure = {
    ...kids.ben,
    x: 880,
    y: 808,
    size: 310,
    pose: { ...poses.running, legs: { near: [60, -30], far: [-28, -40] }, nod: 4 },
    wear: { ...coat, top: clay.mid, below: clay.mid },
    face: "open",
  }
  const mirrored = group({ transform: "translate(0 1616) scale(1 -1)", opacity: 0.2 }, child(a), child(b))
  return (
    mirrored +
    umbrella(822, 470, 190, 10) +
    line(
      [
        [812, 560],
        [826, 470],
      ],
      slate.deep,
      6,
    ) +
    child(a) +
    child(b) +
    splash(700, 806) +
    splash(930, 812)
  )
}

const umbrella = (x: number, y: number, r: number, tilt: number) =>
  place(
    x,
    y,
    r,
    tilt,
    path(
      "M-1 .24C-.9 -.46 -.4 -.72 0 -.74C.4 -.72 .9 -.46 1 .24C.8 .1 .6 .1 .5 .24C.36 .1 .14 .1 0 .24C-.14 .1 -.36 .1 -.5 .24C-.6 .1 -.8 .1 -1 .24Z",
      violet.strong,
    ),
    path("M0 -.74C-.3 -.6 -.46 -.2 -.5 .24C-.36 .1 -.14 .1 0 .24Z", violet.soft),
    path("M0 -.74C.5 -.66 .8 -.4 1 .24C.8 .1 .6 .1 .5 .24C.46 -.2 .3 -.6 0 -.74Z", violet.mid),
    line(
      [
        [0, -0.74],
        [0, -0.86],
      ],
      slate.deep,
      0.04,
    ),
  )

const splash = (x: number, y: number) =>
  [-34, -16, 4, 22, 38]
    .map((dx, i) =>
      line(
        [
          [x + dx * 0.5, y],
          [x + dx, y - 18 - (i % 3) * 10],
        ],
        "#e6ecf6",
        4,
      ),
    )
    .join("")

/** The arcade's inner face, in shade, with lit edges where the day comes in. */
const inside = () =>
  path(`M0 0H1600V${FOOT + 10}H0Z${holes}`, down("#3c2c4e", "#54384f", "#5f3f50"), { "fill-rule": "evenodd" }) +
  clip(
    `M0 0H1600V${FOOT}H0Z${holes}`,
    brickWall(0, 0, 1600, FOOT, {
      fill: "none",
      density: 0.26,
      course: 26,
      seed: 8,
      tone: { ...brick, deep: "#2f2344", light: "#7c5261", sun: "#6c4759" },
    }),
  ) +
  ARCHES.map(([left, right]) => {
    const [edge, inner] = [
      archPoints(left, right, FOOT, 360, 250, 24),
      archPoints(left + 26, right - 26, FOOT, 364, 228, 24),
    ]
    return (
      path(outline(edge) + outline(inner.slice().reverse()), "#8a6577", { "fill-rule": "evenodd" }) +
      stroke(`M${inner.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}`, "#c9a9ae", 3)
    )
  }).join("") +
  pendant(555, 150, 90, marigold.deep)

const parapets = () =>
  [ARCHES[0], ARCHES[2]]
    .map(
      ([left, right]) =>
        rect(left + 26, 716, right - left - 52, FOOT - 716, down("#7d5561", "#5b3d50")) +
        rect(left + 14, 696, right - left - 28, 26, "#b58d93", 4),
    )
    .join("")

const sheltered = () =>
  child({
    ...kids.amara,
    x: 215,
    y: 704,
    size: 500,
    pose: { ...poses.sitting, nod: -6, lean: -6, legs: { near: [84, 20], far: [92, 70] } },
    reach: { far: [440, 470], near: [330, 690] },
    wear: wear.jumperSkirt,
  }) +
  [
    [452, 440],
    [470, 476],
    [440, 500],
    [462, 520],
  ]
    .map(([x, y]) => circle(x as number, y as number, 5, "#eaf2fa"))
    .join("")

const walkFloor = () =>
  rect(0, FOOT, 1600, 230, down("#84687c", "#4a3654")) +
  times(8, (i) =>
    line(
      [
        [800 + (i - 3.5) * 190, FOOT],
        [800 + (i - 3.5) * 420, 1067],
      ],
      "#3d2c48",
      2.5,
      { opacity: 0.5 },
    ),
  ).join("") +
  [886, 960]
    .map((y) =>
      line(
        [
          [0, y],
          [1600, y],
        ],
        "#3d2c48",
        2.5,
        { opacity: 0.5 },
      ),
    )
    .join("") +
  ARCHES.map(([left, right], i) =>
    polygon(
      [
        [left + 40, FOOT + 4],
        [right - 40, FOOT + 4],
        [right + (i - 1) * 150, 1067],
        [left + (i - 1) * 150, 1067],
      ],
      down(["#d5d6e6", i === 1 ? 0.6 : 0.3], ["#d5d6e6", 0]),
    ),
  ).join("")

/** Close to us: two who watch, and a row of boots. */
const foreground = () =>
  shadow(1330, 1040, 110, 12, 0.4) +
  infant({
    ...kids.jun,
    x: 1395,
    y: 1030,
    size: 400,
    pose: { ...poses.fromBehind, nod: -6, arms: { near: [-50, -130], far: [14, 4] } },
    wear: { ...wear.jumperTrousers },
  }) +
  child({
    ...kids.priti,
    x: 1260,
    y: 1040,
    size: 520,
    pose: { ...poses.fromBehind, arms: { near: [-9, -4], far: [24, 20] } },
    wear: wear.jumperSkirt,
  }) +
  boots(470, 980, leaf.strong) +
  boots(590, 990, marigold.strong) +
  boots(350, 985, clay.strong)

const boots = (x: number, y: number, colour: string) =>
  shadow(x + 34, y + 4, 56, 8, 0.35) +
  [0, 40]
    .map(
      (dx) =>
        path(
          `M${x + dx} ${y - 78}H${x + dx + 32}V${y - 26}C${x + dx + 60} ${y - 24} ${x + dx + 58} ${y} ${x + dx + 54} ${y}H${x + dx}Z`,
          dx ? colour : darker(colour, 0.2),
        ) + rect(x + dx, y - 80, 32, 8, lighter(colour, 0.25), 2),
    )
    .join("")

const moodiness = () =>
  blend("soft-light", rect(0, 0, 1600, 1067, down(["#8f9ad0", 0.35], ["#4b4380", 0.25]))) +
  lamplight(555, 170, 360, 0.5, "#ffc06a")
