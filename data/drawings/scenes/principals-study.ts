import { cast, mug } from "../gear.ts"
import {
  across,
  adult,
  archPoints,
  blend,
  blob,
  bookcase,
  bookPile,
  brick,
  brushJar,
  canvas,
  circle,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  globe,
  glow,
  HEIGHT,
  hull,
  infant,
  jacaranda,
  jointsOf,
  kids,
  leaf,
  line,
  linear,
  marigold,
  outline,
  overlay,
  type Point,
  paper,
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

export const alt =
  "Mrs Marlowe writes at her desk in the early light, her marigold scarf on, while a small boy at the blue door holds out a drawing."

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, across("#f0dcc4", "#e6cbb4", "#c9aca8")),
    bigWindow(),
    shelves(),
    pictures(),
    doorWay(),
    boards(),
    chairAndPrincipal(),
    desk(),
    onTheDesk(),
    visitor(),
    overlay("morning"),
    sunbeams(),
    vignette([0.42, 0.5], 0.34),
  )

/** Jacaranda and arcade, ten to eight. */
const bigWindow = () =>
  window(90, 80, 430, 520, {
    arch: false,
    columns: 3,
    rows: 3,
    frame: "#fbf1e0",
    view: down("#a9cfe6", "#fdebcf", "#f6d9b0"),
    behind: clip(
      "M90 80L520 80L520 600L90 600Z",
      jacaranda({ x: 250, y: 620, height: 560, spread: 560, seed: 15, light: -1, distance: 0.1, air: "#f6e9da" }),
      rect(90, 540, 430, 60, "#e6d3b8"),
    ),
  }) +
  path("M60 50C100 60 120 300 70 640L20 640L20 50Z", across(violet.soft, violet.mid)) +
  path("M552 50C512 60 500 300 546 640L600 640L600 50Z", across(violet.mid, violet.soft)) +
  rect(10, 40, 600, 20, wood.mid, 10)

const shelves = () =>
  bookcase(690, 150, 330, 520, { shelves: 4, seed: 12, colour: wood.mid }) +
  globe(770, 144, 46) +
  potPlant(950, 146, 110, 6, clay.mid)

/** What children have drawn, and a clock. */
const pictures = () =>
  rect(1070, 170, 130, 160, wood.light, 3) +
  rect(1082, 182, 106, 136, "#cfe0f2") +
  path("M1082 290C1110 260 1150 300 1188 270L1188 318L1082 318Z", leaf.soft) +
  circle(1160, 212, 16, marigold.strong) +
  rect(1070, 360, 130, 110, wood.deep, 3) +
  rect(1082, 372, 106, 86, "#fdf3dc") +
  path(blob(seeded(5), 1134, 416, 32, 26, 0.2), violet.mid) +
  circle(1136, 92, 44, wood.deep) +
  circle(1136, 92, 36, "#fffaf0") +
  line(
    [
      [1136, 92],
      [1136, 66],
    ],
    violet.deep,
    5,
  ) +
  line(
    [
      [1136, 92],
      [1116, 102],
    ],
    violet.deep,
    5,
  )

function doorWay(): Svg {
  const outside =
    rect(1290, 130, 220, 640, down("#cfe0e6", "#fdebcf", "#ead2b0")) +
    path(
      outline(archPoints(1310, 1500, 770, 400)) +
        outline([
          [1290, 130],
          [1510, 130],
          [1510, 770],
          [1290, 770],
        ]),
      brick.light,
      { "fill-rule": "evenodd", opacity: 0.9 },
    ) +
    jacaranda({
      x: 1400,
      y: 640,
      height: 250,
      spread: 240,
      seed: 4,
      light: -1,
      distance: 0.35,
      air: "#f6e9da",
      florets: false,
    })
  return (
    clip("M1290 130L1510 130L1510 770L1290 770Z", outside) +
    rect(1268, 108, 22, 664, "#fbf1e0") +
    rect(1510, 108, 22, 664, "#fbf1e0") +
    rect(1268, 100, 264, 30, "#fbf1e0") +
    polygon(
      [
        [1510, 130],
        [1610, 96],
        [1610, 860],
        [1510, 770],
      ],
      across("#4a62b8", "#3a4a9c"),
    ) +
    polygon(
      [
        [1534, 196],
        [1600, 180],
        [1600, 420],
        [1534, 420],
      ],
      "#35408c",
    ) +
    polygon(
      [
        [1534, 480],
        [1600, 484],
        [1600, 780],
        [1534, 730],
      ],
      "#35408c",
    ) +
    circle(1526, 470, 12, marigold.soft)
  )
}

const boards = () =>
  rect(0, 768, WIDTH, 300, down("#a9714a", "#935f40")) +
  times(14, (i) =>
    line(
      [
        [760 + (i - 7) * 120, 768],
        [760 + (i - 7) * 210, 1080],
      ],
      "#82523a",
      3,
    ),
  ).join("") +
  rect(0, 756, 1290, 16, "#f3e4cf") +
  ellipse(760, 980, 720, 96, "#5b4bb7") +
  ellipse(760, 978, 640, 80, "#a799e4") +
  ellipse(760, 976, 590, 70, "#4a3d9c")

