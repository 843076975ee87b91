import {
  across,
  adult,
  blue,
  canvas,
  child,
  circle,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  house,
  jacaranda,
  jointsOf,
  kids,
  type Look,
  lamplight,
  leaf,
  line,
  marigold,
  overlay,
  path,
  pendant,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  shadow,
  skin,
  slate,
  soft,
  stroke,
  times,
  violet,
  wear,
  window,
  wood,
} from "../kit.ts"

export const alt = "Children talk over lunch at a long table while others queue with trays at the kitchen hatch."

export default () =>
  canvas(hall(), hatch(), queue(), farTable(), nearTable(), fromBehind(), lamps(), overlay("noon"), glowing())

const hall = () =>
  rect(0, 0, 1600, 1067, across("#f7e7c8", "#f3dcc0", "#e6cfc6")) +
  rect(0, 330, 1600, 250, "#d9e3cf") +
  rect(0, 322, 1600, 12, leaf.mid) +
  rect(0, 560, 1600, 507, down("#d8b28c", "#bf9270")) +
  [60, 300]
    .map((x) =>
      window(x, 60, 180, 250, {
        columns: 2,
        rows: 2,
        arch: true,
        behind: clip(
          `M${x} 310V150A90 90 0 0 1 ${x + 180} 150V310Z`,
          jacaranda({
            x: x + 60,
            y: 380,
            height: 300,
            spread: 320,
            seed: x,
            light: -1,
            distance: 0.15,
            florets: false,
          }),
        ),
      }),
    )
    .join("")

/** The kitchen behind its counter, with the cook. */
const hatch = () =>
  rect(640, 120, 700, 300, down("#8b5a5a", "#b07a66"), 10) +
  times(9, (i) => rect(664 + i * 74, 140, 66, 56, i % 2 ? "#c98f76" : "#bb8068", 3)).join("") +
  times(
    8,
    (i) =>
      line(
        [
          [700 + i * 84, 210],
          [700 + i * 84, 240],
        ],
        slate.deep,
        4,
      ) + ellipse(700 + i * 84, 262, 22, 24, i % 2 ? "#d9a15a" : "#b9c0c8"),
  ).join("") +
  steam(850, 400) +
  adult({
    skin: skin.chestnut,
    hair: "crop",
    x: 960,
    y: 700,
    size: 520,
    hat: "chef",
    hatColour: "#ffffff",
    pose: { ...poses.standing, turn: 0.2, nod: 6 },
    hideLegs: true,
    reach: { near: [900, 440], far: [1010, 430] },
    wear: { ...wear.apron, top: "#ffffff", apron: clay.soft },
  }) +
  rect(600, 440, 780, 30, "#f3ead8", 4) +
  rect(600, 468, 780, 130, violet.strong) +
  times(6, (i) => rect(620 + i * 128, 486, 108, 94, violet.mid, 6)).join("") +
  [
    [700, clay.mid],
    [850, leaf.mid],
    [1120, marigold.strong],
    [1260, clay.soft],
  ]
    .map(
      ([x, colour]) =>
        path(
          `M${(x as number) - 56} 408H${(x as number) + 56}L${(x as number) + 46} 442H${(x as number) - 46}Z`,
          "#b9c0c8",
        ) + ellipse(x as number, 408, 56, 13, colour as string),
    )
    .join("")

const steam = (x: number, y: number) =>
  soft(
    6,
    ...[-20, 6, 30].map((dx) => stroke(`M${x + dx} ${y}q-18 -36 0 -70q18 -34 0 -70`, "#ffffff", 9, { opacity: 0.4 })),
  )

function queue(): Svg {
  const carrier = (look: Look, x: number, size: number, options: Partial<Figure> = {}) => {
    const figure: Figure = { ...look, x, y: 668, size, pose: { ...poses.holding, turn: 0.85 }, ...options }
    const { near, far } = jointsOf(figure)
    const [tx, ty] = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2]
    return (
      shadow(x, 668, 50, 7) +
      child({
        ...figure,
        holding:
          rect(tx - 40, ty - 6, 84, 10, leaf.mid, 4) +
          ellipse(tx - 12, ty - 12, 22, 8, "#fffdf6") +
          circle(tx + 28, ty - 16, 9, house.flame),
      })
    )
  }
  return (
    carrier(kids.lotte, 1460, 290, { facing: "left" }) +
    carrier(kids.chidi, 1350, 300, { facing: "left" }) +
    carrier(kids.grace, 1225, 285, { facing: "left" }) +
    carrier(kids.jun, 700, 290, { facing: "left", pose: { ...poses.carrying } })
  )
}

/** Seated children behind a table, only what shows above it. */
const diner = (look: Look, x: number, y: number, size: number, options: Partial<Figure> = {}) =>
  child({ ...look, x, y, size, pose: { ...poses.sittingFront, nod: 4 }, hideLegs: true, ...options })

