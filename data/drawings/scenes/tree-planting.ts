import {
  across,
  adult,
  arcade,
  beams,
  between,
  blend,
  blob,
  blossom,
  canvas,
  child,
  clay,
  cloud,
  down,
  ellipse,
  type Figure,
  frontal,
  groundShadow,
  haze,
  jacaranda,
  kids,
  lamplight,
  leaf,
  line,
  linear,
  marigold,
  n,
  path,
  pick,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  sprig,
  staff,
  stroke,
  sun,
  times,
  tufts,
  violet,
  wateringCan,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "In early light two children firm the soil round a young jacaranda while others bring spades and water up the hill."

export default () => canvas(dawn(), slopes(), rowOfSaplings(), helpers(), mound(), planters(), nearSoil(), light())

const dawn = () =>
  rect(0, 0, 1600, 1067, down("#a6bfe0", "#d9d6e6", "#fbdcc0", "#ffe9bd")) +
  sun(1090, 420, 78, "#ffdf9a") +
  cloud(360, 190, 440, 3, "#fff3e6", 0.55) +
  cloud(1380, 130, 300, 8, "#fff3e6", 0.5)

const slopes = () =>
  path("M0 520C220 430 420 470 640 500C900 536 1180 430 1600 500V1067H0Z", "#c3bddc") +
  haze(440, 180, "#fff0d6", 0.7) +
  path("M0 610C260 540 520 560 800 590C1100 622 1360 540 1600 560V1067H0Z", "#a9b8b8") +
  schoolBelow() +
  haze(540, 150, "#fff0d6", 0.6) +
  path("M0 640C420 600 860 640 1600 760V1067H0Z", down("#b9c98e", "#8fb06c")) +
  path("M0 790C500 720 1000 760 1600 900V1067H0Z", down("#9dbb70", "#6f9a55"))

/** The school's arcades, small in the valley. */
const schoolBelow = () =>
  [
    [150, 100],
    [280, 120],
    [520, 90],
  ]
    .map(([x, h], i) =>
      jacaranda({
        x: x as number,
        y: 606,
        height: h as number,
        spread: (h as number) * 1.3,
        seed: i + 4,
        light: 1,
        distance: 0.35,
        air: "#fbe2c8",
        florets: false,
      }),
    )
    .join("") +
  arcade(frontal(300, 606, 15, [800, 560], 9), {
    bays: 6,
    bay: 2.4,
    height: 3.4,
    spring: 1.6,
    wall: "#cf9a86",
    inside: "#9a7a8c",
    courses: false,
  }) +
  polygon(
    [
      [294, 558],
      [524, 558],
      [510, 540],
      [308, 540],
    ],
    "#b9776a",
  )

const sapling = (x: number, y: number, size: number, seed: number) =>
  line(
    [
      [x + size * 0.12, y],
      [x + size * 0.12, y - size * 0.9],
    ],
    wood.pale,
    size * 0.035,
  ) +
  polygon(
    [
      [x - size * 0.022, y],
      [x + size * 0.022, y],
      [x - size * 0.01, y - size],
      [x - size * 0.024, y - size],
    ],
    wood.deep,
  ) +
  times(7, (i) =>
    sprig(x - size * 0.01, y - size * (0.45 + i * 0.075), size * 0.3, {
      lean: (i % 2 ? 1 : -1) * size * 0.24,
      seed: seed + i,
      leaves: 6,
      colour: i % 3 ? leaf.mid : leaf.soft,
    }),
  ).join("") +
  blossom(x - size * 0.1, y - size * 0.95, size * 0.06, 10) +
  blossom(x + size * 0.1, y - size * 0.86, size * 0.05, 40, violet.mid) +
  stroke(
    `M${n(x - size * 0.02)} ${n(y - size * 0.5)}L${n(x + size * 0.13)} ${n(y - size * 0.5)}`,
    marigold.strong,
    size * 0.02,
  )

const rowOfSaplings = () =>
  [
    [1010, 690, 110, 1],
    [1180, 728, 135, 4],
    [1390, 784, 165, 8],
  ]
    .map(
      ([x, y, size, seed]) =>
        shadow((x as number) - 26, y as number, 44, 6, 0.18) +
        sapling(x as number, y as number, size as number, seed as number),
    )
    .join("")

const helpers = () =>
  groundShadow(1500, 860, 300, { stretch: 0.5, towards: -1, opacity: 0.22 }) +
  adult({
    ...staff.jonah,
    x: 1500,
    y: 858,
    size: 400,
    pose: { ...poses.standing, turn: 0.6, arms: { near: [20, 30], far: [30, 40] } },
    facing: "left",
    wear: wear.gardener,
    hat: "sunhat",
    hatColour: marigold.soft,
  }) +
  groundShadow(1215, 800, 260, { stretch: 0.5, towards: -1, opacity: 0.22 }) +
  child({ ...kids.harvir, x: 1215, y: 798, size: 270, pose: { ...poses.bending, lean: 40 }, wear: wear.jumper }) +
  spade(1265, 690, 1, 20) +
  groundShadow(190, 850, 420, { stretch: 0.5, towards: -1, opacity: 0.22 }) +
  child({
    ...kids.dalia,
    x: 205,
    y: 850,
    size: 420,
    pose: { ...poses.walking, lean: 8, arms: { near: [6, 10], far: [-30, -20] } },
  }) +
  wateringCan(252, 690, 62, { colour: violet.mid, tilt: 4 })

const spade = (x: number, y: number, size: number, tilt: number) =>
  place(
    x,
    y,
    size,
    tilt,
    line(
      [
        [0, -120],
        [0, 60],
      ],
      wood.light,
      11,
    ),
    line(
      [
        [-22, -122],
        [22, -122],
      ],
      wood.deep,
      12,
    ),
    path("M-26 50H26L24 110C16 132 -16 132 -24 110Z", across("#b9c0c8", "#7d8790")),
  )

const mound = () =>
  path(
    "M360 968C470 900 640 872 780 872C930 872 1110 900 1220 968C1100 1010 480 1010 360 968Z",
    down("#8a5c42", "#6b4433"),
  ) +
  path("M560 922C640 894 720 886 790 886C870 886 950 894 1030 924C950 946 640 946 560 922Z", "#5a3828") +
  clods()

function clods(): Svg {
  const random = seeded(8)
  return times(46, () =>
    path(
      blob(
        random,
        between(random, 400, 1190),
        between(random, 925, 985),
        between(random, 7, 20),
        between(random, 4, 10),
        0.25,
        6,
      ),
      pick(random, ["#7a503a", "#5a3828", "#94674a"]),
    ),
  ).join("")
}

function planters(): Svg {
  const nia: Figure = {
    ...kids.nia,
    x: 520,
    y: 965,
    size: 620,
    pose: { ...poses.kneeling, lean: 22, nod: 2 },
    wear: { ...wear.cardigan, top: marigold.strong },
    reach: { near: [730, 915], far: [760, 905] },
  }
  const quinn: Figure = {
    ...kids.quinn,
    x: 1085,
    y: 970,
    size: 600,
    pose: { ...poses.kneeling, lean: 16, nod: 0 },
    facing: "left",
    wear: wear.jumper,
    reach: { near: [846, 918], far: [815, 690] },
    face: "open",
  }
  return (
    child({ ...quinn, holding: "" }) +
    sapling(790, 915, 520, 3) +
    child(nia) +
    path("M690 918C730 894 850 894 900 918C860 940 740 940 690 918Z", "#7a503a")
  )
}

const nearSoil = () =>
  path("M0 1000C300 960 620 1010 900 1004C1180 998 1400 960 1600 1010V1067H0Z", "#4f7f4a") +
  tufts(-20, 1075, 760, 70, { height: 92, seed: 4, colour: leaf.strong }) +
  tufts(1000, 1075, 620, 60, { height: 100, seed: 9, colour: leaf.strong }) +
  spade(1395, 965, 1.35, 14) +
  potPlantEmpty(1220, 1030)

const potPlantEmpty = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    -78,
    polygon(
      [
        [-36, 0],
        [36, 0],
        [28, 74],
        [-28, 74],
      ],
      clay.strong,
    ),
    ellipse(0, 0, 36, 14, "#4a2a20"),
  )

const light = () =>
  blend(
    "soft-light",
    rect(0, 0, 1600, 1067, linear([0.7, 0.2], [0, 1], ["#ffe1a0", 0.6], ["#ffd0a0", 0.2], ["#4a3a86", 0.4])),
  ) +
  lamplight(1090, 420, 560, 0.42, "#ffd58f") +
  beams(
    [1090, 380],
    [
      [420, 1000],
      [700, 1030],
      [1300, 1000],
    ],
    200,
    0.18,
  )
