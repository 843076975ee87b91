import {
  across,
  beams,
  brickWall,
  camera,
  canvas,
  child,
  clip,
  darker,
  down,
  ellipse,
  type Figure,
  hull,
  jacaranda,
  kids,
  lamplight,
  marigold,
  overlay,
  path,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  stroke,
  times,
  vignette,
  violet,
  wear,
  window,
  wood,
} from "../kit.ts"

export const alt = "A girl moves a rook across the chessboard while her opponent thinks, chin in hand, in late sun."

const view = camera({ eye: 0.58, focal: 1500, horizon: 400, centre: 800 })
const CELL = 0.125
const FRONT = 1.62

export default () =>
  canvas(
    clubroom(),
    watchers(),
    players(),
    tabletop(),
    board(),
    pieces(),
    hands(),
    overlay("afternoon"),
    warm(),
    vignette([0.5, 0.6], 0.45),
  )

const clubroom = () =>
  rect(0, 0, 1600, 1067, across("#8f4638", "#b96a4c", "#d99a6c")) +
  brickWall(0, 0, 1600, 760, { fill: "none", density: 0.2, course: 34, seed: 3 }) +
  window(1120, 60, 330, 430, {
    arch: true,
    columns: 2,
    rows: 3,
    view: down("#f4b98a", "#fde7b8"),
    behind: clip(
      "M1120 490V225A165 165 0 0 1 1450 225V490Z",
      jacaranda({ x: 1240, y: 600, height: 520, spread: 480, seed: 6, light: 1, distance: 0.2, air: "#fbd9a0" }),
    ),
  }) +
  trophies()

const trophies = () =>
  rect(150, 250, 380, 16, wood.deep, 3) +
  [
    [210, 0.8],
    [330, 1.1],
    [450, 0.7],
  ]
    .map(([x, size], i) =>
      place(
        x as number,
        250,
        size as number,
        0,
        rect(-26, -22, 52, 22, wood.shade),
        path("M-8 -22L8 -22L5 -46L-5 -46Z", marigold.deep),
        path("M-32 -110H32C32 -70 16 -48 0 -46C-16 -48 -32 -70 -32 -110Z", i === 1 ? marigold.strong : marigold.soft),
        stroke("M-32 -102C-56 -100 -50 -70 -26 -68M32 -102C56 -100 50 -70 26 -68", marigold.strong, 6),
      ),
    )
    .join("")

const watchers = () =>
  child({
    ...kids.harvir,
    x: 650,
    y: 1000,
    size: 640,
    pose: { ...poses.standing, turn: 0.25, nod: 12 },
    wear: wear.jumper,
    hideLegs: true,
  }) +
  child({
    ...kids.iris,
    x: 905,
    y: 1010,
    size: 620,
    pose: { ...poses.standing, turn: 0.25, nod: 12 },
    facing: "left",
    wear: wear.jumperSkirt,
    hideLegs: true,
    face: "calm",
  })

const left: Figure = {
  ...kids.ruth,
  x: 245,
  y: 960,
  size: 1000,
  pose: { ...poses.writing, lean: 10, nod: 14 },
  hideLegs: true,
  wear: { ...wear.cardigan, top: marigold.strong },
  reach: { far: [400, 860], near: [430, 870] },
  face: "calm",
}
const right: Figure = {
  ...kids.mateo,
  x: 1370,
  y: 965,
  size: 1010,
  pose: { ...poses.writing, lean: 12, nod: 10 },
  facing: "left",
  hideLegs: true,
  wear: { ...wear.jumper, top: violet.strong },
  reach: { near: [1170, 690], far: [1120, 860] },
  face: "calm",
}

const players = () => child(left) + child(right)

const tabletop = () =>
  view.face(
    [
      [-0.86, 0, 1.28],
      [0.86, 0, 1.28],
      [0.78, 0, 2.95],
      [-0.78, 0, 2.95],
    ],
    down("#a36a43", "#c88d5c", "#dba673"),
  ) +
  polygon(
    [
      [0, 1030],
      [1600, 1030],
      [1600, 1067],
      [0, 1067],
    ],
    "#8a5636",
    { opacity: 0 },
  )

const board = () =>
  view.face(
    [
      [-0.56, 0, FRONT - 0.06],
      [0.56, 0, FRONT - 0.06],
      [0.56, 0, FRONT + 1.06],
      [-0.56, 0, FRONT + 1.06],
    ],
    "#5a3526",
  ) +
  times(64, (i) => {
    const [column, row] = [i % 8, Math.floor(i / 8)]
    const [x, z] = [(column - 4) * CELL, FRONT + row * CELL]
    return view.face(
      [
        [x, 0, z],
        [x + CELL, 0, z],
        [x + CELL, 0, z + CELL],
        [x, 0, z + CELL],
      ],
      (column + row) % 2 ? "#f7e6c8" : "#7b5bb0",
    )
  }).join("")

type Piece = "pawn" | "rook" | "knight" | "bishop" | "queen" | "king"

