import { cast } from "../gear.ts"
import {
  adult,
  between,
  blend,
  blob,
  blossom,
  canvas,
  child,
  clay,
  darker,
  down,
  ellipse,
  type Figure,
  fence,
  glow,
  greenTree,
  HEIGHT,
  jacaranda,
  jointsOf,
  kids,
  leaf,
  line,
  marigold,
  mix,
  type Outfit,
  overlay,
  type Point,
  pair,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  shrub,
  slate,
  sprig,
  staff,
  stroke,
  times,
  tufts,
  violet,
  WIDTH,
  wood,
} from "../kit.ts"

export const alt =
  "Two children in white bee suits hold up a frame of honeycomb beside painted hives in the morning, while their teacher looks on."

const suit: Outfit = { top: "#f8f4ea", sleeve: "long", bottom: "trousers", below: "#f1ebdd", shoes: leaf.strong }

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#d3e6d6", "#eff0cf", "#fdf0c4")),
    ellipse(1260, 190, 620, 480, glow([0.5, 0.5], ["#fff6cf", 1], ["#fff0b8", 0.5], ["#fff0b8", 0])),
    hedges(),
    garden(),
    farHives(),
    behind(),
    meadow(),
    hive(560, 900, 210, marigold.strong, "#fdf3dc"),
    holders(),
    sums(),
    foreground(),
    bees(),
    overlay("morning"),
    blend("screen", ellipse(1240, 160, 980, 760, glow([0.5, 0.5], ["#ffe9a8", 0.4], ["#ffe9a8", 0]))),
  )

const hedges = () =>
  times(6, (i) =>
    greenTree({
      x: -40 + i * 330,
      y: 560,
      height: 400 + (i % 3) * 60,
      spread: 460,
      seed: i + 11,
      light: 1,
      distance: 0.52 - (i % 2) * 0.1,
      air: "#eef1cf",
    }),
  ).join("") +
  shrub(180, 590, 560, 150, 4, mix(leaf.soft, "#eef1cf", 0.3)) +
  shrub(1420, 600, 620, 170, 6, mix(leaf.soft, "#eef1cf", 0.25)) +
  jacaranda({
    x: 900,
    y: 570,
    height: 300,
    spread: 360,
    seed: 3,
    light: 1,
    distance: 0.45,
    air: "#f3efd2",
    florets: false,
  })

const garden = () =>
  rect(0, 560, WIDTH, 520, down("#cfdc9c", "#b3cd7f", "#8fb266")) +
  times(
    4,
    (i) =>
      polygon(
        [
          [820 + i * 200, 640 + i * 4],
          [960 + i * 210, 640 + i * 4],
          [1010 + i * 226, 690 + i * 8],
          [830 + i * 212, 690 + i * 8],
        ],
        "#9a6f4f",
      ) +
      times(6, (j) =>
        sprig(846 + i * 206 + j * 24, 672 + i * 6 + (j % 2) * 8, 46, { seed: i * 7 + j, leaves: 4 }),
      ).join(""),
  ).join("") +
  fence([700, 640], [1640, 690], 24, 62, "#e9dcc0")

/** A hive on legs: boxes, a roof and the little landing board. */
function hive(x: number, y: number, w: number, colour: string, second: string): Svg {
  const boxAt = (level: number, h: number, fill: string) =>
    rect(x - w / 2, y - level - h, w, h, fill, 4) +
    rect(x + w * 0.22, y - level - h, w * 0.28, h, darker(fill, 0.16), 4) +
    rect(x - w * 0.12, y - level - h * 0.62, w * 0.24, h * 0.14, darker(fill, 0.3), 6)
  const legs = [-0.4, 0.36].map((t) => rect(x + w * t, y - w * 0.16, w * 0.08, w * 0.18, wood.deep)).join("")
  return (
    shadow(x + w * 0.3, y, w * 0.8, w * 0.1, 0.22) +
    legs +
    boxAt(w * 0.14, w * 0.5, colour) +
    boxAt(w * 0.64, w * 0.4, second) +
    rect(x - w * 0.58, y - w * 0.18, w * 1.16, w * 0.07, wood.light, 3) +
    rect(x - w * 0.3, y - w * 0.22, w * 0.5, w * 0.05, "#4a2e22", 3)
  )
}

const lid = (x: number, y: number, w: number) =>
  rect(x - w * 0.56, y - w * 1.16, w * 1.12, w * 0.13, "#d9d5dc", 4) +
  rect(x + w * 0.2, y - w * 1.16, w * 0.36, w * 0.13, "#b7b2c0", 4)

