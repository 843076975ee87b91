import {
  adult,
  archPoints,
  between,
  blend,
  bookColours,
  bookPile,
  camera,
  canvas,
  child,
  clip,
  darker,
  down,
  facing,
  floor,
  infant,
  jacaranda,
  kids,
  lamplight,
  leaf,
  lighter,
  line,
  marigold,
  mix,
  openBook,
  outline,
  overlay,
  pick,
  place,
  polygon,
  poses,
  receding,
  rect,
  type Svg,
  seeded,
  shadow,
  staff,
  times,
  vignette,
  violet,
  wear,
  wood,
} from "../kit.ts"

export const focus = [75, 50]

export const alt =
  "A girl on the library ladder reaches for a book between tall shelves that lead to a bright arched window."

const view = camera({ eye: 1.5, focal: 1150, horizon: 560, centre: 720 })
const AISLE = 1.75

export default () =>
  canvas(
    rect(0, 0, 1600, 1067, "#4a3038"),
    ceiling(),
    endWall(),
    boards(),
    shelves(-1),
    shelves(1),
    farFigures(),
    lightPool(),
    sitter(),
    climber(),
    overlay("afternoon"),
    lamplight(720, 470, 560, 0.5, "#ffe2a6"),
    vignette([0.45, 0.5], 0.5),
  )

const ceiling = () =>
  view.face(
    [
      [-AISLE - 1, 4.4, 1.2],
      [AISLE + 1, 4.4, 1.2],
      [AISLE + 1, 4.4, 13],
      [-AISLE - 1, 4.4, 13],
    ],
    down("#6d4a52", "#c79a7e"),
  ) +
  times(6, (i) =>
    view.face(
      [
        [-4, 4.4, 2 + i * 2],
        [4, 4.4, 2 + i * 2],
        [4, 4.2, 2 + i * 2],
        [-4, 4.2, 2 + i * 2],
      ],
      "#5a3a40",
    ),
  ).join("")

function endWall(): Svg {
  const wall = facing(view, 0, 13)
  const arch = archPoints(-1.3, 1.3, -0.9, -2.5, 1.2, 20).map(([u, v]) => wall(u, -v))
  const bars =
    [-0.65, 0, 0.65].map((u) => line([wall(u, 0.9), wall(u, u ? 3.5 : 3.7)], "#f6ead6", 4)).join("") +
    [1.7, 2.5].map((v) => line([wall(-1.3, v), wall(1.3, v)], "#f6ead6", 4)).join("")
  return (
    view.face(
      [
        [-4, 0, 13],
        [4, 0, 13],
        [4, 4.4, 13],
        [-4, 4.4, 13],
      ],
      "#f0d6b4",
    ) +
    polygon(arch, down("#d8ecf2", "#fff4d6")) +
    clip(
      outline(arch),
      jacaranda({ x: 770, y: 640, height: 280, spread: 300, seed: 5, light: -1, distance: 0.15, air: "#fff4d6" }),
    ) +
    bars +
    polygon(arch, "none", { stroke: "#f6ead6", "stroke-width": 8 }) +
    rect(720 - 130, 606, 260, 34, violet.strong, 6)
  )
}

const boards = () =>
  floor(view, {
    left: -AISLE - 1,
    right: AISLE + 1,
    near: 1.2,
    far: 13,
    fill: down("#d9a878", "#8f5d42"),
    joint: "#7a4c34",
    across: 0,
    along: 0.3,
    opacity: 0.5,
  })

/** A wall of books along the aisle: shelves in perspective, filled book by book. */
function shelves(side: -1 | 1): Svg {
  const random = seeded(side + 40)
  const wall = receding(view, side * AISLE, 1.5)
  const long = 10.6
  const quad = (u0: number, u1: number, v0: number, v1: number, fill: string) =>
    polygon([wall(u0, v0), wall(u1, v0), wall(u1, v1), wall(u0, v1)], fill)
  const shelf = (i: number) => {
    const foot = 0.18 + i * 0.56
    const out = [quad(0, long, foot, foot + 0.52, "#3a2430")]
    for (let u = 0; u < long; ) {
      const w = between(random, 0.06, 0.13) * (1 + u * 0.09)
      const far = Math.min(0.55, u * 0.045)
      const colour = mix(pick(random, bookColours), "#e8b888", far)
      const tall = between(random, 0.32, 0.47)
      out.push(quad(u, u + w, foot, foot + tall, side > 0 ? colour : darker(colour, 0.12)))
      if (random() < 0.4 && u < 5)
        out.push(quad(u + w * 0.1, u + w * 0.9, foot + tall * 0.7, foot + tall * 0.8, lighter(colour, 0.4)))
      u += random() < 0.06 ? w * 2 : w
    }
    return out.join("") + quad(0, long, foot - 0.06, foot, mix(wood.light, wood.mid, side > 0 ? 0 : 0.6))
  }
  const uprights = times(7, (i) => quad(i * 1.76, i * 1.76 + 0.09, 0, 4, wood.mid)).join("")
  return quad(0, long, 0, 4.05, wood.deep) + times(7, shelf).join("") + uprights + quad(0, long, 4, 4.2, wood.light)
}

const farFigures = () =>
  shadow(...view.at(0.25, 0, 10.5), 40, 6) +
  adult({ ...staff.ilse, ...view.stand(0.55, 10.5, 1.7), pose: "holding", facing: "left" }) +
  infant({ ...kids.ruth, ...view.stand(-0.1, 10.2, 1.1), pose: "standing" })

const lightPool = () =>
  blend(
    "soft-light",
    view.face(
      [
        [-0.9, 0, 12.5],
        [0.9, 0, 12.5],
        [1.1, 0, 2],
        [-1.1, 0, 2],
      ],
      down(["#fff6da", 0.95], ["#fff0c4", 0.1]),
    ),
  )

const sitter = () =>
  shadow(410, 968, 150, 16, 0.35) +
  child({
    ...kids.femi,
    x: 330,
    y: 965,
    size: 520,
    pose: "kneesUp",
    reach: { near: [440, 815], far: [446, 812] },
    holding: openBook(452, 800, 50, { cover: leaf.strong, tilt: 10 }),
    face: "calm",
  }) +
  bookPile(120, 1000, 150, 4, 3)

function climber(): Svg {
  const rail = (x: number, lean: number) =>
    line(
      [
        [x, 1040],
        [x + lean, 60],
      ],
      "#e7bd86",
      16,
    )
  const rungs = times(9, (i) =>
    line(
      [
        [1002 + i * 18, 985 - i * 108],
        [1130 + i * 18, 985 - i * 108],
      ],
      "#d6a368",
      12,
    ),
  ).join("")
  return (
    shadow(1080, 1040, 150, 16, 0.35) +
    rail(990, 170) +
    rungs +
    rail(1120, 170) +
    child({
      ...kids.iris,
      x: 1098,
      y: 760,
      size: 540,
      pose: { ...poses.fromBehind, nod: 10, lean: 4, legs: { near: [-8, -4], far: [14, -8] } },
      reach: { near: [1102, 520], far: [1290, 290] },
      wear: { ...wear.summerSkirt },
    }) +
    place(1302, 268, 1, 12, rect(-20, -52, 40, 96, marigold.strong, 3), rect(-12, -30, 24, 8, marigold.pale))
  )
}
