import { cast } from "../gear.ts"
import {
  across,
  adult,
  archPoints,
  blend,
  canvas,
  child,
  clay,
  down,
  ellipse,
  type Figure,
  hairColour,
  kids,
  lamplight,
  line,
  marigold,
  outline,
  overlay,
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
  WIDTH,
  wear,
  white,
} from "../kit.ts"

export const focus = [60, 50]

export const alt =
  "In a quiet museum corner children lie, sit and stand round a plain cooking pot in a glass case, and one of them holds up a thumb beside it."

export default () =>
  canvas(
    rect(0, 0, WIDTH, 700, down("#b7c6c4", "#cdd6cd", "#dcdccd")),
    stairs(),
    skylight(),
    extinguisher(),
    boards(),
    attendant(),
    standers(),
    showcase(),
    lyers(),
    drawers(),
    overlay("rain"),
    blend(
      "soft-light",
      polygon(
        [
          [760, -10],
          [1240, -10],
          [1420, 1067],
          [520, 1067],
        ],
        down(["#fff6d8", 0.7], ["#fff0c8", 0.2]),
      ),
    ),
    lamplight(985, 420, 420, 0.2, "#ffe9b8"),
    vignette([0.6, 0.55], 0.45, "#1a2440"),
  )

const stairs = () =>
  polygon(
    [
      [-10, 720],
      [-10, 300],
      [420, 720],
    ],
    "#9fb0ae",
  ) +
  times(
    9,
    (i) =>
      rect(-10, 300 + i * 47, 46 + i * 47, 47, i % 2 ? "#8fa19f" : "#99aba9") +
      rect(-10, 300 + i * 47, 46 + i * 47, 9, "#c4cfc8"),
  ).join("") +
  stroke("M-10 120L470 600", "#6a5a4e", 16) +
  times(9, (i) =>
    line(
      [
        [20 + i * 50, 152 + i * 50],
        [20 + i * 50, 336 + i * 46],
      ],
      "#7d8c8a",
      6,
    ),
  ).join("") +
  polygon(
    [
      [430, 0],
      [470, 0],
      [470, 720],
      [430, 720],
    ],
    "#aebcba",
  ) +
  rect(470, 688, 1140, 22, "#93a3a0")

const skylight = () =>
  path(outline(archPoints(1270, 1530, 470, 250)), "#8fa19f") +
  path(outline(archPoints(1284, 1516, 470, 252)), down("#dfeaf0", "#eef2ea")) +
  line(
    [
      [1400, 134],
      [1400, 470],
    ],
    "#8fa19f",
    10,
  ) +
  line(
    [
      [1284, 300],
      [1516, 300],
    ],
    "#8fa19f",
    10,
  ) +
  rect(1250, 468, 300, 18, "#c4cfc8")

const extinguisher = () =>
  rect(566, 470, 54, 150, "#c23a2a", 22) +
  rect(600, 474, 20, 146, "#9a2a22", 10) +
  rect(580, 446, 26, 30, slate.deep, 6) +
  stroke("M606 456C650 470 640 540 630 590", slate.deep, 8) +
  rect(574, 520, 38, 46, "#f3ead8", 4) +
  rect(556, 500, 74, 8, slate.mid)

const boards = () =>
  rect(0, 708, WIDTH, 360, down("#c9b59a", "#b89f84", "#a38a74")) +
  times(16, (i) =>
    line(
      [
        [985 + (i - 8) * 110, 708],
        [985 + (i - 8) * 290, 1080],
      ],
      "#9a8068",
      3,
      { opacity: 0.6 },
    ),
  ).join("") +
  [760, 830, 930]
    .map((y) =>
      line(
        [
          [0, y],
          [1600, y],
        ],
        "#9a8068",
        3,
        { opacity: 0.5 },
      ),
    )
    .join("") +
  polygon(
    [
      [740, 760],
      [1240, 760],
      [1400, 960],
      [600, 960],
    ],
    "#fff3d2",
    { opacity: 0.35 },
  )

/** In six years she had not seen anybody stop here. */
const attendant = () =>
  cast(
    {
      skin: skin.amber,
      hair: "bun",
      hairColour: hairColour.soot,
      accent: slate.mid,
      x: 1400,
      y: 860,
      size: 560,
      pose: { ...poses.standing, turn: 0.55, nod: 10, arms: { near: [-12, 60], far: [16, -40] } },
      facing: "left",
      wear: { ...wear.teacher, top: "#3c4a6b", collar: "#f3ead8", below: "#2e3850", tie: clay.strong },
    },
    adult,
    { towards: 1 },
  )

const standers = () =>
  cast(
    {
      ...kids.femi,
      x: 742,
      y: 872,
      size: 400,
      pose: { ...poses.bending, lean: 30, nod: -4, arms: { near: [-20, 60], far: [10, 70] } },
      wear: wear.jumper,
    },
    child,
    { towards: -1 },
  ) +
  cast(
    {
      ...kids.dalia,
      x: 1226,
      y: 856,
      size: 390,
      pose: { ...poses.holding, nod: 12 },
      facing: "left",
      reach: { near: [1170, 680], far: [1150, 700] },
      holding: place(
        1152,
        694,
        1,
        -8,
        rect(-44, -34, 88, 64, "#fffaf0", 3),
        stroke("M-14 -14C-30 10 -16 18 4 18C24 18 34 6 18 -14Z", slate.mid, 4),
      ),
    },
    child,
    { towards: 1 },
  )

