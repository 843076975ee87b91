import { cast } from "../gear.ts"
import {
  adult,
  along,
  archPoints,
  between,
  blend,
  blob,
  canvas,
  child,
  circle,
  clay,
  down,
  ellipse,
  type Figure,
  glow,
  greenTree,
  HEIGHT,
  hairColour,
  infant,
  kids,
  lamplight,
  leaf,
  line,
  marigold,
  type Outfit,
  outline,
  type Point,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  skin,
  slate,
  staff,
  stars,
  stone,
  times,
  tufts,
  vignette,
  violet,
  WIDTH,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "At night on the field the cloud has opened over half a moon, and a girl on a step looks through the telescope while families wait in blankets."

const moon: Point = [1090, 232]

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#1c1748", "#2f2a72", "#5650a0", "#7a6cb4")),
    stars({ seed: 9, count: 90, to: 420 }),
    clouds(),
    hall(),
    field(),
    blanketRow(),
    queue(),
    watchers(),
    blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#8a86d0", 0.45], ["#8a84cc", 0.75], ["#6d68b4", 0.8]))),
    moonlight(),
    torches(),
    vignette([0.6, 0.45], 0.4, "#120c36"),
  )

/** The cloud that had been there for an hour and a half, and its gap. */
function clouds(): Svg {
  const random = seeded(22)
  const bank = (colour: string, low: number, high: number, size: number, gap: number) =>
    path(
      times(70, () => {
        const [x, y] = [random() * 1700 - 50, between(random, low, high)]
        const r = size * between(random, 0.6, 1.2)
        return Math.hypot((x - moon[0]) / 1.5, y - moon[1]) < gap ? "" : blob(random, x, y, r * 1.9, r * 0.62, 0.2, 9)
      }).join(""),
      colour,
    )
  return bank("#4a4390", 20, 470, 84, 175) + bank("#5d55a6", 0, 420, 66, 205) + bank("#7a72bd", 60, 360, 34, 190)
}

const moonlight = () =>
  blend(
    "screen",
    ellipse(moon[0], moon[1], 620, 520, glow([0.5, 0.5], ["#fff1c4", 0.75], ["#b7a8ec", 0.25], ["#8d80d8", 0])),
  ) +
  circle(moon[0], moon[1], 92, "#4d4592") +
  path(
    `M${moon[0]} ${moon[1] - 92}A92 92 0 0 1 ${moon[0]} ${moon[1] + 92}C${moon[0] - 34} ${moon[1] + 50} ${moon[0] - 34} ${moon[1] - 50} ${moon[0]} ${moon[1] - 92}Z`,
    "#fff6dc",
  ) +
  [
    [36, -34, 15],
    [52, 18, 21],
    [14, 42, 12],
    [8, -6, 9],
    [60, -20, 7],
  ]
    .map(
      ([x, y, r]) =>
        circle(moon[0] + (x as number), moon[1] + (y as number), r as number, "#e6d6ac") +
        circle(moon[0] + (x as number) - 3, moon[1] + (y as number) + 2, (r as number) * 0.7, "#f2e6c4"),
    )
    .join("") +
  blend("screen", ellipse(980, 880, 720, 150, glow([0.5, 0.5], ["#b9aef0", 0.5], ["#a99de8", 0])))

function hall(): Svg {
  const lit = (x: number) => path(outline(archPoints(x, x + 34, 716, 676)), "#ffd27a")
  return (
    polygon(
      [
        [-10, 640],
        [120, 560],
        [470, 560],
        [590, 640],
        [590, 760],
        [-10, 760],
      ],
      "#2a2362",
    ) +
    polygon(
      [
        [-10, 640],
        [120, 560],
        [470, 560],
        [590, 640],
      ],
      "#352c78",
    ) +
    rect(286, 508, 34, 60, "#2a2362") +
    lit(60) +
    lit(140) +
    path(outline(archPoints(220, 254, 716, 676)), "#4a428c") +
    lit(300) +
    lit(380) +
    path(outline(archPoints(460, 494, 716, 676)), "#4a428c") +
    [
      [690, 150],
      [820, 190],
      [1340, 230],
      [1520, 200],
      [1220, 130],
    ]
      .map(([x, h], i) =>
        greenTree({
          x: x as number,
          y: 772,
          height: h as number,
          spread: (h as number) * 1.3,
          seed: i + 3,
          light: 1,
          distance: 0.62,
          air: "#3a3478",
          florets: false,
        }),
      )
      .join("")
  )
}

const field = () =>
  rect(0, 752, WIDTH, 320, down("#5f7f96", "#4f7a70", "#3f6658")) +
  path(
    "M-10 800C400 770 700 810 1100 790C1300 780 1500 800 1610 790L1610 830C1300 820 900 850 500 830C300 822 100 840 -10 836Z",
    "#7d9aa8",
    { opacity: 0.4 },
  ) +
  tufts(0, 830, 1600, 50, { seed: 4, height: 20, colour: "#4a7a68" })

const shawl = (colour: string): Outfit => ({ ...wear.raincoat, top: colour, below: colour, shoes: slate.mid })

