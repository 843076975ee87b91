import { cast } from "../gear.ts"
import {
  adult,
  canvas,
  child,
  clay,
  cloud,
  curve,
  down,
  ellipse,
  type Figure,
  grass,
  greenTree,
  HEIGHT,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  lighter,
  line,
  marigold,
  mix,
  overlay,
  type Point,
  pair,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  staff,
  stone,
  stroke,
  times,
  tufts,
  violet,
  WIDTH,
  wear,
  wheelchair,
  wood,
} from "../kit.ts"

export const alt =
  "A wide windy sky full of home-made kites over the field, with a girl who runs, a boy in a wheelchair who holds the string and children who lie on the bank to watch."

const sun = { stretch: 0.3, towards: 1, opacity: 0.2 }

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#5fa5d4", "#93c6e2", "#cfe6ec", "#fbeccb")),
    cloud(1180, 300, 560, 4, "#ffffff", 0.85),
    cloud(250, 560, 460, 9, "#ffffff", 0.7),
    cloud(880, 690, 380, 12, "#ffffff", 0.6),
    cloud(1500, 640, 420, 2, "#ffffff", 0.5),
    hills(882, ["#bcc9e0", "#a9c1c2", "#9bbd9a"], 4),
    treeLine(),
    field(),
    watchers(),
    strings(),
    kites(),
    flyers(),
    overlay("noon"),
    tufts(-20, 1070, 1640, 70, { seed: 8, height: 44, colour: mix(grass.deep, grass.mid, 0.4) }),
  )

const treeLine = () =>
  [
    [60, 170, 1],
    [200, 130, 0],
    [1310, 190, 1],
    [1460, 240, 0],
    [1580, 210, 1],
  ]
    .map(([x, height, blooms], i) =>
      (blooms ? jacaranda : greenTree)({
        x: x as number,
        y: 888,
        height: height as number,
        spread: (height as number) * 1.3,
        seed: i + 4,
        light: 1,
        distance: 0.25,
        air: "#e4eef0",
        florets: false,
      }),
    )
    .join("")

const field = () =>
  rect(0, 876, WIDTH, 200, down("#b7cf85", grass.soft, grass.mid)) +
  path(
    "M-10 920C300 896 520 930 800 912C1100 894 1300 930 1610 900L1610 940C1300 964 1000 930 760 950C500 968 240 930 -10 958Z",
    lighter(grass.soft, 0.2),
    { opacity: 0.6 },
  ) +
  path("M930 884C1150 850 1380 836 1620 846L1620 1080L1180 1080C1060 1010 960 930 930 884Z", down("#a5c474", grass.mid))

/** The line from a hand to a kite hangs through a little. */
const string = (from: Point, to: Point, sag = 60) =>
  stroke(
    `M${pair(from)}Q${pair([(from[0] + to[0]) / 2 + sag * 0.4, (from[1] + to[1]) / 2 + sag])} ${pair(to)}`,
    "#fdf8ec",
    2.6,
    { opacity: 0.9 },
  )

const hands = {
  run: [520, 726] as Point,
  wheel: [1130, 872] as Point,
  far: [352, 842] as Point,
  small: [742, 850] as Point,
}
const flown = {
  run: [800, 330] as Point,
  wheel: [1330, 190] as Point,
  far: [210, 300] as Point,
  small: [880, 560] as Point,
}

const strings = () =>
  string(hands.run, [flown.run[0] - 10, flown.run[1] + 30], 80) +
  string(hands.wheel, flown.wheel, 90) +
  string(hands.far, flown.far, 40) +
  string(hands.small, flown.small, 30)

/** Tails are bows on a wavy string. */
function tail(from: Point, bows: number, step: number, lean: number, colour: string): Svg {
  const at = (i: number): Point => [from[0] + i * lean + Math.sin(i * 1.2) * step * 0.5, from[1] + i * step]
  const rope = stroke(curve(times(bows + 1, at)), "#fdf8ec", 3)
  return (
    rope +
    times(bows, (i) =>
      place(
        ...at(i + 1),
        step * 0.42,
        40 + i * 25,
        polygon(
          [
            [0, 0],
            [-1, -0.6],
            [-1, 0.6],
          ],
          colour,
        ),
        polygon(
          [
            [0, 0],
            [1, -0.6],
            [1, 0.6],
          ],
          colour,
        ),
      ),
    ).join("")
  )
}

function diamond(
  x: number,
  y: number,
  size: number,
  turn: number,
  colours: readonly [string, string, string, string],
): Svg {
  const [a, b, c, d] = colours
  return place(
    x,
    y,
    size,
    turn,
    polygon(
      [
        [0, -1],
        [0, -0.25],
        [-0.72, -0.25],
      ],
      a,
    ),
    polygon(
      [
        [0, -1],
        [0.72, -0.25],
        [0, -0.25],
      ],
      b,
    ),
    polygon(
      [
        [-0.72, -0.25],
        [0, -0.25],
        [0, 1],
      ],
      c,
    ),
    polygon(
      [
        [0.72, -0.25],
        [0, 1],
        [0, -0.25],
      ],
      d,
    ),
    line(
      [
        [0, -1],
        [0, 1],
      ],
      wood.pale,
      0.03,
    ),
    line(
      [
        [-0.72, -0.25],
        [0.72, -0.25],
      ],
      wood.pale,
      0.03,
    ),
  )
}

