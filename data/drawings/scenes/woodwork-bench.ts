import { cast } from "../gear.ts"
import {
  across,
  adult,
  blend,
  canvas,
  child,
  clay,
  clip,
  darker,
  down,
  type Figure,
  greenTree,
  HEIGHT,
  hairColour,
  hull,
  kids,
  leaf,
  line,
  marigold,
  oval,
  overlay,
  type Point,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  shadow,
  skin,
  slate,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  wheelchair,
  window,
  wood,
} from "../kit.ts"

export const alt =
  "In a sunny workshop a boy fits a wooden joint at the bench, a girl saws with sawdust flying, and a boy in a wheelchair measures a plank."

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, across("#b9c4b4", "#d3d0b8", "#e6d9ba")),
    highWindow(),
    toolWall(),
    boards(),
    backBench(),
    teacher(),
    shafts(),
    sawyer(),
    measurer(),
    maker(),
    longBench(),
    joint(),
    shavings(),
    overlay("afternoon"),
    vignette([0.5, 0.58], 0.36),
  )

const highWindow = () =>
  [1040, 1330]
    .map((x, i) =>
      window(x, 40, 230, 300, {
        columns: 2,
        rows: 3,
        frame: "#8fa08c",
        view: down("#cfe6ee", "#fdeec8"),
        behind: clip(
          `M${x} 40L${x + 230} 40L${x + 230} 340L${x} 340Z`,
          greenTree({
            x: x + 140,
            y: 380,
            height: 260,
            spread: 300,
            seed: i + 4,
            light: 1,
            distance: 0.35,
            air: "#f3eed2",
          }),
        ),
      }),
    )
    .join("")

/** Every tool has its outline on the board. */
function toolWall(): Svg {
  const saw = (x: number, y: number) =>
    path(`M${x} ${y}L${x + 180} ${y + 14}L${x + 180} ${y + 34}L${x} ${y + 66}Z`, "#d9dee4") +
    path(
      `M${x - 62} ${y - 10}C${x - 40} ${y - 26} ${x} ${y - 18} ${x + 6} ${y}L${x + 6} ${y + 66}C${x - 30} ${y + 90} ${x - 80} ${y + 60} ${x - 62} ${y - 10}ZM${x - 40} ${y + 12}L${x - 36} ${y + 48}L${x - 12} ${y + 46}L${x - 12} ${y + 10}Z`,
      wood.mid,
      { "fill-rule": "evenodd" },
    )
  const hammer = (x: number, y: number) =>
    rect(x - 9, y, 18, 150, wood.light, 8) +
    path(
      `M${x - 52} ${y - 20}L${x + 34} ${y - 20}C${x + 58} ${y - 16} ${x + 62} ${y + 10} ${x + 66} ${y + 20}L${x + 24} ${y + 14}L${x - 52} ${y + 14}Z`,
      slate.mid,
    )
  const chisel = (x: number, y: number, w: number) =>
    rect(x - 11, y, 22, 62, marigold.strong, 9) +
    rect(x - w / 2, y + 62, w, 80, "#c6ccd4") +
    polygon(
      [
        [x - w / 2, y + 142],
        [x + w / 2, y + 142],
        [x + w / 2, y + 152],
      ],
      "#aab2be",
    )
  const square = (x: number, y: number) => rect(x, y, 30, 140, wood.deep, 3) + rect(x + 30, y + 110, 120, 26, "#d9dee4")
  const clamp = (x: number, y: number) =>
    stroke(`M${x} ${y}L${x} ${y + 130}L${x + 70} ${y + 130}M${x} ${y}L${x + 70} ${y}`, clay.strong, 14) +
    line(
      [
        [x + 60, y + 130],
        [x + 60, y + 60],
      ],
      slate.mid,
      9,
    )
  return (
    rect(60, 70, 900, 330, wood.mid, 6) +
    rect(76, 86, 868, 298, "#d3ac7a") +
    saw(180, 140) +
    hammer(450, 150) +
    hammer(560, 160) +
    chisel(660, 130, 18) +
    chisel(712, 130, 26) +
    chisel(764, 130, 14) +
    square(820, 120) +
    clamp(150, 250) +
    clamp(300, 250) +
    saw(640, 314)
  )
}

