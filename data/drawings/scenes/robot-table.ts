import { cream } from "../colour.ts"
import { mug } from "../gear.ts"
import {
  adult,
  blend,
  blue,
  bookRow,
  camera,
  canvas,
  child,
  circle,
  clay,
  curve,
  darker,
  down,
  ellipse,
  type Figure,
  glow,
  kids,
  lamplight,
  leaf,
  lighter,
  line,
  marigold,
  mix,
  overlay,
  type Paint,
  type Point,
  path,
  pendant,
  place,
  polygon,
  poses,
  potPlant,
  rect,
  type Svg,
  slate,
  staff,
  stroke,
  times,
  vignette,
  violet,
  WIDTH,
  wear,
  white,
  window,
  wood,
} from "../kit.ts"

export const alt =
  "Five children of the robot club watch a little robot steer between three cups on a lamplit table, one of them with a jumper held out to catch it."

const view = camera({ eye: 1.55, focal: 1150, horizon: 330, centre: 800 })
const TOP = 0.76
const half = 1.25
const on = (x: number, z: number, above = 0) => view.at(x, TOP + above, z)

export default () =>
  canvas(
    room(),
    windowToEvening(),
    shelves(),
    pinboard(),
    callum(),
    farSide(),
    sides(),
    tableTop(),
    course(),
    robot(),
    log(),
    nearChild(),
    overlay("evening"),
    pendant(800, 150, 170, marigold.strong),
    lamplight(800, 190, 560, 0.55),
    blend("soft-light", ellipse(800, 760, 820, 380, glow([0.5, 0.5], ["#ffe2a0", 0.75], ["#ffe2a0", 0]))),
    vignette([0.5, 0.6], 0.5, "#1c1248"),
  )

const room = () =>
  rect(0, 0, WIDTH, 620, down("#d9c3b4", "#e6d2bd")) +
  rect(0, 600, WIDTH, 470, "#9c7a68") +
  times(12, (i) =>
    line(
      [
        [800 + (i - 6) * 90, 600],
        [800 + (i - 6) * 420, 1080],
      ],
      "#8a6858",
      3,
    ),
  ).join("") +
  rect(0, 586, WIDTH, 18, wood.deep)

const windowToEvening = () =>
  window(150, 96, 300, 330, {
    view: down("#6b62b8", "#c48fb8", "#f7b183"),
    columns: 2,
    rows: 3,
    frame: "#efe2cf",
    behind: path("M150 426L150 350C200 320 250 330 300 350C360 300 420 330 450 340L450 426Z", "#4a3f86"),
  })

/** Where the hair band is kept in its jam jar. */
function shelves(): Svg {
  const board = (y: number) => rect(1130, y, 390, 16, wood.light, 3) + rect(1130, y + 16, 390, 8, wood.deep)
  const jar =
    rect(1216, 120, 62, 84, "#eaf4f2", 10, { opacity: 0.75 }) +
    rect(1220, 108, 54, 18, "#d2512f", 4) +
    `<ellipse cx="1247" cy="182" rx="20" ry="11" fill="none" stroke="#ff7a1f" stroke-width="9"/>` +
    rect(1226, 130, 10, 60, white, 4, { opacity: 0.7 })
  const boxes =
    rect(1330, 130, 90, 74, violet.mid, 4) + rect(1340, 150, 70, 22, cream) + rect(1428, 146, 70, 58, leaf.mid, 4)
  return (
    board(204) +
    board(330) +
    jar +
    boxes +
    bookRow(1140, 330, 180, 92, 6) +
    cupShape(1370, 330, 70, blue.mid) +
    cupShape(1440, 330, 62, clay.mid) +
    potPlant(1160, 204, 90, 4, clay.soft)
  )
}

const cupShape = (x: number, y: number, size: number, colour: string) =>
  polygon(
    [
      [x - size * 0.42, y - size],
      [x + size * 0.42, y - size],
      [x + size * 0.3, y],
      [x - size * 0.3, y],
    ],
    colour,
  ) +
  polygon(
    [
      [x + size * 0.12, y - size],
      [x + size * 0.42, y - size],
      [x + size * 0.3, y],
      [x + size * 0.08, y],
    ],
    darker(colour, 0.16),
  ) +
  ellipse(x, y - size, size * 0.42, size * 0.11, darker(colour, 0.34)) +
  stroke(
    `M${x - size * 0.4} ${y - size * 0.93}Q${x} ${y - size * 0.78} ${x + size * 0.4} ${y - size * 0.93}`,
    lighter(colour, 0.35),
    size * 0.05,
  )