const newspaper = (x: number, y: number, size: number, turn: number) =>
  place(
    x,
    y,
    size,
    turn,
    polygon(
      [
        [0, -0.9],
        [0.8, 0],
        [0, 0.9],
        [-0.8, 0],
      ],
      "#f3eee2",
    ),
    polygon(
      [
        [0, -0.9],
        [0.8, 0],
        [0, 0.9],
      ],
      "#ddd6ca",
    ),
    ...times(6, (i) =>
      line(
        [
          [-0.42 + Math.abs(i - 2.5) * 0.1, -0.4 + i * 0.16],
          [0.42 - Math.abs(i - 2.5) * 0.1, -0.4 + i * 0.16],
        ],
        stone.mid,
        0.035,
      ),
    ),
    line(
      [
        [0, -0.9],
        [0, 0.9],
      ],
      wood.light,
      0.035,
    ),
    line(
      [
        [-0.8, 0],
        [0.8, 0],
      ],
      wood.light,
      0.035,
    ),
  )

const box = (x: number, y: number, size: number, turn: number) =>
  place(
    x,
    y,
    size,
    turn,
    polygon(
      [
        [-0.5, -0.8],
        [0.2, -0.9],
        [0.2, -0.4],
        [-0.5, -0.3],
      ],
      violet.strong,
    ),
    polygon(
      [
        [0.2, -0.9],
        [0.55, -0.66],
        [0.55, -0.18],
        [0.2, -0.4],
      ],
      violet.soft,
    ),
    polygon(
      [
        [-0.5, 0.3],
        [0.2, 0.2],
        [0.2, 0.7],
        [-0.5, 0.8],
      ],
      violet.strong,
    ),
    polygon(
      [
        [0.2, 0.2],
        [0.55, 0.42],
        [0.55, 0.92],
        [0.2, 0.7],
      ],
      violet.soft,
    ),
    ...[
      [-0.5, -0.8, 0.8],
      [0.2, -0.9, 0.7],
      [0.55, -0.66, 0.92],
    ].map(([u, v, w]) =>
      line(
        [
          [u as number, v as number],
          [u as number, w as number],
        ],
        wood.light,
        0.04,
      ),
    ),
  )

const kites = () =>
  tail([782, 470], 7, 44, -16, marigold.strong) +
  diamond(...flown.run, 150, 24, [violet.strong, violet.soft, marigold.strong, marigold.soft]) +
  box(1330, 176, 120, -14) +
  tail([176, 374], 6, 30, -12, clay.mid) +
  diamond(210, 300, 84, 18, [clay.strong, clay.soft, "#fdf3dc", clay.pale]) +
  newspaper(520, 130, 86, 12) +
  stroke("M520 200C470 420 360 640 250 850", "#fdf8ec", 2, { opacity: 0.7 }) +
  diamond(880, 560, 44, 30, [leaf.mid, leaf.soft, leaf.pale, leaf.mid]) +
  tail([864, 600], 5, 18, -6, leaf.mid) +
  diamond(1080, 440, 52, 12, ["#fdf3dc", marigold.pale, clay.soft, clay.mid]) +
  stroke("M1074 490C1040 640 980 760 912 868", "#fdf8ec", 1.8, { opacity: 0.7 }) +
  tail([1070, 488], 5, 20, -8, violet.soft)

function watchers(): Svg {
  const lying = [
    { look: kids.lotte, x: 1290, y: 958, size: 190 },
    { look: kids.iris, x: 1470, y: 930, size: 170 },
  ]
  const back = lying
    .map((who) =>
      child({
        ...who.look,
        x: who.x,
        y: who.y,
        size: who.size,
        pose: { ...poses.kneesUp, lean: -34, nod: -8, arms: { near: [-52, -20], far: [-40, -10] } },
        facing: "left",
      }),
    )
    .join("")
  const far = [
    [180, 0],
    [250, 1],
    [912, 0],
    [980, 1],
  ]
    .map(([x, odd], i) =>
      cast(
        {
          ...([kids.omar, kids.nia, kids.jun, kids.ruth][i] as Look),
          x: x as number,
          y: 912,
          size: 92,
          pose: odd ? "standing" : { ...poses.pointing, nod: -18 },
        },
        child,
        sun,
      ),
    )
    .join("")
  return (
    far +
    back +
    child({
      ...kids.priti,
      x: 1395,
      y: 985,
      size: 200,
      pose: { ...poses.crossLegged, nod: -10, turn: 0.5 },
      facing: "left",
    })
  )
}

function flyers(): Svg {
  const runner: Figure = {
    ...kids.amara,
    x: 420,
    y: 1010,
    size: 330,
    pose: { ...poses.sprinting, lean: 12, nod: -22 },
    reach: { far: hands.run },
    wear: wear.summerSkirt,
    face: "open",
  }
  const dad: Figure = { ...staff.jonah, x: 180, y: 1030, size: 440, pose: { ...poses.running, nod: -14 } }
  const small: Figure = {
    ...kids.chidi,
    x: 716,
    y: 952,
    size: 150,
    pose: { ...poses.pointing, nod: -16 },
    reach: { far: hands.small },
  }
  const helper: Figure = {
    ...kids.grace,
    x: 312,
    y: 930,
    size: 138,
    pose: { ...poses.standingSide, nod: -20 },
    reach: { far: hands.far },
  }
  const seat = { x: 1060, y: 930, size: 290 }
  const chairX = wheelchair(seat.x, seat.y, seat.size, { colour: marigold.strong })
  const wheels =
    ellipse(1080, 1024, 110, 13, "#2a1f4f", { opacity: 0.2 }) +
    chairX +
    child({
      ...kids.mateo,
      ...seat,
      pose: { ...poses.wheeling, lean: -6, nod: -18 },
      reach: { far: hands.wheel, near: [1112, 892] },
      holding: rect(1100, 868, 42, 26, wood.mid, 8) + rect(1106, 862, 30, 38, "#fdf8ec", 8),
    })
  return cast(small, child, sun) + cast(helper, child, sun) + cast(dad, adult, sun) + wheels + cast(runner, child, sun)
}
