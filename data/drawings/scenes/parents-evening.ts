import {
  across,
  adult,
  blackboard,
  blend,
  bookcase,
  canvas,
  chair,
  chalk,
  child,
  circle,
  clay,
  down,
  ellipse,
  type Figure,
  flatBook,
  glow,
  HEIGHT,
  hairColour,
  kids,
  leaf,
  line,
  marigold,
  openBook,
  type Point,
  path,
  pendant,
  polygon,
  poses,
  rect,
  type Svg,
  skin,
  slate,
  staff,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  window,
  wood,
} from "../kit.ts"

export const focus = [60, 50]

export const alt =
  "Through a classroom door in the evening, a girl shows her exercise book to her teacher and her father under a warm lamp, while a family waits outside."

export default () =>
  canvas(
    room(),
    window(560, 190, 250, 290, {
      view: down("#4c4396", "#9a74b4", "#f0a58c"),
      columns: 2,
      rows: 3,
      frame: "#efe2cf",
      behind: path("M560 480L560 420C620 380 680 410 730 400C770 380 800 400 810 410L810 480Z", "#3c3478"),
    }),
    display(),
    blackboard(
      1150,
      170,
      300,
      210,
      chalk("M30 150L90 70L150 150ZM180 150L180 70M215 150C200 110 240 60 262 96C270 112 246 140 216 150L270 150", 5),
    ),
    meeting(),
    blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#d8c0d8", 0.5], ["#e9c4a8", 0.3]))),
    blend("screen", ellipse(905, 420, 620, 520, glow([0.5, 0.5], ["#ffcf7a", 0.7], ["#ffb85c", 0.25], ["#ffb85c", 0]))),
    pendant(905, 250, 150, marigold.strong),
    doorway(),
    corridor(),
    waiting(),
    spill(),
  )

const room = () =>
  rect(300, 0, 1200, 760, down("#e8cfb4", "#f3e0c4")) +
  rect(300, 700, 1200, 370, "#b98763") +
  times(12, (i) =>
    line(
      [
        [900 + (i - 6) * 70, 700],
        [900 + (i - 6) * 210, 1070],
      ],
      "#a87653",
      3,
    ),
  ).join("") +
  rect(300, 690, 1200, 14, wood.mid)

/** Children's pictures on a string. */
const display = () =>
  stroke("M850 176Q1000 210 1130 172", wood.deep, 3) +
  [
    [872, 190, violet.pale],
    [960, 202, marigold.pale],
    [1050, 196, leaf.pale],
  ]
    .map(
      ([x, y, fill], i) =>
        rect(x as number, y as number, 66, 84, "#fffaf0") +
        rect((x as number) + 7, (y as number) + 8, 52, 52, fill as string) +
        circle((x as number) + 33, (y as number) + 34, 15, [clay.mid, violet.mid, marigold.deep][i] as string),
    )
    .join("") +
  bookcase(560, 520, 220, 180, { shelves: 2, seed: 8 })

/** Small chairs round a small table; the child opens the meeting. */
function meeting(): Svg {
  const book: Point = [900, 634]
  const seatY = 772
  const teacher: Figure = {
    ...staff.leila,
    x: 1160,
    y: seatY - 30,
    size: 520,
    pose: { ...poses.sitting, lean: 8, nod: 12 },
    facing: "left",
    wear: { ...wear.teacherDress, top: violet.mid, below: violet.deep, sleeve: "long" },
    reach: { near: [1006, 640], far: [990, 626] },
  }
  const father: Figure = {
    skin: skin.chestnut,
    hair: "crop",
    beard: true,
    x: 654,
    y: seatY - 26,
    size: 540,
    pose: { ...poses.sitting, lean: 6, nod: 14 },
    wear: { ...wear.teacher, top: "#8aa4c8", below: slate.mid },
    reach: { near: [776, 650], far: [790, 636] },
  }
  const girl: Figure = {
    ...kids.grace,
    x: 868,
    y: 880,
    size: 420,
    pose: { ...poses.standing, turn: 0.35, nod: 10 },
    wear: wear.pinafore,
    hideLegs: true,
    face: "open",
    reach: { near: [858, 636], far: [962, 622] },
  }
  const top =
    polygon(
      [
        [700, 660],
        [1112, 660],
        [1060, 612],
        [752, 612],
      ],
      down("#e8c493", "#dcae76"),
    ) + rect(700, 660, 412, 20, wood.mid, 3)
  const legs = rect(722, 680, 22, 280, wood.deep) + rect(1068, 680, 22, 280, wood.deep)
  return (
    chair(1180, seatY - 22, 150, { flip: true, colour: violet.mid }) +
    chair(634, seatY - 18, 150, { colour: clay.mid }) +
    child(girl) +
    top +
    openBook(book[0], book[1], 62, { cover: violet.strong }) +
    circle(book[0] + 30, book[1] - 6, 8, marigold.strong) +
    adult(father) +
    adult(teacher) +
    legs +
    flatBook(990, 656, 90, 14, leaf.mid) +
    flatBook(996, 642, 80, 13, clay.mid)
  )
}

