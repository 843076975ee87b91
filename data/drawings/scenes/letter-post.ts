import { cast } from "../gear.ts"
import {
  across,
  adult,
  between,
  blend,
  blob,
  blue,
  branch,
  brick,
  brickWall,
  canvas,
  circle,
  clay,
  darker,
  down,
  drifting,
  ellipse,
  type Figure,
  glow,
  greenTree,
  groundShadow,
  hairColour,
  infant,
  jacaranda,
  kids,
  type Look,
  leaf,
  lighter,
  line,
  marigold,
  overlay,
  type Point,
  type Pose,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  skin,
  slate,
  staff,
  stone,
  stroke,
  times,
  violet,
  WIDTH,
  wear,
  wood,
} from "../kit.ts"

export const focus = [20, 60]

export const alt =
  "Small children queue along a sunlit wall with letters held by the corner while Miss Okafor lifts one up to the slot of a red post box."

export default () =>
  canvas(
    wall(),
    leafShade(),
    pavement(),
    postBox(),
    lift(),
    queue(),
    postwoman(),
    overlay("morning"),
    blend("screen", ellipse(1400, 120, 900, 700, glow([0.5, 0.5], ["#ffe6ac", 0.45], ["#ffd49a", 0]))),
    branch([1660, -30], [1180, 90], 96, 6, 1),
    drifting(760, 160, 760, 640, 15, { seed: 12, size: 12 }),
  )

const wall = () =>
  rect(0, -10, WIDTH, 190, down("#bcdce8", "#e4efe6")) +
  jacaranda({ x: 300, y: 420, height: 430, spread: 640, seed: 4, light: 1, distance: 0.25, air: "#eef0ee" }) +
  greenTree({ x: 980, y: 420, height: 400, spread: 520, seed: 9, light: 1, distance: 0.35, air: "#eef0e6" }) +
  brickWall(0, 150, WIDTH, 730, {
    seed: 5,
    course: 30,
    fill: across(brick.light, "#d98d6e", "#e6a685"),
    density: 0.16,
  }) +
  rect(0, 140, WIDTH, 34, stone.pale) +
  rect(0, 172, WIDTH, 12, brick.deep) +
  rect(0, 812, WIDTH, 74, brick.deep) +
  rect(0, 806, WIDTH, 12, brick.sun)

/** The shadows of a tree that stands behind us. */
const leafShade = () => {
  const random = seeded(31)
  const spots = times(130, () => {
    const [x, y] = [between(random, 420, 1650), between(random, 160, 640)]
    return y > 760 - (x - 420) * 0.5
      ? ""
      : blob(random, x, y, between(random, 16, 54), between(random, 10, 28), 0.25, 7)
  }).join("")
  return blend(
    "multiply",
    path(spots, "#9a7fb8", { opacity: 0.2 }),
    stroke("M1640 560C1420 460 1200 420 940 180M1380 440C1300 360 1240 300 1220 200", "#9a7fb8", 12, { opacity: 0.2 }),
  )
}

const pavement = () =>
  rect(0, 884, WIDTH, 190, down("#ead8bd", "#dcc5a4")) +
  times(11, (i) =>
    line(
      [
        [800 + (i - 5) * 200, 884],
        [800 + (i - 5) * 290, 1080],
      ],
      "#c9ae8a",
      3,
    ),
  ).join("") +
  line(
    [
      [0, 950],
      [1600, 950],
    ],
    "#c9ae8a",
    3,
  )

/** A pillar box; its slot is too high for five of them. */
function postBox(): Svg {
  const [x, w] = [250, 210]
  const red = "#c8382a"
  return (
    shadow(x + 120, 986, 260, 26, 0.3) +
    rect(x - w / 2, 420, w, 560, across(lighter(red, 0.14), red, darker(red, 0.28))) +
    rect(x - w / 2 - 12, 920, w + 24, 64, across("#8f241c", "#5f1a18"), 6) +
    path(
      `M${x - w / 2 - 18} 430C${x - w / 2 - 18} 330 ${x + w / 2 + 18} 330 ${x + w / 2 + 18} 430Z`,
      across(lighter(red, 0.2), red, darker(red, 0.24)),
    ) +
    rect(x - w / 2 - 24, 420, w + 48, 36, across(lighter(red, 0.2), darker(red, 0.2)), 10) +
    rect(x - 78, 502, 156, 26, "#3a1714", 8) +
    path(`M${x - 88} 496L${x + 88} 496L${x + 78} 482L${x - 78} 482Z`, darker(red, 0.25)) +
    rect(x - 62, 580, 124, 90, "#fdf3e2", 6) +
    rect(x - 46, 598, 60, 8, clay.mid, 3) +
    rect(x - 46, 618, 92, 7, stone.mid, 3) +
    rect(x - 46, 636, 76, 7, stone.mid, 3) +
    rect(x - 82, 720, 164, 180, darker(red, 0.1), 8) +
    circle(x + 62, 806, 9, marigold.soft)
  )
}

