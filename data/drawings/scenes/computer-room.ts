import {
  across,
  adult,
  blend,
  bookcase,
  canvas,
  child,
  circle,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  globe,
  greenTree,
  kids,
  type Look,
  lamplight,
  leaf,
  marigold,
  type Point,
  pendant,
  place,
  polygon,
  poses,
  potPlant,
  rain,
  rect,
  type Svg,
  staff,
  stroke,
  swing,
  times,
  violet,
  window,
} from "../kit.ts"

export const alt =
  "Seen from the back of the computer room, children build coloured code blocks while it rains outside."

export default () => canvas(room(), board(), windows(), farRow(), helper(), nearRow(), lamps(), mood(), screensGlow())

const room = () =>
  rect(0, 0, 1600, 1067, down("#d9dcea", "#c3bfe0", "#a79fd0")) + rect(0, 560, 1600, 507, down("#a9a2c9", "#7f76ab"))

/** The whiteboard shows a maze with a turtle on its way. */
const board = () =>
  rect(560, 60, 560, 320, "#f7f6f2", 10) +
  rect(560, 60, 560, 320, "none", 10, { stroke: "#8e88b0", "stroke-width": 10 }) +
  stroke("M640 320V140H760V240H860V140H960V280H1040", violet.soft, 20, { "stroke-linejoin": "round" }) +
  stroke("M640 320V140H760V240", violet.strong, 20) +
  turtle(762, 250, 30) +
  circle(1040, 280, 22, marigold.strong)

const turtle = (x: number, y: number, r: number) =>
  [
    [-1, -0.8],
    [1, -0.8],
    [-1, 0.8],
    [1, 0.8],
  ]
    .map(([a, b]) => circle(x + (a as number) * r * 0.75, y + (b as number) * r * 0.75, r * 0.34, leaf.soft))
    .join("") +
  circle(x, y + r * 1.1, r * 0.4, leaf.soft) +
  circle(x, y, r, leaf.strong) +
  circle(x, y, r * 0.55, leaf.mid)

const windows = () =>
  [70, 290]
    .map((x) =>
      window(x, 70, 180, 330, {
        columns: 2,
        rows: 3,
        view: down("#8c95b0", "#b9c2cf", "#9fb0a8"),
        frame: "#eeeaf4",
        behind: clip(
          `M${x} 70h180v330h-180Z`,
          greenTree({ x: x + 90, y: 470, height: 330, seed: x, distance: 0.4, air: "#a9b2c4" }),
          rain({ seed: x, count: 260, opacity: 0.7, bottom: 400 }),
        ),
      }),
    )
    .join("") +
  bookcase(1220, 150, 330, 330, { shelves: 3, seed: 30, colour: "#8e88b0" }) +
  potPlant(1300, 146, 90, 4) +
  globe(1470, 146, 34)

const SCREENS = [
  [violet.mid, marigold.strong, leaf.mid, clay.mid],
  [leaf.mid, marigold.strong, violet.soft, marigold.soft],
  [clay.mid, violet.mid, marigold.strong, leaf.soft],
  [marigold.strong, leaf.mid, violet.soft, clay.soft],
] as const

/** A monitor with stacked code blocks and, beside them, a drawing in progress. */
function monitor(x: number, y: number, width: number, kind: number): Svg {
  const height = width * 0.66
  const colours = SCREENS[kind % 4] as readonly string[]
  const block = (i: number) =>
    rect(
      x - width * 0.42 + (i % 3 ? width * 0.05 : 0),
      y - height * 0.9 + i * height * 0.17,
      width * (0.2 + ((i * 3 + kind) % 4) * 0.05),
      height * 0.13,
      colours[i % 4] as string,
      width * 0.02,
    )
  const art = [
    times(6, (i) =>
      place(
        x + width * 0.2,
        y - height * 0.5,
        width * 0.16,
        i * 60,
        ellipse(0, -0.55, 0.22, 0.5, colours[i % 4] as string),
      ),
    ).join(""),
    times(
      4,
      (i) =>
        `<circle cx="${x + width * 0.2}" cy="${y - height * 0.5}" r="${width * (0.045 + i * 0.04)}" fill="none" stroke="${colours[i]}" stroke-width="${width * 0.02}"/>`,
    ).join(""),
    polygon(
      times(
        10,
        (i): Point => swing([x + width * 0.2, y - height * 0.5], 180 + i * 36, i % 2 ? width * 0.08 : width * 0.18),
      ),
      marigold.soft,
    ),
    stroke(
      `M${x + width * 0.06} ${y - height * 0.3}l${width * 0.28} 0l0 ${-height * 0.4}l${-width * 0.2} 0l0 ${height * 0.26}l${width * 0.12} 0l0 ${-height * 0.12}`,
      violet.soft,
      width * 0.025,
    ),
  ][kind % 4] as string
  return (
    rect(x - width * 0.06, y - 4, width * 0.12, width * 0.16, "#5c5585") +
    rect(x - width * 0.2, y + width * 0.13, width * 0.4, width * 0.04, "#5c5585", 4) +
    rect(x - width / 2, y - height, width, height, "#3a3363", width * 0.04) +
    rect(x - width * 0.46, y - height * 0.95, width * 0.92, height * 0.88, "#fdfbff", width * 0.02) +
    rect(x - width * 0.02, y - height * 0.9, width * 0.44, height * 0.78, "#ece8fa", width * 0.02) +
    times(5, block).join("") +
    art
  )
}