const farHives = () =>
  [
    [1130, 730, 110, violet.soft, "#fdf3dc"],
    [1290, 748, 118, leaf.soft, violet.pale],
    [1462, 770, 128, clay.soft, marigold.pale],
  ]
    .map(
      ([x, y, w, a, b]) =>
        hive(x as number, y as number, w as number, a as string, b as string) +
        lid(x as number, y as number, w as number),
    )
    .join("")

/** A broad hat with a veil, laid over a figure's head. */
function veil(look: Figure, kind: "child" | "adult" = "child"): Svg {
  const { head } = jointsOf(look, kind)
  const r = (look.size / 116) * (kind === "adult" ? 10 : 13)
  return (
    path(
      `M${head[0] - r * 1.25} ${head[1] - r * 0.3}C${head[0] - r * 1.6} ${head[1] + r * 1.2} ${head[0] - r * 1.1} ${head[1] + r * 1.7} ${head[0]} ${head[1] + r * 1.75}C${head[0] + r * 1.1} ${head[1] + r * 1.7} ${head[0] + r * 1.6} ${head[1] + r * 1.2} ${head[0] + r * 1.25} ${head[1] - r * 0.3}Z`,
      "#3b3440",
      { opacity: 0.2 },
    ) +
    stroke(
      `M${head[0] - r * 1.05} ${head[1] + r * 1.5}Q${head[0]} ${head[1] + r * 1.95} ${head[0] + r * 1.05} ${head[1] + r * 1.5}`,
      "#e9e0cc",
      r * 0.26,
    ) +
    ellipse(head[0], head[1] - r * 0.42, r * 1.95, r * 0.42, "#e9e0cc") +
    path(
      `M${head[0] - r} ${head[1] - r * 0.5}C${head[0] - r} ${head[1] - r * 1.6} ${head[0] + r} ${head[1] - r * 1.6} ${head[0] + r} ${head[1] - r * 0.5}Q${head[0]} ${head[1] - r * 0.2} ${head[0] - r} ${head[1] - r * 0.5}Z`,
      "#f8f4ea",
    ) +
    stroke(
      `M${head[0] - r} ${head[1] - r * 0.56}Q${head[0]} ${head[1] - r * 0.28} ${head[0] + r} ${head[1] - r * 0.56}`,
      marigold.deep,
      r * 0.16,
    )
  )
}

const veiled = (look: Figure, draw = child, kind: "child" | "adult" = "child") =>
  cast(look, draw, { stretch: 0.3, towards: -1 }) + veil(look, kind)

function behind(): Svg {
  const leila: Figure = {
    ...staff.leila,
    x: 930,
    y: 850,
    size: 420,
    pose: { ...poses.holding, nod: 6 },
    facing: "left",
    wear: suit,
  }
  const notes: Figure = {
    ...kids.jun,
    hair: "short",
    x: 1120,
    y: 880,
    size: 300,
    pose: "reading",
    facing: "left",
    wear: suit,
    holding: place(
      1112,
      742,
      1,
      -8,
      rect(-34, -44, 68, 84, wood.light, 4),
      rect(-29, -36, 58, 72, "#fffdf6"),
      stroke("M-20 -20L18 -20M-20 -4L10 -4M-20 12L16 12", slate.soft, 4),
    ),
  }
  return veiled(leila, adult, "adult") + veiled(notes)
}

const meadow = () =>
  path("M-10 900C300 850 700 880 1000 890C1300 880 1500 900 1610 880L1610 1080L-10 1080Z", down("#a4c46f", "#6f9a55")) +
  tufts(-20, 960, 1640, 60, { seed: 4, height: 36, colour: "#8db563" })

/** The focal point: one frame of comb against the light. */
function holders(): Svg {
  const [l, r]: [Point, Point] = [
    [452, 560],
    [690, 548],
  ]
  const left: Figure = {
    ...kids.femi,
    hair: "crop",
    x: 320,
    y: 985,
    size: 500,
    pose: { ...poses.holding, nod: 4 },
    wear: suit,
    glasses: true,
    reach: { near: [l[0] - 2, l[1] + 60], far: [l[0] + 8, l[1] + 20] },
  }
  const right: Figure = {
    ...kids.elif,
    hair: "short",
    x: 800,
    y: 990,
    size: 490,
    pose: { ...poses.pointing, nod: 2 },
    facing: "left",
    wear: suit,
    face: "open",
    reach: { near: [r[0] + 4, r[1] + 90], far: [r[0] - 70, r[1] + 92] },
  }
  return veiled(left) + veiled(right) + frame(l, r)
}

