import { bowl } from "../gear.ts"
import {
  across,
  adult,
  blend,
  blob,
  canvas,
  child,
  circle,
  clay,
  darker,
  down,
  ellipse,
  type Figure,
  HEIGHT,
  hairColour,
  hull,
  infant,
  jacaranda,
  jointsOf,
  kids,
  leaf,
  lighter,
  line,
  marigold,
  type Outfit,
  oval,
  overlay,
  type Point,
  path,
  place,
  polygon,
  poses,
  potPlant,
  rect,
  type Svg,
  seeded,
  shadow,
  skin,
  slate,
  soft,
  sprig,
  stroke,
  times,
  violet,
  WIDTH,
  wear,
  wheelchair,
  white,
  window,
  wood,
} from "../kit.ts"

export const alt =
  "Children in aprons chop vegetables with tucked-in fingers at a long counter while Mr Farouk stirs a steaming pot of soup."

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#f3e3cc", "#ecd6b8")),
    tiles(),
    window(640, 96, 330, 330, { view: down("#a9d3e8", "#d7ebe6", "#cfe0a8"), columns: 2, rows: 2, behind: herbs() }),
    rack(),
    shelf(),
    stove(),
    farouk(),
    cooks(),
    counter(),
    boards(),
    hands(),
    front(),
    overlay("noon"),
    blend(
      "screen",
      polygon(
        [
          [640, 96],
          [970, 96],
          [1300, 1067],
          [520, 1067],
        ],
        down(["#fff3c8", 0.4], ["#fff3c8", 0.06]),
      ),
    ),
    steam(),
  )

const tiles = () =>
  times(7, (row) =>
    times(26, (i) =>
      rect(
        i * 64 - 20 + (row % 2) * 32,
        150 + row * 64,
        60,
        60,
        (i * 7 + row * 3) % 11 === 0 ? "#c9dfe4" : (i * 5 + row) % 13 === 0 ? "#f7d9a8" : "#f9efdf",
        5,
      ),
    ).join(""),
  ).join("")

const herbs = () =>
  jacaranda({
    x: 730,
    y: 430,
    height: 230,
    spread: 260,
    seed: 6,
    light: 1,
    distance: 0.3,
    air: "#e4eef0",
    florets: false,
  }) +
  [
    [700, 1],
    [800, 2],
    [900, 3],
  ]
    .map(([x, seed]) => potPlant(x as number, 430, 92, seed as number, clay.soft))
    .join("")

/** Pans on hooks, ladles, a string of onions. */
function rack(): Svg {
  const pan = (x: number, r: number, colour: string) =>
    line(
      [
        [x, 74],
        [x, 130],
      ],
      slate.deep,
      7,
    ) +
    circle(x, 130 + r, r, colour) +
    circle(x, 130 + r, r * 0.78, darker(colour, 0.18)) +
    stroke(`M${x - r * 0.5} ${130 + r * 0.5}q${r * 0.3} ${-r * 0.3} ${r * 0.7} ${-r * 0.2}`, lighter(colour, 0.5), 6)
  const onions = times(
    5,
    (i) =>
      circle(566 + (i % 2) * 22, 120 + i * 36, 22, i % 2 ? "#d98f4e" : "#e0a25e") +
      line(
        [
          [566 + (i % 2) * 22, 98 + i * 36],
          [572 + (i % 2) * 10, 84 + i * 36],
        ],
        wood.pale,
        5,
      ),
  ).join("")
  return (
    rect(40, 66, 560, 14, slate.mid, 6) +
    pan(120, 62, "#b9714a") +
    pan(270, 50, slate.mid) +
    pan(390, 40, "#c98b5c") +
    line(
      [
        [470, 74],
        [470, 220],
      ],
      "#b5b0bc",
      8,
    ) +
    ellipse(470, 232, 26, 18, "#b5b0bc") +
    onions
  )
}

const shelf = () =>
  rect(1040, 260, 520, 18, wood.light, 4) +
  rect(1040, 278, 520, 8, wood.deep) +
  [
    [1080, "#d98f4e"],
    [1150, "#a8432c"],
    [1220, "#86b583"],
    [1290, "#f2c54e"],
  ]
    .map(
      ([x, fill]) =>
        rect((x as number) - 26, 178, 52, 82, "#f2f6f2", 10) +
        rect((x as number) - 26, 204, 52, 56, fill as string, 10) +
        rect((x as number) - 28, 166, 56, 18, wood.mid, 5),
    )
    .join("") +
  bowl(1420, 258, 130, violet.mid) +
  bowl(1420, 234, 116, violet.soft) +
  potPlant(1520, 260, 90, 5)