/** Outlines of the pieces in a box one unit high, their foot at the origin. */
const SHAPES: Record<Piece, string> = {
  pawn: "M-.2 0L-.2 -.08L-.1 -.16L-.07 -.36A.13 .13 0 1 1 .07 -.36L.1 -.16L.2 -.08L.2 0Z",
  rook: "M-.22 0L-.22 -.1L-.14 -.18L-.12 -.5L-.18 -.56L-.18 -.74L-.1 -.74L-.1 -.67L-.04 -.67L-.04 -.74L.04 -.74L.04 -.67L.1 -.67L.1 -.74L.18 -.74L.18 -.56L.12 -.5L.14 -.18L.22 -.1L.22 0Z",
  knight:
    "M-.22 0L-.22 -.1L-.14 -.18C-.1 -.34 0 -.4 0 -.46C-.1 -.42 -.16 -.36 -.22 -.38C-.28 -.44 -.14 -.6 -.06 -.72L-.02 -.82L.06 -.74C.2 -.66 .2 -.4 .14 -.18L.22 -.1L.22 0Z",
  bishop:
    "M-.22 0L-.22 -.1L-.12 -.18L-.08 -.5C-.16 -.58 -.12 -.72 0 -.84C.12 -.72 .16 -.58 .08 -.5L.12 -.18L.22 -.1L.22 0Z",
  queen: "M-.24 0L-.24 -.1L-.14 -.2L-.1 -.6L-.22 -.9L-.09 -.78L0 -.96L.09 -.78L.22 -.9L.1 -.6L.14 -.2L.24 -.1L.24 0Z",
  king: "M-.24 0L-.24 -.1L-.14 -.2L-.1 -.6C-.24 -.74 -.16 -.86 -.04 -.84L-.04 -.92L-.1 -.92L-.1 -.99L-.04 -.99L-.04 -1.06L.04 -1.06L.04 -.99L.1 -.99L.1 -.92L.04 -.92L.04 -.84C.16 -.86 .24 -.74 .1 -.6L.14 -.2L.24 -.1L.24 0Z",
}

function piece(kind: Piece, column: number, row: number, dark: boolean): Svg {
  const [x, z] = [(column - 3.5) * CELL, FRONT + (row + 0.5) * CELL]
  const [px, py] = view.at(x, 0, z)
  const size = view.scale(z) * 0.2
  const [low, high] = dark ? ["#2c2058", "#4a3a86"] : ["#e0c194", "#fff4dc"]
  return (
    ellipse(px + size * 0.2, py, size * 0.34, size * 0.09, "#2a1440", { opacity: 0.3 }) +
    place(px, py, size, 0, path(SHAPES[kind], across(high, low)), ellipse(0, 0, 0.22, 0.05, low))
  )
}

/** A game in its middle; rows are drawn from the far side. */
function pieces(): Svg {
  const game: readonly (readonly [Piece, number, number, boolean])[] = [
    ["rook", 7, 7, true],
    ["pawn", 6, 6, true],
    ["king", 6, 7, true],
    ["bishop", 4, 6, true],
    ["pawn", 7, 5, true],
    ["knight", 1, 6, false],
    ["pawn", 0, 5, false],
    ["queen", 5, 4, true],
    ["pawn", 1, 4, false],
    ["pawn", 4, 3, true],
    ["knight", 6, 3, true],
    ["bishop", 2, 3, false],
    ["pawn", 3, 2, false],
    ["king", 1, 1, false],
    ["pawn", 0, 2, false],
    ["queen", 2, 1, false],
    ["pawn", 6, 1, true],
    ["pawn", 5, 0, false],
    ["rook", 0, 0, false],
  ]
  const sorted = [...game].sort((a, b) => b[2] - a[2])
  return sorted.map((each) => piece(...each)).join("") + captured()
}

const captured = () =>
  [
    [1400, 930, true],
    [1462, 900, true],
    [1430, 975, true],
  ]
    .map(([x, y]) => place(x as number, y as number, 150, 0, path(SHAPES.pawn, across("#fff4dc", "#e0c194"))))
    .join("") +
  [
    [150, 985],
    [222, 1000],
  ]
    .map(([x, y]) => place(x as number, y as number, 155, 0, path(SHAPES.pawn, across("#4a3a86", "#2c2058"))))
    .join("")

/** Her hand with the rook comes in over the board. */
const hands = () =>
  place(718, 790, 172, -6, path(SHAPES.rook, across("#fff4dc", "#e0c194"))) +
  path(hull([[352, 668], 56], [[520, 752], 44]), darker(marigold.strong, 0.06)) +
  path(hull([[520, 752], 44], [[655, 714], 34]), darker(marigold.strong, 0.06)) +
  path(hull([[660, 712], 27], [[704, 700], 26]), kids.ruth.skin) +
  [-14, 4, 20]
    .map((dy, i) =>
      path(
        hull([[702, 696 + dy], 10], [[738, 704 + dy * 0.9], 8]),
        i % 2 ? darker(kids.ruth.skin, 0.12) : kids.ruth.skin,
      ),
    )
    .join("")

const warm = () =>
  beams(
    [1500, -80],
    [
      [520, 980],
      [820, 1040],
    ],
    320,
    0.4,
    "#ffd08a",
  ) + lamplight(1285, 260, 520, 0.35, "#ffc27a")