/** The dark frame through which we look. */
function doorway(): Svg {
  const jamb = "#3a2f6b"
  return (
    path(
      "M-10 -10L1610 -10L1610 1080L1400 1080L1400 30L470 30L470 1080L-10 1080Z",
      down("#5a4a86", "#4a3c78", "#3d3168"),
    ) +
    rect(430, 0, 44, 1067, jamb) +
    rect(1396, 0, 44, 1067, jamb) +
    rect(430, 0, 1010, 34, jamb) +
    rect(474, 34, 8, 1033, "#ffcf8a", 0, { opacity: 0.55 }) +
    rect(1388, 34, 8, 1033, "#ffcf8a", 0, { opacity: 0.4 }) +
    polygon(
      [
        [1396, 34],
        [1572, -10],
        [1572, 1080],
        [1396, 1067],
      ],
      across("#4a5cb0", "#3b3f8c"),
    ) +
    polygon(
      [
        [1432, 150],
        [1540, 132],
        [1540, 430],
        [1432, 430],
      ],
      "#35377e",
    ) +
    polygon(
      [
        [1432, 520],
        [1540, 520],
        [1540, 900],
        [1432, 880],
      ],
      "#35377e",
    ) +
    circle(1412, 560, 13, marigold.soft)
  )
}

const corridor = () =>
  polygon(
    [
      [-10, 960],
      [470, 960],
      [470, 1080],
      [-10, 1080],
    ],
    "#352a5e",
  ) +
  rect(-10, 952, 480, 10, "#2b2250") +
  polygon(
    [
      [470, 1067],
      [1396, 1067],
      [1396, 1040],
      [470, 1040],
    ],
    "#c9905f",
  ) +
  rect(150, 180, 170, 220, "#6b5a9a", 6) +
  rect(164, 194, 142, 192, "#f3e6d0") +
  times(6, (i) =>
    line(
      [
        [184, 224 + i * 26],
        [284 - (i % 3) * 22, 224 + i * 26],
      ],
      i === 3 ? clay.mid : "#9a8fb8",
      6,
    ),
  ).join("")

/** Outside, the next appointment. */
function waiting(): Svg {
  const mother: Figure = {
    skin: skin.sand,
    hair: "bob",
    hairColour: hairColour.black,
    x: 130,
    y: 812,
    size: 520,
    pose: { ...poses.sitting, nod: 8 },
    wear: { ...wear.teacherDress, top: leaf.mid, below: leaf.mid, sleeve: "long" },
  }
  const boy: Figure = {
    ...kids.jun,
    x: 316,
    y: 832,
    size: 356,
    pose: { ...poses.sitting, nod: 2 },
    face: "calm",
    wear: wear.jumper,
  }
  return (
    chair(112, 820, 150, { colour: "#6b5aa8" }) +
    chair(300, 838, 128, { colour: "#6b5aa8" }) +
    adult(mother) +
    child(boy) +
    blend("multiply", rect(0, 400, 470, 667, across(["#4a3c86", 0.62], ["#6a5aa0", 0.4])))
  )
}

/** Lamplight that falls out over the sill. */
const spill = () =>
  blend(
    "screen",
    polygon(
      [
        [474, 1067],
        [474, 940],
        [420, 1067],
      ],
      "#ffb85c",
      { opacity: 0.3 },
    ),
    ellipse(440, 760, 150, 360, glow([0.5, 0.5], ["#ffb85c", 0.35], ["#ffb85c", 0])),
  ) + vignette([0.56, 0.5], 0.35, "#160c3c")