function chairAndPrincipal(): Svg {
  const back =
    path("M470 400C470 330 650 330 650 400L664 760L456 760Z", across("#8a5a3c", "#6f4630")) +
    path("M496 416C496 366 624 366 624 416L632 740L488 740Z", clay.mid)
  const look: Figure = {
    ...staff.thandiwe,
    x: 560,
    y: 806,
    size: 700,
    pose: { ...poses.sittingFront, turn: 0.35, nod: 12 },
    hideLegs: true,
    reach: { near: [500, 690], far: [700, 694] },
    holding: "",
  }
  const { chest } = jointsOf(look, "adult")
  const scarf =
    path(
      `M${chest[0] - 56} ${chest[1] - 34}C${chest[0] - 30} ${chest[1] + 6} ${chest[0] + 44} ${chest[1] + 6} ${chest[0] + 62} ${chest[1] - 36}C${chest[0] + 84} ${chest[1] - 10} ${chest[0] + 70} ${chest[1] + 26} ${chest[0] + 10} ${chest[1] + 32}C${chest[0] - 44} ${chest[1] + 28} ${chest[0] - 76} ${chest[1] - 4} ${chest[0] - 56} ${chest[1] - 34}Z`,
      marigold.strong,
    ) +
    path(
      `M${chest[0] - 12} ${chest[1] + 24}L${chest[0] + 36} ${chest[1] + 22}L${chest[0] + 46} ${chest[1] + 140}L${chest[0] - 10} ${chest[1] + 144}Z`,
      marigold.deep,
    ) +
    stroke(
      `M${chest[0] - 50} ${chest[1] - 14}C${chest[0] - 20} ${chest[1] + 16} ${chest[0] + 40} ${chest[1] + 14} ${chest[0] + 66} ${chest[1] - 12}`,
      marigold.pale,
      5,
      { opacity: 0.7 },
    )
  return back + adult(look) + scarf
}

function desk(): Svg {
  return (
    shadow(640, 1030, 560, 34, 0.35) +
    polygon(
      [
        [190, 760],
        [1120, 760],
        [1030, 664],
        [270, 664],
      ],
      down("#b5784c", "#9a6240"),
    ) +
    rect(190, 760, 930, 34, "#7c4a30", 4) +
    rect(220, 794, 270, 240, across("#8f5a3a", "#7a4a30")) +
    rect(820, 794, 270, 240, across("#8f5a3a", "#6b4029")) +
    [816, 900, 984]
      .map(
        (y) =>
          rect(244, y, 222, 64, "#84522f", 5) +
          rect(330, y + 26, 50, 11, marigold.soft, 5) +
          rect(844, y, 222, 64, "#774828", 5) +
          rect(930, y + 26, 50, 11, marigold.soft, 5),
      )
      .join("") +
    rect(490, 794, 330, 190, "#4e3020", 0, { opacity: 0.75 })
  )
}

/** Her proper paper with the tree at the top, a small green book, the cup. */
function onTheDesk(): Svg {
  const letter = place(
    610,
    712,
    1,
    4,
    polygon(
      [
        [-90, 34],
        [96, 34],
        [80, -34],
        [-74, -34],
      ],
      "#fffdf6",
    ),
    circle(2, -22, 8, violet.mid),
    line(
      [
        [-52, -6],
        [56, -6],
      ],
      slate.soft,
      4,
    ),
    line(
      [
        [-58, 8],
        [60, 8],
      ],
      slate.soft,
      4,
    ),
    line(
      [
        [-62, 22],
        [10, 22],
      ],
      slate.soft,
      4,
    ),
  )
  const pen =
    line(
      [
        [690, 706],
        [722, 640],
      ],
      violet.deep,
      9,
    ) +
    line(
      [
        [684, 718],
        [690, 706],
      ],
      marigold.strong,
      6,
    )
  const lamp =
    line(
      [
        [930, 716],
        [930, 560],
      ],
      slate.deep,
      11,
    ) +
    stroke("M930 566C930 520 880 500 840 520", slate.deep, 11) +
    path("M792 548C796 496 872 476 896 520Z", leaf.strong) +
    ellipse(930, 720, 60, 15, slate.deep)
  const hand =
    path(hull([[660, 690], 19], [[692, 704], 15]), skin.ebony) +
    path(hull([[486, 694], 19], [[516, 708], 15]), skin.ebony)
  const sleeves =
    path(hull([[462, 650], 30], [[488, 690], 24]), violet.deep) +
    path(hull([[672, 648], 30], [[662, 686], 24]), violet.deep)
  return (
    letter +
    hand +
    sleeves +
    pen +
    lamp +
    mug(390, 722, 66, violet.soft, true) +
    place(330, 738, 1, -6, rect(-60, -14, 120, 22, leaf.strong, 3), rect(-54, -10, 114, 12, paper)) +
    bookPile(1010, 728, 110, 3, 8) +
    brushJar(770, 716, 66, 4, clay.soft)
  )
}

/** The focal pair: a form-one at the open door with something to show. */
function visitor(): Svg {
  const hand: Point = [1190, 742]
  const drawing = place(
    hand[0] - 22,
    hand[1] - 20,
    1,
    -8,
    rect(-64, -48, 128, 96, "#fffdf6", 3),
    stroke("M-36 26L-36 -2L-14 -24L8 -2L8 26Z", clay.mid, 6),
    circle(38, -22, 12, marigold.strong),
    stroke("M24 26C26 6 44 6 46 26", leaf.mid, 7),
  )
  const boy: Figure = {
    ...kids.mateo,
    x: 1330,
    y: 1000,
    size: 440,
    pose: { ...poses.standingSide, nod: -8 },
    facing: "left",
    wear: wear.summer,
    reach: { near: hand, far: [hand[0] + 10, hand[1] + 12] },
    holding: drawing,
  }
  return cast(boy, infant, { towards: 1, stretch: 0.3 })
}

const sunbeams = () =>
  blend(
    "screen",
    polygon(
      [
        [90, 90],
        [520, 90],
        [1160, 1067],
        [420, 1067],
      ],
      linear([0, 0], [0.6, 1], ["#ffedb8", 0.42], ["#ffedb8", 0]),
    ),
    ellipse(300, 320, 560, 480, glow([0.5, 0.5], ["#ffe6ac", 0.4], ["#ffe6ac", 0])),
  )
