import {
  arcade,
  between,
  blue,
  boughs,
  brick,
  brushJar,
  canvas,
  carpet,
  child,
  circle,
  clay,
  clip,
  dapple,
  down,
  drifting,
  easel,
  ellipse,
  frontal,
  grass,
  groundShadow,
  jacaranda,
  kids,
  leaf,
  line,
  marigold,
  overlay,
  path,
  pick,
  place,
  poses,
  rect,
  roof,
  type Svg,
  seeded,
  shadow,
  stool,
  stroke,
  times,
  violet,
  wear,
  wheelchair,
  wood,
} from "../kit.ts"

export const focus = [65, 50]

export const alt = "A boy paints the jacaranda on a large canvas while his class works at easels under the real one."

export default () => canvas(garden(), otherEasels(), bigEasel(), painter(), palette(), overlay("noon"), shade())

const garden = () =>
  rect(0, 0, 1600, 1067, down("#9fd0e8", "#d8ecec", "#eef2dc")) +
  roof(frontal(-60, 540, 46, [800, 480], 12), 36, 3.9, 5, 3) +
  arcade(frontal(-60, 540, 46, [800, 480], 9), {
    bays: 14,
    bay: 2.6,
    height: 3.9,
    wall: brick.light,
    inside: down("#6a4a60", "#8a6070"),
    courses: false,
  }) +
  rect(0, 536, 1600, 540, down(grass.pale, grass.soft, grass.mid)) +
  path("M0 800C400 740 1100 740 1600 820V1067H0Z", down("#efe0c6", "#e2cdb0")) +
  jacaranda({ x: 470, y: 700, height: 760, spread: 900, seed: 52, light: -1 }) +
  dapple(470, 730, 420, 60, { seed: 6, count: 130, size: 26, opacity: 0.22 }) +
  carpet(480, 735, 400, 52, 420, { seed: 17, size: 6 })

/** What stands on the children's canvases, in a box of 100 by 120. */
const PICTURES = [
  rect(0, 0, 100, 120, "#cfe6ee") +
    circle(50, 42, 30, violet.soft) +
    circle(34, 54, 18, violet.mid) +
    rect(46, 66, 8, 40, wood.deep) +
    rect(0, 100, 100, 20, grass.soft),
  rect(0, 0, 100, 120, marigold.pale) +
    times(4, (i) =>
      ellipse(
        20 + i * 20,
        70 - (i % 2) * 20,
        14,
        18,
        [clay.mid, violet.strong, marigold.strong, leaf.mid][i] as string,
      ),
    ).join(""),
  rect(0, 0, 100, 120, violet.blossom) +
    times(3, (i) => path(`M${8 + i * 30} 110V70A12 12 0 0 1 ${32 + i * 30} 70V110Z`, clay.mid)).join("") +
    circle(76, 26, 14, marigold.strong),
] as const

const otherEasels = () =>
  easelWith(190, 760, 280, 0) +
  easelWith(520, 790, 300, 1) +
  easelWith(780, 752, 260, 2) +
  groundShadow(300, 800, 330, { stretch: 0.14 }) +
  child({
    ...kids.elif,
    x: 305,
    y: 800,
    size: 340,
    pose: { ...poses.standing, turn: 0.7 },
    facing: "left",
    reach: { near: [226, 590], far: [270, 650] },
    wear: { ...wear.pinafore, apron: marigold.soft },
  }) +
  line(
    [
      [226, 590],
      [206, 574],
    ],
    wood.deep,
    5,
  ) +
  groundShadow(640, 830, 350, { stretch: 0.14 }) +
  wheelchair(640, 725, 350, { flip: true, colour: marigold.strong }) +
  child({
    ...kids.omar,
    x: 640,
    y: 725,
    size: 350,
    pose: { ...poses.wheeling, nod: -4 },
    facing: "left",
    reach: { near: [562, 610], far: [590, 640] },
    wear: { ...wear.summer, apron: leaf.soft },
  }) +
  line(
    [
      [562, 610],
      [540, 596],
    ],
    wood.deep,
    5,
  ) +
  groundShadow(880, 790, 330, { stretch: 0.14 }) +
  child({
    ...kids.priti,
    x: 885,
    y: 790,
    size: 335,
    pose: { ...poses.standing, turn: 0.7, nod: -6 },
    facing: "left",
    reach: { near: [812, 585] },
    wear: { ...wear.pinafore, top: violet.soft, below: violet.soft, apron: clay.soft },
  })