const letter = (x: number, y: number, turn: number, size: number, seal: string) =>
  place(
    x,
    y,
    size,
    turn,
    rect(-1, -0.65, 2, 1.3, "#fffaf0", 0.06),
    stroke("M-0.98 -0.62L0 0.2L0.98 -0.62", stone.mid, 0.05),
    rect(0.52, -0.52, 0.36, 0.42, seal),
    stroke("M-0.6 0.3L0.3 0.3", stone.mid, 0.06),
  )

/** Tall people lift: the focal point. */
function lift(): Svg {
  const slot: Point = [330, 512]
  const nandi: Figure = {
    ...staff.nandi,
    x: 560,
    y: 1010,
    size: 700,
    pose: { ...poses.standingSide, lean: -4, nod: -6 },
    facing: "left",
    reach: { near: [462, 668], far: [438, 690] },
  }
  const zuri: Figure = {
    ...kids.amara,
    x: 452,
    y: 876,
    size: 390,
    pose: { ...poses.reaching, lean: 8, nod: -4, legs: { near: [10, -40], far: [30, -16] } },
    facing: "left",
    wear: wear.pinafore,
    face: "open",
    reach: { near: [slot[0] + 40, slot[1] + 12], far: [slot[0] + 46, slot[1] + 22] },
    holding: letter(slot[0] - 4, slot[1] + 6, -8, 40, violet.mid),
  }
  return groundShadow(560, 1010, 620, { towards: -1, stretch: 0.2 }) + adult({ ...nandi, holding: infant(zuri) })
}

function queue(): Svg {
  const row: readonly {
    look: Look
    x: number
    size: number
    pose: Pose
    facing?: "left" | "right"
    face?: Figure["face"]
  }[] = [
    { look: kids.harvir, x: 770, size: 410, pose: { ...poses.standingSide, nod: -8 } },
    { look: kids.lotte, x: 908, size: 380, pose: { ...poses.standing, turn: 0.4, nod: 10 }, face: "open" },
    { look: { ...kids.dalia, hair: "hijab" }, x: 1046, size: 400, pose: { ...poses.standingSide, nod: 2 } },
    { look: kids.mateo, x: 1180, size: 420, pose: { ...poses.standing, turn: 0.5, nod: 4 }, facing: "right" },
  ]
  return row
    .map(({ look, x, size, pose, facing = "left", face = "smile" }, i) => {
      const side = facing === "left" ? -1 : 1
      const hand: Point = [x + side * size * 0.13, 1000 - size * 0.47]
      return cast(
        {
          ...look,
          x,
          y: 1000 + (i % 2) * 18,
          size,
          pose,
          facing,
          face,
          reach: { near: hand, far: [hand[0] + 10, hand[1] + 8] },
          holding: letter(
            hand[0] + side * 20,
            hand[1] - 26,
            side * 10 + i * 5,
            36,
            [marigold.strong, clay.mid, leaf.mid, violet.mid][i] as string,
          ),
        },
        infant,
        { towards: -1, stretch: 0.3 },
      )
    })
    .join("")
}

/** She came in on her round; her favourites are the ones with crooked writing. */
function postwoman(): Svg {
  const look: Figure = {
    skin: skin.sienna,
    hair: "bun",
    hairColour: hairColour.soot,
    accent: blue.deep,
    x: 1418,
    y: 1024,
    size: 690,
    pose: { ...poses.handsOnHips, turn: 0.4, nod: 8 },
    facing: "left",
    wear: { ...wear.teacher, top: blue.deep, collar: "#f3ead8", below: slate.mid },
  }
  const bag =
    path("M1386 742L1544 742L1560 900C1500 916 1430 916 1376 900Z", wood.mid) +
    path("M1380 742L1550 742L1538 812C1490 826 1436 826 1390 812Z", wood.light) +
    circle(1464, 812, 11, marigold.soft) +
    polygon(
      [
        [1420, 742],
        [1440, 700],
        [1500, 712],
        [1494, 742],
      ],
      "#fffaf0",
    ) +
    stroke("M1392 560C1430 640 1480 690 1540 744", wood.deep, 15)
  return cast(look, adult, { towards: -1, stretch: 0.25 }) + bag
}