function frame([x, y]: Point, [right]: Point): Svg {
  const w = right - x
  const cells: string[][] = [[], [], [], []]
  times(9, (row) =>
    times(14, (i) => {
      const [cx, cy] = [14 + i * 16.4 + (row % 2) * 8.2, 24 + row * 14.4]
      if (cx > w - 16) return
      const honey =
        row < 3 + Math.sin(i * 0.7) * 1.2
          ? 0
          : row < 5 + Math.sin(i * 0.5)
            ? 1
            : row < 8 - Math.abs(i - 6) * 0.4
              ? 2
              : 3
      cells[honey]?.push(
        `M${times(6, (k) => pair([cx + Math.sin(k * 1.047) * 8.6, cy + Math.cos(k * 1.047) * 8.6])).join("L")}Z`,
      )
    }),
  )
  const tones = ["#f4b73c", "#e08f1f", "#c98a4a", "#f7dc94"]
  return place(
    x,
    y,
    1,
    -3,
    rect(0, 0, w, 158, "#8f5f36", 6),
    rect(10, 14, w - 20, 132, "#b9772c"),
    ...cells.map((d, i) => path(d.join(""), tones[i] as string, { stroke: "#a9661f", "stroke-width": 2 })),
    rect(-22, -12, w + 44, 26, wood.light, 5),
    rect(-22, 4, w + 44, 10, wood.mid, 4),
    path("M20 20L90 14L40 140L20 140Z", "#ffffff", { opacity: 0.14 }),
  )
}

/** A rectangle in the mud, cut into eighths with a stick: five of them are honey. */
function sums(): Svg {
  const at = (u: number, v: number): Point => [1010 + u * 320 + v * 60, 1010 - v * 74]
  const shade = times(5, (i) =>
    polygon(
      [
        at((i % 4) / 4, i < 4 ? 0 : 0.5),
        at((i % 4) / 4 + 0.25, i < 4 ? 0 : 0.5),
        at((i % 4) / 4 + 0.25, i < 4 ? 0.5 : 1),
        at((i % 4) / 4, i < 4 ? 0.5 : 1),
      ],
      "#5a3a26",
      { opacity: 0.35 },
    ),
  ).join("")
  const mud = path(blob(seeded(3), 1200, 980, 270, 74, 0.12, 12), "#a47b57")
  const lines = stroke(
    `M${[at(0, 0), at(1, 0), at(1, 1), at(0, 1), at(0, 0)].map(pair).join("L")}M${pair(at(0, 0.5))}L${pair(at(1, 0.5))}${[0.25, 0.5, 0.75].map((u) => `M${pair(at(u, 0))}L${pair(at(u, 1))}`).join("")}`,
    "#4f3322",
    6,
  )
  const digs: Figure = {
    ...kids.nia,
    hair: "crop",
    x: 1450,
    y: 990,
    size: 380,
    pose: { ...poses.crouching, nod: 18 },
    facing: "left",
    wear: suit,
    reach: { near: [1352, 900], far: [1364, 890] },
    holding: line(
      [
        [1380, 860],
        [1306, 962],
      ],
      wood.deep,
      8,
    ),
  }
  return mud + shade + lines + veiled(digs)
}

const foreground = () =>
  tufts(-20, 1075, 1640, 90, { seed: 14, height: 84, colour: "#5f8c4c" }) +
  times(16, (i) => {
    const [x, y] = [((i * 211) % 1600) + 10, 1010 + ((i * 37) % 46)]
    return (
      line(
        [
          [x, 1080],
          [x + 4, y],
        ],
        leaf.mid,
        5,
      ) + blossom(x + 4, y, 17 + (i % 3) * 5, i * 30, [violet.mid, "#fdf3dc", marigold.soft][i % 3] as string)
    )
  }).join("")

function bees(): Svg {
  const random = seeded(15)
  return times(26, () => {
    const [x, y, s] = [between(random, 180, 1100), between(random, 330, 760), between(random, 0.7, 1.4)]
    return place(
      x,
      y,
      s,
      between(random, -30, 30),
      ellipse(1, -7, 5, 8, "#ffffff", { opacity: 0.8 }),
      ellipse(0, 0, 9, 6, marigold.strong),
      line(
        [
          [-2, -5],
          [-2, 5],
        ],
        "#3a2733",
        3,
      ),
      line(
        [
          [3, -4],
          [3, 4],
        ],
        "#3a2733",
        3,
      ),
    )
  }).join("")
}
