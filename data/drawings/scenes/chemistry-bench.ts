import {
  across,
  adult,
  between,
  blackboard,
  blob,
  blue,
  canvas,
  chalk,
  child,
  circle,
  clay,
  clip,
  down,
  type Figure,
  flask,
  flatBook,
  greenTree,
  kids,
  lamplight,
  leaf,
  marigold,
  overlay,
  path,
  pick,
  place,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  slate,
  staff,
  times,
  violet,
  wear,
  window,
  wood,
} from "../kit.ts"

export const focus = [60, 50]

export const alt = "Two children in goggles and their science teacher watch a flask foam over on the chemistry bench."

export default () =>
  canvas(backWall(), shelves(), people(), bench(), foam(), foreground(), overlay("noon"), glowOfFlask())

const backWall = () =>
  rect(0, 0, 1600, 1067, across("#c9d9e6", "#dcd6ee", "#b9aee0")) +
  window(90, 90, 330, 420, {
    columns: 2,
    rows: 3,
    behind: clip("M90 90H420V510H90Z", greenTree({ x: 300, y: 620, height: 460, seed: 5, distance: 0.25 })),
  }) +
  blackboard(
    1180,
    110,
    350,
    300,
    chalk("M60 90L130 50L200 90L200 170L130 210L60 170Z", 6) +
      chalk("M200 90L270 50M130 210V260M60 170L20 196", 6) +
      chalk("M84 98L130 72M176 164L132 190", 4),
  )

const shelves = () =>
  [190, 350]
    .map((y, row) => rect(520, y, 560, 14, wood.light, 3) + times(8, (i) => jar(560 + i * 68, y, row * 8 + i)).join(""))
    .join("")

function jar(x: number, y: number, seed: number): Svg {
  const random = seeded(seed + 40)
  const colour = pick(random, [violet.mid, marigold.soft, leaf.mid, clay.soft, violet.soft, blue.mid])
  const [w, h] = [between(random, 34, 52), between(random, 54, 96)]
  return (
    rect(x - w / 2, y - h, w, h, "#ffffff", 8, { opacity: 0.55 }) +
    rect(x - w / 2 + 4, y - h * between(random, 0.5, 0.8), w - 8, h * 0.45, colour, 5) +
    rect(x - w / 2 + 4, y - h * 0.35, w - 8, h * 0.32, colour, 5) +
    rect(x - w / 2 - 2, y - h - 8, w + 4, 12, slate.soft, 4)
  )
}

const bench = () =>
  polygon(
    [
      [0, 770],
      [1600, 770],
      [1600, 860],
      [0, 860],
    ],
    down("#f2ead9", "#e3d7c6"),
  ) +
  rect(0, 856, 1600, 24, "#b9a58f") +
  rect(0, 880, 1600, 187, down("#4a3d8c", "#352a78")) +
  times(
    4,
    (i) => rect(60 + i * 400, 915, 300, 130, "#56489c", 8) + rect(180 + i * 400, 940, 60, 10, marigold.soft, 5),
  ).join("")

function people(): Svg {
  const iris: Figure = {
    ...kids.iris,
    glasses: false,
    x: 500,
    y: 1030,
    size: 690,
    pose: { ...poses.holding, turn: 0.7, lean: 6 },
    wear: wear.lab,
    hat: "goggles",
    reach: { near: [690, 556], far: [640, 690] },
    face: "open",
  }
  const chidi: Figure = {
    ...kids.chidi,
    x: 1010,
    y: 1040,
    size: 640,
    pose: { ...poses.holding, turn: 0.65, nod: 0 },
    facing: "left",
    wear: wear.lab,
    hat: "goggles",
    reach: { near: [950, 742], far: [920, 700] },
    face: "open",
  }
  const leila: Figure = {
    ...staff.leila,
    x: 1260,
    y: 1120,
    size: 920,
    pose: { ...poses.standing, turn: 0.6, nod: 8, arms: { near: [-20, 40], far: [12, 70] } },
    facing: "left",
  }
  return adult(leila) + child(iris) + place(696, 540, 110, 118, flask(0, 0.1, 1, violet.mid, "tube")) + child(chidi)
}

/** The flask in the middle, boiling over. */
function foam(): Svg {
  const random = seeded(11)
  const bubbles = times(26, () => {
    const r = between(random, 8, 30)
    return circle(
      between(random, 726, 872),
      between(random, 470, 600),
      r,
      pick(random, [marigold.soft, marigold.pale, "#fff6e0", marigold.strong]),
    )
  })
  const drips = path(
    "M752 585C740 640 736 690 742 720C748 740 764 736 766 716C768 680 774 650 790 640C800 690 806 720 820 716C836 712 832 660 838 625C850 650 858 670 864 664C872 650 862 600 850 580Z",
    marigold.soft,
  )
  return (
    shadow(805, 812, 130, 16) +
    flask(800, 812, 270, marigold.strong) +
    drips +
    path(blob(seeded(3), 798, 560, 76, 44, 0.2), marigold.soft) +
    bubbles.join("") +
    times(9, () =>
      circle(between(random, 700, 900), between(random, 330, 480), between(random, 4, 12), marigold.pale, {
        opacity: 0.9,
      }),
    ).join("")
  )
}

const foreground = () =>
  shadow(190, 840, 110, 12) +
  flask(150, 842, 210, violet.mid, "round") +
  flask(300, 848, 170, leaf.mid) +
  rack(1180, 846) +
  flask(1480, 846, 230, clay.mid, "round") +
  flatBook(420, 848, 130, 26, clay.strong)

const rack = (x: number, y: number) =>
  [violet.soft, marigold.strong, leaf.soft, clay.soft]
    .map((colour, i) => flask(x + 30 + i * 44, y - 14, 140, colour, "tube"))
    .join("") +
  rect(x, y - 78, 194, 14, wood.mid, 3) +
  rect(x - 6, y - 16, 206, 18, wood.deep, 3)

const glowOfFlask = () => lamplight(800, 620, 420, 0.35, "#ffd27a")