const desk = (y: number, height: number) =>
  rect(0, y, 1600, height, down("#e6d2b8", "#cfb494")) + rect(0, y + height, 1600, 12, "#a88a6c")

const pupil = (look: Look, x: number, y: number, size: number, options: Partial<Figure> = {}) =>
  child({
    ...look,
    x,
    y,
    size,
    pose: { ...poses.sittingBehind, arms: { near: [-24, 14], far: [24, -14] } },
    ...options,
  })

const farRow = () =>
  desk(520, 34) +
  [
    [515, 1],
    [930, 0],
    [1240, 3],
  ]
    .map(([x, kind]) => monitor(x as number, 500, 190, kind as number))
    .join("") +
  pupil(kids.harvir, 515, 690, 330) +
  pupil(kids.ben, 945, 690, 330, {
    pose: { ...poses.sittingBehind, lean: 4, nod: 6, arms: { near: [-24, 14], far: [24, -14] } },
  }) +
  [515, 945].map((x) => seat(x, 690, 0.62)).join("")

const seat = (x: number, y: number, size: number) =>
  rect(x - 62 * size, y - 96 * size, 124 * size, 70 * size, violet.strong, 16 * size) +
  rect(x - 8 * size, y - 26 * size, 16 * size, 130 * size, "#4a4470")

const nearRow = () =>
  desk(800, 60) +
  [
    [230, 2],
    [800, 0],
    [1370, 3],
  ]
    .map(([x, kind]) => monitor(x as number, 770, 360, kind as number))
    .join("") +
  [420, 990, 1560].map((x) => rect(x, 822, 90, 20, "#efeaf6", 6)).join("") +
  pupil(kids.grace, 240, 1100, 600, {
    pose: { ...poses.sittingBehind, nod: 5, arms: { near: [-24, 30], far: [130, 168] } },
  }) +
  pupil(kids.dalia, 790, 1105, 600) +
  pupil(kids.femi, 1380, 1105, 600, {
    pose: { ...poses.sittingBehind, lean: -5, arms: { near: [-30, -2], far: [24, -14] } },
  }) +
  [240, 790, 1380].map((x) => seat(x, 1105, 1.2)).join("")

const helper = () =>
  adult({
    ...staff.callum,
    x: 1095,
    y: 830,
    size: 520,
    pose: { ...poses.standing, turn: 0.85, lean: 14, nod: 8 },
    facing: "left",
    reach: { near: [985, 520], far: [1010, 540] },
  })

const screensGlow = () =>
  lamplight(330, 640, 300, 0.22, "#cfd4ff") +
  lamplight(830, 640, 320, 0.25, "#cfd4ff") +
  lamplight(1330, 640, 300, 0.22, "#cfd4ff") +
  lamplight(830, 220, 420, 0.22, "#e8e4ff")

const lamps = () => pendant(430, 90, 70, marigold.strong) + pendant(1180, 80, 70, marigold.strong)

/** Grey daylight from the left, warm lamps over the desks. */
const mood = () =>
  blend("multiply", rect(0, 0, 1600, 1067, across(["#a9aed0", 0.55], ["#e3dcf0", 0.2], ["#c9bfe0", 0.3]))) +
  lamplight(430, 110, 420, 0.4) +
  lamplight(1180, 100, 460, 0.4)
