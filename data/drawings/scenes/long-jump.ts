import { cream } from "../colour.ts"
import { cast, trace } from "../gear.ts"
import {
  across,
  adult,
  bunting,
  camera,
  canvas,
  child,
  circle,
  clay,
  cloud,
  down,
  ellipse,
  type Figure,
  glow,
  greenTree,
  HEIGHT,
  hairColour,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  line,
  type Outfit,
  oval,
  overlay,
  type Point,
  type PoseName,
  path,
  poses,
  rect,
  type Svg,
  skin,
  slate,
  stone,
  stroke,
  times,
  WIDTH,
  wear,
  white,
  wood,
} from "../kit.ts"

export const alt =
  "A boy in red hangs in the air over the raked sand of the long-jump pit while Mr Lindqvist waits with his rake and friends cheer."

const view = camera({ eye: 0.55, focal: 1050, horizon: 770, centre: 760 })
const sun = { stretch: 0.45, towards: 1, opacity: 0.24 }

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#4f9fd6", "#8cc4e4", "#d3eaf0")),
    ellipse(330, 190, 620, 520, glow([0.5, 0.5], ["#fffbe6", 0.9], ["#fff3c4", 0.25], ["#fff3c4", 0])),
    circle(330, 190, 66, "#fffdf0"),
    cloud(1230, 250, 480, 3, "#ffffff", 0.85),
    cloud(760, 470, 320, 7, "#ffffff", 0.6),
    hills(774, ["#b3cfe4", "#9fc4c4"], 5),
    trees(),
    field(),
    crowd(),
    runway(),
    pit(),
    raker(),
    jumper(),
    sand(),
    measure(),
    overlay("noon"),
  )

const trees = () =>
  [
    [60, 240, 1],
    [240, 170, 0],
    [420, 200, 1],
    [1240, 210, 0],
    [1400, 270, 1],
    [1570, 230, 0],
  ]
    .map(([x, h, j], i) =>
      (j ? jacaranda : greenTree)({
        x: x as number,
        y: 780,
        height: h as number,
        spread: (h as number) * 1.3,
        seed: i + 5,
        light: -1,
        distance: 0.2,
        air: "#e0edf2",
        florets: false,
      }),
    )
    .join("") +
  bunting([-20, 640], [520, 690], { flags: 14, sag: 26, size: 22 }) +
  bunting([1100, 690], [1640, 620], { flags: 14, sag: 26, size: 22 })

const field = () => rect(0, 768, WIDTH, 300, down("#b9d386", "#96bf66", "#79a654"))

/** All along the far side, smaller and smaller. */
const crowd = () => {
  const names = Object.values(kids)
  const kits = [wear.flame, wear.fig, wear.acacia, wear.baobab]
  return times(13, (i) => {
    const z = 9.6 + (i % 3) * 0.7
    const look = names[(i * 5 + 2) % names.length] as Look
    return cast(
      {
        ...look,
        ...view.stand(-6.3 + i * 1.06, z, 1.3),
        wear: kits[i % 4] as Outfit,
        pose: (["cheering", "waving", "jumping", "standing", "cheering"] as const)[i % 5] as PoseName,
        facing: i % 2 ? "left" : "right",
        face: i % 3 ? "open" : "smile",
      },
      child,
      sun,
    )
  }).join("")
}

const runway = () =>
  view.face(
    [
      [-14, 0.01, 4.4],
      [-1.9, 0.01, 4.4],
      [-1.9, 0.01, 5.8],
      [-14, 0.01, 5.8],
    ],
    across(clay.mid, "#d07a5a"),
  ) +
  view.face(
    [
      [-14, 0.01, 4.4],
      [-1.9, 0.01, 4.4],
      [-1.9, 0.01, 4.47],
      [-14, 0.01, 4.47],
    ],
    "#fdf3e4",
  ) +
  view.face(
    [
      [-14, 0.01, 5.73],
      [-1.9, 0.01, 5.73],
      [-1.9, 0.01, 5.8],
      [-14, 0.01, 5.8],
    ],
    "#fdf3e4",
  ) +
  view.face(
    [
      [-2.2, 0.015, 4.4],
      [-1.95, 0.015, 4.4],
      [-1.95, 0.015, 5.8],
      [-2.2, 0.015, 5.8],
    ],
    "#fffdf6",
  )