/** The one thing: black on one side, wonky, with a bite out of the rim. */
function showcase(): Svg {
  const pot = "M-96 -78C-150 -40 -142 62 -70 92C-30 104 34 104 74 90C146 58 146 -44 92 -80Z"
  const clayPot =
    path("M-104 -96C-60 -82 60 -82 100 -98L96 -72C50 -60 -50 -60 -98 -72Z", "#a2613f") +
    path(pot, across("#4a3530", "#8a5236", "#b8734b", "#a2613f")) +
    ellipse(-2, -97, 102, 18, "#3a2622") +
    path("M52 -114L90 -110L98 -84L66 -82Z", "#dfe6dd") +
    stroke("M-118 -20C-60 4 60 4 122 -22", "#7a4630", 5) +
    stroke("M-112 4C-60 26 60 26 116 2", "#7a4630", 5, { "stroke-dasharray": "4 13" }) +
    ellipse(70, -58, 10, 14, "#8a5236") +
    stroke("M64 -62q6 -6 12 0M64 -56q6 -5 12 0M65 -50q5 -4 10 0", "#5f3826", 1.8)
  const glass = polygon(
    [
      [800, 300],
      [1170, 300],
      [1170, 640],
      [800, 640],
    ],
    "#eef6f4",
    { opacity: 0.12 },
  )
  const edges = stroke(
    "M800 640L800 300L1170 300L1170 640M800 300L850 270L1220 270L1170 300M1220 270L1220 600L1170 640",
    "#f4faf6",
    6,
    { opacity: 0.8 },
  )
  const gleam = polygon(
    [
      [830, 300],
      [890, 300],
      [850, 640],
      [800, 640],
      [800, 480],
    ],
    white,
    { opacity: 0.2 },
  )
  const plinth =
    polygon(
      [
        [784, 640],
        [1184, 640],
        [1184, 880],
        [784, 880],
      ],
      across("#e9e4d6", "#d2ccbf"),
    ) +
    polygon(
      [
        [1184, 640],
        [1240, 600],
        [1240, 834],
        [1184, 880],
      ],
      "#b3ada0",
    ) +
    polygon(
      [
        [784, 640],
        [1184, 640],
        [1240, 600],
        [840, 600],
      ],
      "#f6f2e6",
    )
  const label =
    rect(930, 690, 108, 62, "#fffdf5", 3) +
    line(
      [
        [950, 712],
        [1016, 712],
      ],
      slate.mid,
      5,
    ) +
    line(
      [
        [950, 730],
        [992, 730],
      ],
      slate.soft,
      4,
    )
  return shadow(1020, 884, 300, 30, 0.3) + plinth + label + place(985, 520, 1, -3, clayPot) + glass + gleam + edges
}

/** On the floor: the thumb can only be seen from here. */
function lyers(): Svg {
  const ada: Figure = {
    ...kids.elif,
    x: 560,
    y: 1000,
    size: 470,
    pose: {
      turn: 0.8,
      lean: -72,
      nod: 38,
      arms: { near: [56, 92], far: [128, 138] },
      legs: { near: [132, 40], far: [90, 88] },
      on: "ground",
    },
    wear: wear.pinafore,
    face: "open",
  }
  return shadow(570, 1002, 270, 24, 0.3) + child(ada)
}

function drawers(): Svg {
  const pad = (x: number, y: number, turn: number) =>
    place(
      x,
      y,
      1,
      turn,
      rect(-60, -34, 120, 72, "#fffaf0", 3),
      stroke("M-20 -18C-40 8 -24 20 0 20C24 20 40 8 20 -18Z", slate.mid, 4),
    )
  const emre: Figure = {
    ...kids.mateo,
    x: 1090,
    y: 1036,
    size: 400,
    pose: { ...poses.oneKnee, nod: -14, arms: { near: [40, 90], far: [128, 160] } },
    facing: "left",
    wear: wear.jumper,
  }
  const artist: Figure = {
    ...kids.ruth,
    x: 1380,
    y: 1050,
    size: 420,
    pose: { ...poses.crossLegged, nod: 14, turn: 0.4 },
    facing: "left",
    wear: wear.jumperSkirt,
    reach: { near: [1340, 972], far: [1396, 968] },
    holding: "",
  }
  const back: Figure = {
    ...kids.omar,
    x: 200,
    y: 1100,
    size: 560,
    pose: { ...poses.crossLeggedBehind, nod: -4 },
    wear: wear.jumper,
  }
  return (
    cast(emre, child, { towards: -1 }) +
    child(artist) +
    pad(1362, 985, -6) +
    line(
      [
        [1384, 974],
        [1410, 940],
      ],
      marigold.strong,
      7,
    ) +
    child(back)
  )
}