const boards = () =>
  rect(0, 700, WIDTH, 370, down("#b9946a", "#a07c56")) +
  times(13, (i) =>
    line(
      [
        [900 + (i - 6) * 130, 700],
        [900 + (i - 6) * 250, 1080],
      ],
      "#8a6846",
      3,
      { opacity: 0.6 },
    ),
  ).join("") +
  rect(0, 688, WIDTH, 14, "#8a7a5c")

/** Planks, and the frame of the next loom. */
const backBench = () =>
  times(6, (i) =>
    polygon(
      [
        [1440 + i * 24, 700],
        [1462 + i * 24, 700],
        [1500 + i * 22, 330 + i * 16],
        [1480 + i * 22, 330 + i * 16],
      ],
      i % 2 ? wood.pale : wood.light,
    ),
  ).join("") +
  rect(1090, 470, 300, 20, wood.light, 4) +
  rect(1090, 690, 300, 20, wood.light, 4) +
  rect(1100, 420, 20, 320, wood.mid, 4) +
  rect(1360, 420, 20, 320, wood.mid, 4)

const teacher = () =>
  cast(
    {
      skin: skin.sand,
      hair: "bun",
      hairColour: hairColour.grey,
      glasses: true,
      x: 960,
      y: 880,
      size: 560,
      pose: { ...poses.holding, nod: 12 },
      facing: "left",
      wear: { ...wear.teacher, top: "#5c7fa3", below: slate.mid, apron: wood.deep },
      reach: { near: [884, 676], far: [872, 660] },
      holding: rect(820, 660, 90, 16, wood.pale, 3),
    },
    adult,
    { towards: -1 },
  )

/** Sawdust flies in the light. */
function sawyer(): Svg {
  const hand: Point = [430, 648]
  const saw = place(
    hand[0],
    hand[1],
    1,
    24,
    path("M-30 -26C-8 -34 18 -26 20 -8L20 34C-6 44 -40 34 -30 -26ZM-14 -8L-12 20L4 20L4 -8Z", wood.deep, {
      "fill-rule": "evenodd",
    }),
    path("M18 -8L218 2L218 18L18 34Z", "#dfe4ea"),
  )
  const look: Figure = {
    ...kids.grace,
    x: 330,
    y: 1000,
    size: 560,
    pose: { ...poses.standingSide, lean: 16, nod: 10 },
    wear: { ...wear.pinafore, apron: leaf.soft },
    hideLegs: true,
    reach: { near: hand, far: [520, 720] },
    face: "calm",
    holding: saw,
  }
  const plank =
    polygon(
      [
        [440, 740],
        [700, 740],
        [712, 716],
        [460, 716],
      ],
      wood.pale,
    ) + rect(440, 740, 260, 16, wood.light)
  const dust = path(
    times(40, (i) => oval(540 + ((i * 67) % 130), 760 + ((i * 41) % 110), 2 + (i % 3), 2 + (i % 2))).join(""),
    "#f3dcae",
  )
  return child(look) + plank + dust
}

/** Measure twice. */
function measurer(): Svg {
  const seat = { x: 1290, y: 880, size: 500 }
  const look: Figure = {
    ...kids.omar,
    ...seat,
    pose: { ...poses.wheeling, lean: 10, nod: 14 },
    facing: "left",
    wear: { ...wear.jumper, apron: marigold.soft },
    reach: { near: [1130, 752], far: [1060, 748] },
  }
  return (
    shadow(1290, 1044, 230, 20, 0.28) +
    wheelchair(seat.x, seat.y, seat.size, { flip: true, colour: violet.strong }) +
    child(look)
  )
}