const pot: Point = [1310, 560]
const stove = () =>
  rect(1120, 600, 500, 480, across("#e9e4ea", "#c9c3d2"), 10) +
  rect(1120, 590, 500, 26, slate.deep, 6) +
  times(4, (i) => circle(1190 + i * 90, 656, 17, slate.mid)).join("") +
  rect(1180, 720, 380, 240, "#8d8799", 14) +
  rect(1150, 590, 160, 10, "#ff9a3c")

const farouk = () => {
  const look: Figure = {
    skin: skin.honey,
    hair: "short",
    hairColour: hairColour.soot,
    x: 1180,
    y: 1010,
    size: 720,
    pose: { ...poses.standingSide, lean: 4, nod: 12 },
    wear: { ...wear.teacher, top: "#f4f0ea", below: "#6b6e7c", apron: clay.mid },
    hideLegs: true,
    reach: { near: [1292, 494], far: [1320, 520] },
    holding: line(
      [
        [1296, 470],
        [1330, 580],
      ],
      wood.light,
      12,
    ),
  }
  const { head } = jointsOf(look, "adult")
  return (
    adult(look) +
    path(`M${head[0] + 16} ${head[1] + 16}q14 -8 26 2q12 -8 22 2q-12 10 -22 6q-12 8 -26 -10Z`, "#2b2428") +
    soup()
  )
}

const soup = () =>
  rect(pot[0] - 140, pot[1] - 40, 280, 130, across("#cfd4dc", "#9aa3b2", "#7d8698"), 14) +
  ellipse(pot[0], pot[1] - 40, 140, 28, "#8d96a6") +
  ellipse(pot[0], pot[1] - 36, 122, 20, "#e2852a") +
  circle(pot[0] - 40, pot[1] - 36, 9, "#f4b73c") +
  circle(pot[0] + 60, pot[1] - 34, 8, leaf.soft) +
  rect(pot[0] - 176, pot[1] - 10, 40, 18, slate.mid, 8) +
  rect(pot[0] + 136, pot[1] - 10, 40, 18, slate.mid, 8) +
  line(
    [
      [1316, 500],
      [1332, 522],
    ],
    wood.light,
    12,
  )

const steam = () =>
  soft(
    9,
    stroke(
      "M1270 500C1240 420 1310 380 1270 300C1250 250 1290 220 1280 180M1350 500C1330 430 1390 390 1360 320C1340 270 1370 240 1366 210",
      white,
      20,
      { opacity: 0.5 },
    ),
  )

const clothes = (apron: string): Outfit => ({ ...wear.summer, apron })

function cooks(): Svg {
  const stir: Figure = {
    ...kids.femi,
    x: 190,
    y: 960,
    size: 560,
    pose: { ...poses.standing, turn: 0.4, nod: 12 },
    wear: clothes(leaf.soft),
    hideLegs: true,
    reach: { near: [128, 720], far: [252, 720] },
  }
  const nyokabi: Figure = {
    ...kids.grace,
    hair: "beads",
    x: 520,
    y: 960,
    size: 550,
    pose: { ...poses.standing, turn: 0.25, nod: 16 },
    wear: { ...wear.summerSkirt, apron: marigold.soft },
    hideLegs: true,
    reach: { near: [458, 720], far: [582, 720] },
  }
  const lemon: Figure = {
    ...kids.lotte,
    x: 850,
    y: 990,
    size: 480,
    pose: { ...poses.standing, turn: 0.3, nod: 10 },
    facing: "left",
    wear: { ...wear.summerSkirt, apron: violet.soft },
    hideLegs: true,
    face: "open",
    reach: { near: [912, 720], far: [788, 720] },
  }
  return child(stir) + infant(lemon) + child(nyokabi)
}

const counter = () =>
  polygon(
    [
      [-10, 690],
      [1040, 690],
      [1130, 800],
      [-10, 800],
    ],
    down("#e9c79a", "#d9ae7a"),
  ) +
  rect(-10, 800, 1140, 40, wood.mid) +
  rect(-10, 840, 1116, 240, across("#7a6bb8", violet.strong)) +
  times(
    4,
    (i) =>
      rect(30 + i * 270, 870, 230, 230, darker(violet.strong, 0.12), 8) +
      rect(120 + i * 270, 892, 50, 12, marigold.soft, 6),
  ).join("")