const farTable = () =>
  diner(kids.harvir, 120, 740, 330, { pose: { ...poses.sittingFront, turn: 0.6 }, reach: { far: [180, 680] } }) +
  diner(kids.nia, 280, 740, 330, { facing: "left", pose: { ...poses.sittingFront, turn: 0.6 } }) +
  diner(kids.kofi, 440, 742, 330, {}) +
  polygon(
    [
      [-20, 690],
      [560, 690],
      [590, 720],
      [-20, 720],
    ],
    wood.pale,
  ) +
  rect(-20, 718, 610, 16, wood.mid) +
  [60, 200, 360, 500].map((x) => meal(x, 702, 0.5, x)).join("")

function nearTable(): Svg {
  return (
    diner(kids.amara, 330, 900, 600, {
      pose: { ...poses.sittingFront, turn: 0.6, nod: -2 },
      reach: { far: [470, 700], near: [250, 845] },
      face: "open",
    }) +
    diner(kids.ben, 620, 905, 610, {
      facing: "left",
      pose: { ...poses.sittingFront, turn: 0.5, nod: 0 },
      reach: { near: [700, 850], far: [560, 845] },
    }) +
    diner(kids.elif, 940, 905, 590, {
      pose: { ...poses.sittingFront, turn: 0.1, nod: 10 },
      reach: { near: [890, 850], far: [975, 745] },
      face: "calm",
    }) +
    line(
      [
        [975, 745],
        [955, 700],
      ],
      "#b9c0c8",
      7,
    ) +
    diner(kids.omar, 1250, 900, 610, {
      facing: "left",
      pose: { ...poses.sittingFront, turn: 0.7, nod: -4 },
      reach: { near: [1170, 840], far: [1120, 720] },
      wear: wear.jumper,
      face: "open",
    }) +
    polygon(
      [
        [-20, 842],
        [1620, 842],
        [1620, 960],
        [-20, 960],
      ],
      down("#e9c596", "#d3a570"),
    ) +
    rect(-20, 958, 1640, 24, "#a97749") +
    [
      [330, 1],
      [640, 2],
      [920, 3],
      [1220, 4],
    ]
      .map(([x, seed]) => meal(x as number, 880, 1, seed as number))
      .join("") +
    jug(780, 905) +
    fruit(1460, 900) +
    fruit(70, 900)
  )
}

function meal(x: number, y: number, size: number, seed: number): Svg {
  const food = [clay.mid, leaf.mid, marigold.strong, "#fff3d6"]
  return place(
    x,
    y,
    size,
    0,
    ellipse(0, 6, 92, 25, "#7a4c34", { opacity: 0.25 }),
    ellipse(0, 0, 88, 24, "#fffdf8"),
    ellipse(0, -1, 66, 17, "#efe8f4"),
    ellipse(-22, -6, 30, 11, food[seed % 4] as string),
    ellipse(22, -5, 28, 10, food[(seed + 1) % 4] as string),
    ellipse(0, -12, 20, 8, food[(seed + 2) % 4] as string),
    path("M104 -40H146L140 14H110Z", "#ffffff", { opacity: 0.75 }),
    path("M107 -18H143L140 14H110Z", blue.soft, { opacity: 0.9 }),
  )
}

const jug = (x: number, y: number) =>
  path(`M${x - 46} ${y - 130}H${x + 40}L${x + 52} ${y}H${x - 56}Z`, "#ffffff", { opacity: 0.75 }) +
  path(`M${x - 51} ${y - 76}H${x + 46}L${x + 52} ${y}H${x - 56}Z`, marigold.soft) +
  stroke(`M${x + 42} ${y - 110}C${x + 96} ${y - 110} ${x + 92} ${y - 40} ${x + 50} ${y - 34}`, "#ffffff", 12, {
    opacity: 0.85,
  })

const fruit = (x: number, y: number) =>
  circle(x - 42, y - 62, 30, house.flame) +
  circle(x + 4, y - 74, 32, marigold.strong) +
  circle(x + 46, y - 60, 29, leaf.soft) +
  path(
    `M${x - 92} ${y - 56}H${x + 92}C${x + 84} ${y} ${x + 40} ${y + 6} ${x} ${y + 6}C${x - 40} ${y + 6} ${x - 84} ${y} ${x - 92} ${y - 56}Z`,
    across(violet.soft, violet.mid),
  )

const fromBehind = () =>
  child({ ...kids.iris, x: 470, y: 1190, size: 640, pose: { ...poses.sittingBehind, nod: 8 } }) +
  child({
    ...kids.femi,
    x: 1080,
    y: 1195,
    size: 650,
    pose: { ...poses.sittingBehind, nod: -8, arms: { near: [-14, 20], far: [110, 150] } },
  })

const lamps = () =>
  [
    [420, 190],
    [820, 96],
    [1200, 96],
    [1500, 190],
  ]
    .map(([x, y], i) => pendant(x as number, y as number, i % 3 ? 84 : 110, marigold.strong))
    .join("")

const glowing = () =>
  [
    [420, 200],
    [820, 110],
    [1200, 110],
    [1500, 200],
  ]
    .map(([x, y]) => lamplight(x as number, y as number, 240, 0.35))
    .join("")