/** Twenty-three lines of log, pinned up, nearly all of them crosses. */
const pinboard = () =>
  rect(560, 120, 420, 250, wood.mid, 4) +
  rect(572, 132, 396, 226, "#d9b98a") +
  times(
    4,
    (i) =>
      rect(596 + i * 92, 152 + (i % 2) * 12, 76, 104, "#fffaf0") +
      times(5, (j) =>
        stroke(
          i === 3 && j === 4
            ? `M${610 + i * 92} ${238}l8 8l14 -18`
            : `M${608 + i * 92} ${168 + j * 18 + (i % 2) * 12}l10 10m0 -10l-10 10m18 5h28`,
          i === 3 && j === 4 ? leaf.mid : clay.mid,
          3,
        ),
      ).join(""),
  ).join("") +
  circle(860, 318, 26, marigold.soft) +
  rect(640, 286, 120, 54, violet.pale)

const callum = () =>
  adult({
    ...staff.callum,
    ...view.stand(1.62, 5.2, 1.78),
    pose: { ...poses.holding, nod: 10 },
    facing: "left",
    reach: { near: [1082, 416], far: [1076, 432] },
    holding: mug(1068, 430, 46, cream, true),
  })

/** Across the table: one ready with a jumper, one with her hands on her head. */
function farSide(): Svg {
  const jumper: Point = [800, 500]
  const cloth =
    path(
      `M${jumper[0] - 118} ${jumper[1] - 34}C${jumper[0] - 60} ${jumper[1] + 30} ${jumper[0] + 60} ${jumper[1] + 30} ${jumper[0] + 118} ${jumper[1] - 34}C${jumper[0] + 130} ${jumper[1] + 44} ${jumper[0] + 70} ${jumper[1] + 74} ${jumper[0]} ${jumper[1] + 76}C${jumper[0] - 70} ${jumper[1] + 74} ${jumper[0] - 130} ${jumper[1] + 44} ${jumper[0] - 118} ${jumper[1] - 34}Z`,
      violet.strong,
    ) +
    stroke(
      `M${jumper[0] - 118} ${jumper[1] - 30}C${jumper[0] - 60} ${jumper[1] + 34} ${jumper[0] + 60} ${jumper[1] + 34} ${jumper[0] + 118} ${jumper[1] - 30}`,
      violet.soft,
      8,
    )
  const luca: Figure = {
    ...kids.mateo,
    ...view.stand(0, 4.55, 1.5),
    pose: { ...poses.standing, nod: 14, lean: 0 },
    wear: { ...wear.summer },
    hideLegs: true,
    face: "open",
    reach: { near: [jumper[0] - 112, jumper[1] - 26], far: [jumper[0] + 112, jumper[1] - 26] },
  }
  const amara: Figure = {
    ...kids.amara,
    ...view.stand(-0.92, 4.5, 1.42),
    pose: { ...poses.cheering, nod: 12, arms: { near: [-120, 150], far: [120, -150] } },
    hideLegs: true,
    face: "open",
  }
  return child(amara) + child(luca) + cloth
}

/** Leaning in from both long sides; Sunita points at the axle. */
function sides(): Svg {
  const sunita: Figure = {
    ...kids.priti,
    hair: "ponytail",
    glasses: true,
    ...view.stand(1.72, 3.0, 1.46),
    pose: { ...poses.pointing, lean: 20, nod: 6 },
    facing: "left",
    wear: wear.jumper,
    reach: { far: on(0.8, 2.6, 0.2), near: on(1.16, 2.6, 0.02) },
  }
  const jun: Figure = {
    ...kids.jun,
    ...view.stand(-1.72, 3.0, 1.4),
    pose: { ...poses.holding, lean: 18, nod: 4 },
    wear: wear.jumper,
    reach: { near: on(-1.12, 2.55, 0.02), far: on(-1.0, 2.9, 0.02) },
  }
  return child(jun) + child(sunita)
}

const tableTop = () => {
  const quad = (l: number, r: number, near: number, far: number, fill: Paint) =>
    polygon([on(l, near), on(r, near), on(r, far), on(l, far)], fill)
  return (
    quad(-half, half, 1.15, 3.9, down(mix(wood.pale, wood.light, 0.5), wood.pale, "#f0cf9c")) +
    times(4, (i) => line([on(-0.75 + i * 0.5, 1.15), on(-0.75 + i * 0.5, 3.9)], wood.light, 3, { opacity: 0.6 })).join(
      "",
    ) +
    line([on(-half, 3.9), on(half, 3.9)], wood.mid, 7) +
    line([on(-half, 1.15), on(-half, 3.9)], wood.deep, 12) +
    line([on(half, 1.15), on(half, 3.9)], wood.deep, 12)
  )
}