function longBench(): Svg {
  const plank =
    polygon(
      [
        [980, 772],
        [1240, 772],
        [1226, 748],
        [976, 748],
      ],
      wood.pale,
    ) +
    rect(980, 772, 260, 12, wood.mid) +
    line(
      [
        [1010, 752],
        [1170, 752],
      ],
      marigold.strong,
      10,
    ) +
    times(8, (i) =>
      line(
        [
          [1020 + i * 20, 748],
          [1020 + i * 20, 756],
        ],
        "#7a4a10",
        2,
      ),
    ).join("")
  const vice =
    rect(420, 800, 130, 70, slate.mid, 6) +
    rect(440, 866, 90, 22, slate.deep, 6) +
    line(
      [
        [470, 900],
        [560, 880],
      ],
      "#c6ccd4",
      9,
    )
  return (
    polygon(
      [
        [60, 850],
        [1290, 850],
        [1220, 760],
        [150, 760],
      ],
      down("#d9ad78", "#c08f5c"),
    ) +
    rect(60, 850, 1230, 44, wood.mid, 4) +
    rect(110, 894, 70, 190, wood.deep) +
    rect(1160, 894, 70, 190, wood.deep) +
    rect(110, 980, 1120, 34, darker(wood.mid, 0.2)) +
    vice +
    plank
  )
}

/** The focal point: it fits like a drawer. */
const maker = () => {
  const look: Figure = {
    ...kids.mateo,
    x: 740,
    y: 960,
    size: 600,
    pose: { ...poses.standing, turn: 0.3, nod: 18 },
    wear: { ...wear.summer, apron: clay.soft },
    hideLegs: true,
    face: "smile",
    reach: { near: [660, 724], far: [846, 728] },
  }
  return child(look)
}

function joint(): Svg {
  const [x, y] = [752, 740]
  const halves =
    polygon(
      [
        [x - 150, y - 20],
        [x - 10, y - 20],
        [x - 10, y + 20],
        [x - 150, y + 20],
      ],
      "#e9c793",
    ) +
    polygon(
      [
        [x - 10, y - 14],
        [x + 26, y - 20],
        [x + 26, y + 20],
        [x - 10, y + 14],
      ],
      "#e9c793",
    ) +
    polygon(
      [
        [x + 40, y - 20],
        [x + 160, y - 20],
        [x + 160, y + 20],
        [x + 40, y + 20],
        [x + 40, y + 14],
        [x + 12, y + 8],
        [x + 12, y - 8],
        [x + 40, y - 14],
      ],
      "#c98f5e",
    ) +
    line(
      [
        [x - 130, y - 8],
        [x - 30, y - 8],
      ],
      "#d3aa70",
      3,
    ) +
    line(
      [
        [x + 60, y + 6],
        [x + 150, y + 6],
      ],
      "#a9714a",
      3,
    )
  return (
    polygon(
      [
        [560, 800],
        [960, 800],
        [940, 770],
        [580, 770],
      ],
      "#e3bb86",
    ) +
    rect(560, 800, 400, 12, wood.light) +
    halves +
    path(hull([[656, 722], 20], [[690, 736], 15]), skin.honey) +
    path(hull([[850, 726], 20], [[818, 738], 15]), skin.honey)
  )
}

const shavings = () =>
  times(22, (i) => {
    const [x, y] = [140 + ((i * 139) % 1200), i < 9 ? 826 + ((i * 17) % 22) : 1010 + ((i * 23) % 50)]
    return place(
      x,
      y,
      1,
      i * 47,
      stroke("M-14 0C-14 -16 12 -16 12 0C12 10 -4 10 -4 0C-4 -6 4 -6 4 0", i % 2 ? "#f0d3a0" : "#e3b97e", 5),
    )
  }).join("")

const shafts = () =>
  blend(
    "screen",
    polygon(
      [
        [1040, 40],
        [1270, 40],
        [620, 1067],
        [120, 1067],
      ],
      down(["#fff0c0", 0.5], ["#fff0c0", 0]),
    ),
    polygon(
      [
        [1330, 40],
        [1560, 40],
        [1300, 1067],
        [880, 1067],
      ],
      down(["#fff0c0", 0.4], ["#fff0c0", 0]),
    ),
  )
