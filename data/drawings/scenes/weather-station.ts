import {
  between,
  blend,
  canvas,
  child,
  circle,
  clay,
  cloud,
  down,
  ellipse,
  type Figure,
  grass,
  greenTree,
  groundShadow,
  house,
  jacaranda,
  jointsOf,
  kids,
  leaf,
  line,
  marigold,
  n,
  oval,
  overlay,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  slate,
  stone,
  stroke,
  times,
  tufts,
  violet,
  wear,
  wood,
} from "../kit.ts"

export const alt =
  "On a windy hilltop two children read the thermometers in the white weather station and a third holds up a wind gauge."

export default () =>
  canvas(
    heavens(),
    land(),
    mast(),
    screenBox(),
    readers(),
    grassInFront(),
    overlay("noon"),
    blend("screen", sunbreak()),
  )

const heavens = () =>
  rect(0, 0, 1600, 1067, down("#4f8fc4", "#8fc0de", "#d9ebe9", "#f6efd8")) +
  tower(420, 640, 1.25, 5) +
  tower(1330, 700, 0.9, 12) +
  cloud(1050, 170, 380, 9, "#ffffff", 0.55) +
  cloud(180, 150, 260, 4, "#ffffff", 0.45) +
  [
    [760, 160],
    [810, 190],
    [700, 205],
  ]
    .map(([x, y]) => stroke(`M${(x as number) - 22} ${y}q12 -14 22 0q10 -14 22 0`, "#3b4d6a", 4))
    .join("")

/** A towering cumulus, lit from the left. */
function tower(x: number, y: number, size: number, seed: number): Svg {
  const random = seeded(seed)
  const lumps = times(26, () => {
    const rise = random()
    return [
      x + between(random, -1, 1) * 300 * size * (1 - rise * 0.55),
      y - rise * 430 * size,
      between(random, 60, 110) * size * (1 - rise * 0.35),
    ] as const
  })
  const layer = (dx: number, dy: number, share: number, colour: string) =>
    path(lumps.map(([cx, cy, r]) => oval(cx + dx * r, cy + dy * r, r * share)).join(""), colour)
  return layer(0.1, 0.16, 1.05, "#b9c6dc") + layer(0, 0, 1, "#dfe7f0") + layer(-0.2, -0.16, 0.78, "#ffffff")
}

const land = () =>
  path("M0 760C260 700 520 720 820 752C1120 784 1380 742 1600 700V1067H0Z", "#a9c4b4") +
  treesFar() +
  path("M0 830C360 760 700 770 960 820C1240 872 1450 850 1600 812V1067H0Z", down(grass.soft, grass.mid)) +
  path("M0 930C420 850 900 880 1600 960V1067H0Z", down(grass.mid, grass.deep))

const treesFar = () =>
  [
    [90, 120, 3],
    [210, 90, 5],
    [1180, 100, 8],
    [1290, 140, 2],
    [1470, 110, 9],
    [1560, 130, 4],
  ]
    .map(([x, h, s], i) =>
      (i % 2 ? greenTree : jacaranda)({
        x: x as number,
        y: 770,
        height: h as number,
        spread: (h as number) * 1.3,
        seed: s as number,
        distance: 0.3,
        florets: false,
      }),
    )
    .join("")

/** Anemometer, vane and a streaming windsock on a guyed mast. */
const mast = () =>
  line(
    [
      [1290, 905],
      [1290, 190],
    ],
    "#f4f1ea",
    14,
  ) +
  line(
    [
      [1296, 905],
      [1296, 190],
    ],
    "#c5c0d0",
    4,
  ) +
  line(
    [
      [1290, 380],
      [1130, 880],
    ],
    "#8a86a0",
    2,
  ) +
  line(
    [
      [1290, 380],
      [1450, 880],
    ],
    "#8a86a0",
    2,
  ) +
  line(
    [
      [1210, 300],
      [1370, 300],
    ],
    "#dcd7e2",
    9,
  ) +
  [
    [1210, -1],
    [1370, 1],
  ]
    .map(([x, way]) => path(`M${x} 284a22 22 0 0 ${way === 1 ? 1 : 0} 0 40Z`, clay.strong))
    .join("") +
  circle(1290, 300, 11, slate.mid) +
  place(
    1290,
    196,
    1,
    -6,
    line(
      [
        [-110, 0],
        [110, 0],
      ],
      slate.deep,
      8,
    ),
    polygon(
      [
        [110, -22],
        [160, 0],
        [110, 22],
      ],
      violet.deep,
    ),
    polygon(
      [
        [-110, -4],
        [-160, -44],
        [-130, 0],
        [-160, 44],
        [-110, 4],
      ],
      violet.strong,
    ),
  ) +
  windsock(1296, 430)

const windsock = (x: number, y: number) =>
  times(5, (i) => {
    const [a, b] = [i * 46, (i + 1) * 46]
    const [ra, rb] = [42 - i * 5, 42 - (i + 1) * 5]
    const sway = (t: number) => Math.sin(t / 60) * 10 + t * 0.06
    return path(
      `M${x + a} ${n(y - ra + sway(a))}Q${x + a + 23} ${n(y - (ra + rb) / 2 + sway(a + 23))} ${x + b} ${n(y - rb + sway(b))}V${n(y + rb + sway(b))}Q${x + a + 23} ${n(y + (ra + rb) / 2 + sway(a + 23))} ${x + a} ${n(y + ra + sway(a))}Z`,
      i % 2 ? "#fbf3e4" : marigold.strong,
    )
  }).join("")