/** Raked level, which he is about to spoil. */
const pit = () =>
  view.face(
    [
      [-1.9, 0.04, 3.5],
      [7.4, 0.04, 3.5],
      [7.4, 0.04, 6.6],
      [-1.9, 0.04, 6.6],
    ],
    wood.mid,
  ) +
  view.face(
    [
      [-1.78, 0.02, 3.62],
      [7.3, 0.02, 3.62],
      [7.3, 0.02, 6.48],
      [-1.78, 0.02, 6.48],
    ],
    down("#f3dfb0", "#ecd09a", "#e3c285"),
  ) +
  times(13, (i) =>
    stroke(
      trace(
        (u, v) => view.at(u, 0.02, v),
        times(16, (k): Point => [-1.7 + k * 0.6, 3.8 + i * 0.21 + Math.sin(k * 1.3 + i) * 0.03]),
      ),
      "#d3ae70",
      2.4,
      { opacity: 0.75 },
    ),
  ).join("")

const raker = () => {
  const spot = view.stand(4.3, 7.5, 1.8)
  const hand: Point = [spot.x - spot.size * 0.16, spot.y - spot.size * 0.52]
  const rake =
    line(
      [
        [hand[0] + 40, hand[1] - 120],
        [hand[0] - 26, spot.y + 4],
      ],
      wood.light,
      10,
    ) +
    rect(hand[0] - 76, spot.y, 100, 12, slate.mid, 4) +
    times(8, (i) =>
      line(
        [
          [hand[0] - 70 + i * 13, spot.y + 10],
          [hand[0] - 70 + i * 13, spot.y + 26],
        ],
        slate.deep,
        5,
      ),
    ).join("")
  return cast(
    {
      skin: skin.rose,
      hair: "short",
      hairColour: hairColour.grey,
      beard: true,
      ...spot,
      pose: { ...poses.standing, turn: 0.6, nod: -10 },
      facing: "left",
      wear: { ...wear.teacher, top: "#8a7350", collar: cream, below: stone.deep, tie: leaf.strong },
      reach: { near: hand, far: [hand[0] + 22, hand[1] - 60] },
      holding: rake,
    },
    adult,
    sun,
  )
}

/** The focal point, against the sky. */
function jumper(): Svg {
  const femi: Figure = {
    ...kids.femi,
    x: 750,
    y: 640,
    size: 560,
    pose: {
      turn: 0.9,
      lean: 14,
      nod: -18,
      arms: { near: [176, 186], far: [92, 112] },
      legs: { near: [96, 52], far: [78, 40] },
      on: "ground",
    },
    wear: wear.flame,
    face: "open",
  }
  const trail = stroke("M150 850C280 560 410 390 560 340", white, 5, { "stroke-dasharray": "3 20", opacity: 0.8 })
  return trail + ellipse(960, 900, 190, 20, "#5a3a2a", { opacity: 0.3 }) + child(femi)
}

/** Sand that fell from his shoes, and a child who holds the tape. */
const sand = () =>
  path(
    times(30, (i) => oval(540 + ((i * 83) % 260), 640 + ((i * 47) % 150), 2.4 + (i % 3), 2 + (i % 2))).join(""),
    "#e3c285",
  )

function measure(): Svg {
  const holds: Figure = {
    ...kids.dalia,
    x: 350,
    y: 1052,
    size: 400,
    pose: { ...poses.oneKnee, nod: -16 },
    wear: { ...kids.dalia.wear, top: leaf.mid },
    reach: { near: [440, 960], far: [452, 952] },
  }
  const reader: Figure = {
    ...kids.jun,
    x: 1190,
    y: 1046,
    size: 420,
    pose: { ...poses.crouching, nod: -14 },
    facing: "left",
    wear: wear.baobab,
    reach: { near: [1070, 968], far: [1080, 960] },
    face: "open",
  }
  const tape =
    stroke("M446 962Q760 990 1072 972", "#f7d531", 9) +
    stroke("M446 962Q760 990 1072 972", "#7a5a10", 3, { "stroke-dasharray": "3 22" }) +
    circle(440, 958, 26, clay.mid) +
    circle(440, 958, 12, "#f7d531")
  return tape + cast(holds, child, sun) + cast(reader, child, sun)
}