/** Some lie and sit along the row with a flask of ginger. */
function blanketRow(): Svg {
  const rugs = ellipse(300, 900, 230, 34, "#b5657a") + ellipse(300, 897, 200, 27, "#cf8f8a")
  return (
    rugs +
    adult({
      skin: skin.sienna,
      hair: "fringe",
      hairColour: hairColour.silver,
      x: 196,
      y: 902,
      size: 330,
      pose: { ...poses.crossLegged, nod: -12, turn: 0.5 },
      wear: { ...wear.gardener, top: "#8a7fc6" },
    }) +
    child({
      ...kids.dalia,
      x: 330,
      y: 908,
      size: 240,
      pose: { ...poses.kneesUp, nod: -14 },
      wear: { ...kids.dalia.wear, top: "#e7c7a0" },
    }) +
    child({
      ...kids.harvir,
      x: 440,
      y: 912,
      size: 236,
      pose: { ...poses.crossLegged, nod: -10, turn: 0.6 },
      wear: wear.jumper,
    })
  )
}

function queue(): Svg {
  const row = [
    { draw: child, look: { ...kids.mateo, wear: wear.jumperTrousers }, x: 1060, size: 270 },
    {
      draw: adult,
      look: { skin: skin.umber, hair: "wrap" as const, hairColour: marigold.strong, wear: shawl(clay.mid) },
      x: 1160,
      size: 390,
    },
    { draw: infant, look: { ...kids.lotte, wear: shawl(marigold.strong) }, x: 1250, size: 210 },
    {
      draw: adult,
      look: {
        skin: skin.peach,
        hair: "short" as const,
        hairColour: hairColour.brown,
        beard: true,
        wear: { ...wear.teacher, top: leaf.strong },
      },
      x: 1350,
      size: 410,
    },
    { draw: child, look: { ...kids.nia, wear: shawl(violet.soft) }, x: 1452, size: 280 },
    { draw: adult, look: { ...staff.thandiwe, hair: "afro" as const }, x: 1556, size: 396 },
  ]
  return row
    .map(({ draw, look, x, size }, i) =>
      cast(
        {
          ...look,
          x,
          y: 905 + (i % 2) * 12,
          size,
          pose: { ...poses.standingSide, nod: -16 + (i % 3) * 6 },
          facing: "left",
        },
        draw,
        { towards: -1, opacity: 0.35 },
      ),
    )
    .join("")
}

/** The focal point: nine seconds at the eyepiece. */
function watchers(): Svg {
  const eyepiece: Point = [716, 726]
  const pivot: Point = [800, 690]
  const legs = [
    [700, 968],
    [806, 990],
    [900, 966],
  ]
    .map(
      (foot) =>
        line([pivot, foot as unknown as Point], wood.mid, 13) +
        line([along(pivot, foot as unknown as Point, 0.6), foot as unknown as Point], wood.deep, 15),
    )
    .join("")
  const tube = place(
    pivot[0],
    pivot[1],
    1,
    -51,
    rect(-96, -36, 250, 72, "#e9e4f2", 12),
    rect(-96, 8, 250, 28, "#bdb4d6", 12),
    rect(136, -44, 44, 88, violet.deep, 8),
    rect(-20, -38, 18, 76, marigold.strong),
    rect(-130, -17, 40, 34, slate.deep, 6),
    rect(10, -58, 100, 16, slate.mid, 8),
  )
  const step = rect(586, 930, 130, 62, wood.mid, 5) + rect(580, 922, 142, 16, wood.pale, 4)
  const looks: Figure = {
    ...kids.elif,
    x: 640,
    y: 926,
    size: 292,
    pose: { ...poses.standingSide, lean: 14, nod: -14 },
    reach: { near: [712, 770], far: [740, 750] },
    wear: shawl("#f0b040"),
  }
  const leila: Figure = {
    ...staff.leila,
    x: 930,
    y: 962,
    size: 452,
    pose: { ...poses.pointing, nod: -14, arms: { near: [20, 82], far: [118, 128] } },
    wear: { ...wear.teacherDress, top: violet.mid, below: violet.mid, sleeve: "long" },
  }
  const rafi: Figure = {
    ...kids.chidi,
    x: 498,
    y: 1002,
    size: 320,
    pose: { ...poses.reaching, nod: -18, turn: 0.6, arms: { near: [128, 140], far: [118, 128] } },
    wear: { ...wear.jumperTrousers, top: clay.mid },
  }
  const dark = { towards: -1, opacity: 0.4 }
  const notebook = place(
    988,
    780,
    1,
    -12,
    rect(-30, -20, 60, 42, "#fffaf0", 3),
    line(
      [
        [0, -20],
        [0, 22],
      ],
      stone.mid,
      3,
    ),
  )
  return (
    cast(leila, adult, dark) +
    notebook +
    legs +
    step +
    tube +
    circle(pivot[0], pivot[1], 20, slate.deep) +
    line([eyepiece, [740, 752]], slate.deep, 18) +
    cast(looks, child, dark) +
    cast(rafi, child, dark)
  )
}

/** Red paper over every torch. */
const torches = () =>
  [
    [1004, 806],
    [1196, 770],
    [392, 868],
  ]
    .map(
      ([x, y]) =>
        rect((x as number) - 6, (y as number) - 22, 14, 40, slate.deep, 5) +
        circle(x as number, (y as number) - 24, 9, "#ff6a55") +
        lamplight(x as number, (y as number) - 24, 120, 0.5, "#ff5a4a"),
    )
    .join("") + [77, 157, 317, 397].map((x) => lamplight(x, 696, 70, 0.35)).join("")