/** The louvred box on its stand, one door open on the instruments. */
const screenBox = () =>
  shadow(800, 915, 220, 20) +
  [610, 930]
    .map((x) =>
      polygon(
        [
          [x - 14, 640],
          [x + 14, 640],
          [x + 20, 912],
          [x - 20, 912],
        ],
        "#d5d0de",
      ),
    )
    .join("") +
  line(
    [
      [620, 880],
      [920, 700],
    ],
    "#c2bccf",
    12,
  ) +
  rect(570, 330, 400, 320, down("#ffffff", "#efeaf2"), 6) +
  times(9, (i) =>
    polygon(
      [
        [590, 350 + i * 32],
        [680, 350 + i * 32],
        [680, 372 + i * 32],
        [590, 376 + i * 32],
      ],
      "#dcd6e4",
    ),
  ).join("") +
  rect(700, 350, 250, 280, "#8a7fb0", 4) +
  rect(716, 362, 218, 256, "#b4abd0", 4) +
  [
    [760, 0.5, house.flame],
    [825, 0.72, violet.strong],
  ]
    .map(
      ([x, level, colour]) =>
        rect((x as number) - 16, 390, 32, 200, "#fdfbff", 14) +
        rect((x as number) - 5, 400 + 170 * (1 - (level as number)), 10, 170 * (level as number), colour as string, 5) +
        circle(x as number, 574, 13, colour as string),
    )
    .join("") +
  circle(892, 450, 36, "#fdfbff") +
  line(
    [
      [892, 450],
      [910, 430],
    ],
    slate.deep,
    5,
  ) +
  circle(892, 450, 5, slate.deep) +
  polygon(
    [
      [950, 344],
      [1092, 296],
      [1092, 676],
      [950, 636],
    ],
    "#f7f4f8",
  ) +
  times(9, (i) =>
    polygon(
      [
        [968, 362 + i * 30],
        [1076, 332 + i * 37],
        [1076, 354 + i * 37],
        [968, 382 + i * 30],
      ],
      "#ddd7e4",
    ),
  ).join("") +
  polygon(
    [
      [540, 334],
      [770, 258],
      [1000, 334],
    ],
    "#ffffff",
  ) +
  polygon(
    [
      [540, 334],
      [770, 258],
      [1000, 334],
      [970, 344],
      [770, 282],
      [570, 344],
    ],
    "#cfc8da",
  )

function readers(): Svg {
  const steps =
    rect(430, 800, 190, 118, wood.mid, 4) +
    rect(430, 800, 190, 16, wood.pale, 3) +
    rect(330, 862, 110, 56, wood.deep, 4) +
    rect(330, 862, 110, 14, wood.light, 3)
  const iris: Figure = {
    ...kids.lotte,
    x: 520,
    y: 802,
    size: 520,
    pose: { ...poses.pointing, nod: -2, lean: 8 },
    reach: { far: [740, 470] },
    wear: wear.cardigan,
    face: "open",
  }
  const clerk: Figure = { ...kids.omar, x: 300, y: 925, size: 520, pose: { ...poses.reading, turn: 0.7, nod: 0 } }
  const { near, far } = jointsOf(clerk)
  const gauge: Figure = {
    ...kids.kofi,
    x: 1130,
    y: 950,
    size: 540,
    pose: { ...poses.standing, turn: 0.7, nod: -14, arms: { near: [14, 50], far: [132, 158] } },
    facing: "left",
  }
  const hand = jointsOf(gauge).far
  return (
    groundShadow(300, 928, 520, { stretch: 0.16 }) +
    steps +
    child(iris) +
    child({
      ...clerk,
      holding: place(
        (near[0] + far[0]) / 2 + 8,
        (near[1] + far[1]) / 2 - 10,
        1,
        10,
        rect(-46, -58, 92, 116, clay.strong, 5),
        rect(-38, -46, 76, 98, "#fffdf6"),
        stroke("M-26 -24H26M-26 -4H16M-26 16H24", stone.mid, 5),
      ),
    }) +
    groundShadow(1130, 954, 540, { stretch: 0.16 }) +
    line([hand, [hand[0] - 8, hand[1] - 90]], slate.deep, 7) +
    [-1, 1]
      .map(
        (way) =>
          line(
            [
              [hand[0] - 8, hand[1] - 90],
              [hand[0] - 8 + way * 46, hand[1] - 96],
            ],
            slate.deep,
            4,
          ) + circle(hand[0] - 8 + way * 48, hand[1] - 96, 17, marigold.strong),
      )
      .join("") +
    child(gauge)
  )
}

const grassInFront = () =>
  tufts(-20, 1070, 1640, 110, { height: 120, seed: 12, colour: grass.deep }) +
  tufts(-20, 1080, 1640, 90, { height: 90, seed: 5, colour: leaf.strong }) +
  daisies()

function daisies(): Svg {
  const random = seeded(19)
  return times(22, () => {
    const [x, y] = [random() * 1600, between(random, 960, 1050)]
    return (
      times(6, (i) => ellipse(x + Math.cos(i * 1.05) * 8, y + Math.sin(i * 1.05) * 6, 5.5, 4, "#fffdf4")).join("") +
      circle(x, y, 4.5, marigold.strong)
    )
  }).join("")
}

const sunbreak = () =>
  polygon(
    [
      [180, -20],
      [300, -20],
      [760, 900],
      [420, 900],
    ],
    down(["#fff3c9", 0.35], ["#fff3c9", 0]),
  ) +
  polygon(
    [
      [60, -20],
      [110, -20],
      [300, 900],
      [120, 900],
    ],
    down(["#fff3c9", 0.25], ["#fff3c9", 0]),
  )