/** A board on a damp cloth, a short sharp knife, and coins of carrot in order of size. */
function boards(): Svg {
  const chop = (x: number, y: number, w: number) =>
    polygon(
      [
        [x - w * 0.62, y + 40],
        [x + w * 0.62, y + 40],
        [x + w * 0.5, y - 22],
        [x - w * 0.5, y - 22],
      ],
      "#a9cbd6",
    ) +
    polygon(
      [
        [x - w / 2, y + 30],
        [x + w / 2, y + 30],
        [x + w * 0.42, y - 18],
        [x - w * 0.42, y - 18],
      ],
      wood.pale,
    ) +
    rect(x - w / 2, y + 30, w, 9, wood.light)
  const coins = times(
    7,
    (i) =>
      ellipse(436 + i * 22, 772 - i * 1.5, 15 - i * 1.2, 7.5 - i * 0.5, "#ee8a2c") +
      ellipse(436 + i * 22, 771 - i * 1.5, 7 - i * 0.6, 3.4, "#f6ad5c"),
  ).join("")
  const knife = (x: number, y: number, turn: number) =>
    place(x, y, 1, turn, path("M0 -7L92 -5Q108 0 92 9L0 9Z", "#dfe4ea"), rect(-62, -9, 66, 20, slate.deep, 8))
  const celery = times(4, (i) =>
    line(
      [
        [120 + i * 10, 770 - i * 5],
        [250 + i * 8, 748 - i * 6],
      ],
      i % 2 ? leaf.soft : leaf.pale,
      12,
    ),
  ).join("")
  const lemons =
    ellipse(770, 770, 30, 22, "#f5d546") +
    ellipse(840, 776, 26, 17, "#f9e88a") +
    ellipse(840, 773, 20, 11, "#fdf4c0") +
    stroke("M824 773L856 773M840 763L840 783M830 766L850 780", "#f1d24c", 3)
  return (
    chop(180, 752, 270) +
    celery +
    chop(520, 756, 280) +
    coins +
    path("M586 768C620 752 660 752 690 760C664 776 620 782 586 768Z", "#ee8a2c") +
    sprig(700, 766, 60, { lean: 26, seed: 5, colour: leaf.mid }) +
    knife(556, 742, 26) +
    chop(830, 760, 220) +
    lemons +
    knife(900, 748, 150) +
    bowl(330, 790, 130, clay.soft) +
    path(blob(seeded(4), 330, 738, 52, 20, 0.2), "#f3ead8") +
    path(blob(seeded(8), 322, 732, 30, 12, 0.2), leaf.pale)
  )
}

/** Forearms over the counter: one hand on the knife, the other in a claw. */
function hands(): Svg {
  const arm = (from: Point, to: Point, tone: string) =>
    path(hull([from, 23], [to, 17]), tone) + path(hull([to, 18], [[to[0], to[1] + 9], 16]), darker(tone, 0.04))
  const knuckles = (x: number, y: number, tone: string) =>
    times(3, (i) => circle(x - 13 + i * 13, y + 16, 8, darker(tone, 0.12))).join("")
  const pairOf = (left: Point, right: Point, shoulders: number, tone: string) =>
    arm([shoulders - 62, 692], left, tone) + arm([shoulders + 62, 692], right, tone) + knuckles(left[0], left[1], tone)
  return (
    pairOf([148, 742], [232, 744], 190, skin.chestnut) +
    pairOf([440, 744], [516, 722], 520, skin.sienna) +
    pairOf([790, 750], [936, 720], 850, skin.rose)
  )
}

/** Nearest: potatoes, a lentil jar, and one who comes with a colander in a wheelchair. */
function front(): Svg {
  const seat = { x: 1330, y: 930, size: 470 }
  const look: Figure = {
    ...kids.kofi,
    ...seat,
    pose: "wheeling",
    facing: "left",
    wear: { ...wear.jumper, top: "#fdf9f2", apron: leaf.soft },
    reach: { near: [1210, 800], far: [1180, 796] },
    holding: "",
  }
  const colander =
    path("M1084 756C1092 850 1240 850 1248 756Z", "#d8dde4") +
    ellipse(1166, 756, 84, 17, "#aab2be") +
    path(times(5, (i) => oval(1108 + i * 29, 744 - (i % 2) * 15, 25, 19)).join(""), "#d0523a") +
    sprig(1140, 740, 44, { seed: 2 }) +
    sprig(1206, 740, 38, { seed: 5 }) +
    circle(1130, 800, 4, slate.mid) +
    circle(1160, 806, 4, slate.mid) +
    circle(1190, 800, 4, slate.mid)
  return (
    shadow(1330, 1084, 220, 20, 0.3) +
    wheelchair(seat.x, seat.y, seat.size, { flip: true, colour: marigold.strong }) +
    child(look) +
    colander
  )
}