const easelWith = (x: number, y: number, size: number, kind: number) =>
  shadow(x, y, size * 0.22, 8) + easel(x, y, size, PICTURES[kind] as string)

/** The canvas in front: the same tree, in dabs. */
function bigEasel(): Svg {
  const random = seeded(77)
  const dab = (cx: number, cy: number, rx: number, ry: number, colours: readonly string[], count: number) =>
    times(count, () => {
      const angle = random() * 2 * Math.PI
      const reach = Math.sqrt(random())
      return place(
        cx + Math.cos(angle) * reach * rx,
        cy + Math.sin(angle) * reach * ry,
        between(random, 8, 17),
        between(random, -60, 60),
        ellipse(0, 0, 1, 0.55, pick(random, colours)),
      )
    }).join("")
  const canvasBox = "M1058 240H1528V640H1058Z"
  return (
    line(
      [
        [1120, 1060],
        [1230, 150],
      ],
      wood.deep,
      20,
    ) +
    line(
      [
        [1470, 1060],
        [1350, 150],
      ],
      wood.deep,
      20,
    ) +
    line(
      [
        [1290, 190],
        [1290, 120],
      ],
      wood.shade,
      18,
    ) +
    rect(1066, 250, 476, 412, "#4a3a66", 4, { opacity: 0.18 }) +
    rect(1050, 232, 486, 416, "#fffdf6", 4) +
    clip(
      canvasBox,
      rect(1058, 240, 470, 400, down("#bfe0ee", "#e8f0e0")),
      rect(1058, 540, 470, 110, grass.soft),
      dab(1290, 590, 240, 40, [grass.mid, grass.pale, grass.soft], 60),
      path("M1262 600C1280 520 1276 470 1270 420L1318 420C1312 480 1316 540 1334 600Z", wood.deep),
      stroke("M1292 470L1200 400M1300 450L1390 380", wood.deep, 12),
      dab(1290, 370, 190, 96, [violet.mid, violet.strong], 120),
      dab(1270, 345, 170, 76, [violet.soft, violet.pale, violet.mid], 120),
      dab(1330, 604, 150, 16, [violet.soft, violet.pale], 40),
    ) +
    rect(1030, 646, 526, 20, wood.mid, 4) +
    rect(1230, 150, 130, 18, wood.mid, 4)
  )
}

const painter = () =>
  shadow(965, 1060, 150, 16, 0.3) +
  child({
    ...kids.femi,
    x: 960,
    y: 1055,
    size: 700,
    pose: { ...poses.standing, turn: 0.75, nod: -4, lean: -3 },
    wear: { ...wear.summer, apron: marigold.strong },
    reach: { far: [1128, 470], near: [1010, 790] },
    face: "calm",
  }) +
  line(
    [
      [1124, 474],
      [1178, 428],
    ],
    wood.light,
    8,
  ) +
  line(
    [
      [1168, 436],
      [1196, 412],
    ],
    violet.strong,
    15,
  )

const palette = () =>
  path(
    "M930 812C920 770 1000 752 1060 768C1110 782 1116 830 1070 846C1040 856 1046 828 1020 830C992 832 1000 858 968 852C944 846 934 832 930 812Z",
    wood.pale,
  ) +
  [
    [965, 800, violet.strong],
    [1000, 784, marigold.strong],
    [1040, 788, leaf.mid],
    [1070, 806, clay.mid],
    [1050, 828, "#ffffff"],
  ]
    .map(([x, y, colour]) => ellipse(x as number, y as number, 14, 9, colour as string))
    .join("") +
  stool(170, 940, 150, wood.light) +
  brushJar(140, 940, 110, 3, blue.mid) +
  brushJar(220, 940, 84, 9, clay.soft)

const shade = () =>
  boughs({ x: 1560, y: 470, height: 560, spread: 640, seed: 71, light: -1 }) +
  drifting(880, 180, 620, 560, 14, { seed: 5, size: 11 })