/** Tape marks and three cups, with the way round them. */
function course(): Svg {
  const way = stroke(
    curve([
      on(-0.3, 1.5),
      on(-0.2, 1.9),
      on(0.3, 2.12),
      on(0.42, 2.45),
      on(0.1, 2.6),
      on(-0.4, 2.85),
      on(-0.36, 3.1),
      on(0.3, 3.3),
      on(0.2, 3.7),
    ]),
    "#ffffff",
    9,
    { "stroke-dasharray": "20 16", opacity: 0.9 },
  )
  const one = (x: number, z: number, colour: string) =>
    ellipse(on(x + 0.1, z)[0], on(x, z)[1], view.scale(z) * 0.17, view.scale(z) * 0.04, "#4a2a3f", { opacity: 0.28 }) +
    cupShape(on(x, z)[0], on(x, z)[1], view.scale(z) * 0.24, colour)
  return (
    way +
    line([on(-0.3, 3.74), on(0.6, 3.74)], clay.mid, 9) +
    one(-0.02, 3.35, clay.mid) +
    one(-0.1, 2.8, violet.mid) +
    one(-0.22, 2.25, leaf.mid)
  )
}

/** Biscuit, about the size of a loaf. */
function robot(): Svg {
  const [x, y] = on(0.42, 2.45)
  const s = view.scale(2.45) * 0.27
  const wheel = (u: number) =>
    ellipse(x + u * s, y - s * 0.1, s * 0.2, s * 0.24, slate.deep) +
    circle(x + u * s, y - s * 0.1, s * 0.08, marigold.strong)
  return (
    ellipse(x + s * 0.2, y + s * 0.08, s * 0.95, s * 0.2, "#4a2a3f", { opacity: 0.35 }) +
    rect(x - s * 0.62, y - s * 0.72, s * 1.24, s * 0.62, "#e9a94e", s * 0.2) +
    rect(x + s * 0.16, y - s * 0.72, s * 0.46, s * 0.62, "#cf8c33", s * 0.2) +
    rect(x - s * 0.46, y - s * 1.06, s * 0.92, s * 0.42, "#fdf3dc", s * 0.16) +
    circle(x - s * 0.2, y - s * 0.86, s * 0.1, violet.deep) +
    circle(x + s * 0.16, y - s * 0.86, s * 0.1, violet.deep) +
    stroke(`M${x - s * 0.12} ${y - s * 0.5}q${s * 0.12} ${s * 0.12} ${s * 0.24} 0`, wood.shade, s * 0.06) +
    line(
      [
        [x, y - s * 1.06],
        [x + s * 0.06, y - s * 1.4],
      ],
      slate.mid,
      s * 0.06,
    ) +
    circle(x + s * 0.06, y - s * 1.42, s * 0.1, "#ff6a3c") +
    wheel(-0.5) +
    wheel(0.5)
  )
}

/** Every failure in pen, with the time. */
const log = () => {
  const [x, y] = on(-0.78, 1.95)
  return (
    place(
      x,
      y,
      [130, 76],
      -8,
      rect(-1, -0.7, 2, 1.4, violet.deep, 0.06),
      rect(-0.95, -0.66, 0.93, 1.32, "#fffaf0"),
      rect(0.02, -0.66, 0.93, 1.32, "#f5ecdc"),
      ...times(7, (i) =>
        line(
          [
            [-0.82, -0.5 + i * 0.17],
            [-0.2 - (i % 3) * 0.1, -0.5 + i * 0.17],
          ],
          violet.mid,
          0.04,
        ),
      ),
      ...times(4, (i) =>
        line(
          [
            [0.14, -0.5 + i * 0.17],
            [0.7 - (i % 2) * 0.1, -0.5 + i * 0.17],
          ],
          violet.mid,
          0.04,
        ),
      ),
    ) +
    line(
      [
        [x + 80, y - 40],
        [x + 150, y - 62],
      ],
      clay.strong,
      9,
    )
  )
}

/** The fifth of the team, from behind, in a wheelchair at the near end. */
const nearChild = () => {
  const at = { x: 1270, y: 1150, size: 640 }
  const chairBack =
    rect(1160, 930, 220, 200, violet.deep, 26) +
    rect(1136, 905, 34, 40, slate.deep, 12) +
    rect(1370, 905, 34, 40, slate.deep, 12)
  return (
    child({
      ...kids.kofi,
      ...at,
      pose: { ...poses.sittingBehind, nod: 4, lean: -3 },
      wear: { ...wear.jumper, top: marigold.strong },
    }) + chairBack
  )
}
