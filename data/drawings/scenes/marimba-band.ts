import {
  across,
  arcade,
  between,
  brick,
  canvas,
  child,
  circle,
  clay,
  darker,
  down,
  ellipse,
  type Figure,
  frontal,
  glow,
  house,
  infant,
  jacaranda,
  kids,
  type Look,
  lamplight,
  line,
  marigold,
  mix,
  n,
  type Outfit,
  overlay,
  type Point,
  type Pose,
  path,
  polygon,
  poses,
  rect,
  type Svg,
  seeded,
  shadow,
  stroke,
  times,
  violet,
  wear,
} from "../kit.ts"

export const alt = "At dusk the marimba band plays in the courtyard under strings of lanterns."

export default () => canvas(dusk(), lanterns(), backLine(), frontLine(), listeners(), overlay("evening"), lights())

const dusk = () =>
  rect(0, 0, 1600, 1067, down("#3b2f86", "#7a5fb4", "#d58fa6", "#f6bd8c")) +
  jacaranda({ x: 230, y: 640, height: 620, spread: 680, seed: 44, light: 1, distance: 0.12, air: "#6a55b0" }) +
  jacaranda({ x: 1420, y: 640, height: 560, spread: 620, seed: 17, light: -1, distance: 0.16, air: "#6a55b0" }) +
  arcade(frontal(-60, 690, 78, [800, 560], 9), {
    bays: 9,
    bay: 2.5,
    height: 3.6,
    spring: 1.8,
    wall: down("#9a5a5e", "#b8705c"),
    inside: down("#f0b060", "#f8c878"),
    reveal: "#e8a070",
    courses: true,
    tone: { ...brick, sun: "#d8907a", deep: "#7f434c" },
  }) +
  rect(0, 684, 1600, 383, down("#b07a86", "#7c5690", "#523c7e"))

function lanterns(): Svg {
  const string = (from: Point, to: Point, sag: number, count: number, seed: number) => {
    const at = (t: number): Point => [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
    ]
    const colours = [marigold.strong, marigold.soft, clay.soft, "#fff0c4", violet.pale]
    return (
      stroke(
        `M${times(25, (i) => at(i / 24))
          .map(([x, y]) => `${n(x)} ${n(y)}`)
          .join("L")}`,
        "#2a1f5a",
        3,
      ) +
      times(count, (i) => {
        const [x, y] = at((i + 0.5) / count)
        const colour = colours[(i + seed) % 5] as string
        return (
          line(
            [
              [x, y],
              [x, y + 14],
            ],
            "#2a1f5a",
            3,
          ) +
          ellipse(x, y + 44, 25, 30, glow([0.5, 0.5], "#fffbe6", colour, colour)) +
          rect(x - 11, y + 12, 22, 7, "#2a1f5a", 2) +
          rect(x - 9, y + 70, 18, 6, "#2a1f5a", 2)
        )
      }).join("")
    )
  }
  return string([-20, 90], [860, 60], 130, 7, 0) + string([760, 30], [1640, 120], 150, 7, 2)
}

/** A marimba seen from the audience: bars on a frame, tubes below. (x, y) is the middle of the front edge of its bars. */
function marimba(x: number, y: number, width: number, bars: number, seed: number): Svg {
  const random = seeded(seed)
  const depth = width * 0.17
  const tubes = times(bars, (i) => {
    const t = (i + 0.5) / bars
    const long = width * (0.42 - t * 0.26)
    return rect(
      x - width / 2 + t * width - width / bars / 2.8,
      y,
      width / bars / 1.45,
      long,
      across("#e8c27c", "#a8743a"),
      6,
    )
  })
  const keys = times(bars, (i) => {
    const [a, b] = [x - width / 2 + (i / bars) * width + 3, x - width / 2 + ((i + 1) / bars) * width - 3]
    const lean = (v: number) => x + (v - x) * 0.94
    const rise = depth * (1 - i * 0.028)
    const colour = mix("#8c4a2e", "#c07a4a", between(random, 0, 0.7))
    return (
      polygon(
        [
          [a, y + 6],
          [b, y + 6],
          [lean(b), y - rise],
          [lean(a), y - rise],
        ],
        colour,
      ) +
      polygon(
        [
          [a, y + 6],
          [b, y + 6],
          [b, y + 16],
          [a, y + 16],
        ],
        darker(colour, 0.3),
      ) +
      ellipse((a + b) / 2, y - rise * 0.2, 3, 2, "#3a2020")
    )
  })
  const legs = [-0.46, 0.46].map((t) =>
    line(
      [
        [x + width * t, y + 8],
        [x + width * t * 1.06, y + width * 0.56],
      ],
      "#4a2c38",
      width * 0.025,
    ),
  )
  return (
    shadow(x, y + width * 0.56, width * 0.56, width * 0.045, 0.4) +
    legs.join("") +
    tubes.join("") +
    polygon(
      [
        [x - width / 2, y + 4],
        [x + width / 2, y + 4],
        [x + width * 0.47, y - depth * 0.55],
        [x - width * 0.47, y - depth * 0.9],
      ],
      "#3a2434",
    ) +
    rect(x - width * 0.5, y + 12, width, width * 0.03, "#5a3442") +
    keys.join("")
  )
}

/** A player behind a marimba with a mallet in each hand. */
function player(
  look: Look,
  x: number,
  y: number,
  size: number,
  near: Point,
  far: Point,
  options: Partial<Figure> = {},
): Svg {
  const figure: Figure = {
    ...look,
    x,
    y,
    size,
    pose: { ...poses.standing, turn: 0.2, nod: 8 },
    reach: { near, far },
    hideLegs: false,
    face: "open",
    ...options,
  }
  const mallet = ([hx, hy]: Point, dx: number, dy: number) =>
    line(
      [
        [hx, hy],
        [hx + dx * size, hy + dy * size],
      ],
      "#e9d2a8",
      size * 0.014,
    ) + circle(hx + dx * size, hy + dy * size, size * 0.03, violet.soft)
  return child(figure) + mallet(near, 0.07, 0.12) + mallet(far, -0.03, 0.15)
}

const shirt = (colour: string): Outfit => ({ ...wear.summer, top: colour, collar: undefined, below: violet.deep })

const backLine = () =>
  player(kids.elif, 560, 760, 370, [520, 560], [606, 540], { wear: { ...shirt(marigold.strong), bottom: "skirt" } }) +
  player(kids.chidi, 1080, 765, 380, [1040, 530], [1126, 570], { wear: shirt(house.acacia), facing: "right" }) +
  marimba(570, 640, 330, 11, 3) +
  marimba(1090, 645, 340, 11, 8) +
  drummer()

const drummer = () =>
  path("M760 640C744 700 744 760 772 812H868C896 760 896 700 880 640Z", across("#c98a52", "#8a5030")) +
  stroke("M764 664L790 800L820 664L850 800L876 664", "#f0d8a8", 4) +
  child({
    ...kids.omar,
    x: 822,
    y: 800,
    size: 390,
    pose: { ...poses.standing, turn: 0.2, nod: -6 },
    wear: shirt(clay.mid),
    reach: { near: [778, 566], far: [866, 620] },
    face: "open",
    hideLegs: true,
  }) +
  path("M760 640C744 700 744 760 772 812H868C896 760 896 700 880 640Z", across("#c98a52", "#8a5030")) +
  stroke("M764 664L790 800L820 664L850 800L876 664", "#f0d8a8", 4) +
  ellipse(820, 640, 60, 15, "#f7e6c8")

const frontLine = () =>
  player(kids.amara, 300, 930, 560, [225, 660], [385, 620], {
    wear: { ...shirt(house.flame), bottom: "skirt", below: violet.deep },
    pose: { ...poses.standing, turn: 0.3, nod: 6, lean: 4 },
  }) +
  marimba(310, 770, 540, 13, 5) +
  player(kids.mateo, 1330, 935, 570, [1250, 610], [1420, 668], {
    wear: shirt(violet.soft),
    facing: "right",
    pose: { ...poses.standing, turn: 0.1, nod: 8, lean: -3 },
  }) +
  marimba(1320, 780, 560, 13, 12)

const raised = (upper: number, lower: number): Pose["arms"] => ({ near: [-upper, -lower], far: [upper, lower] })

/** Small listeners in front dance and clap, from behind. */
const listeners = () =>
  [
    { look: kids.ruth, x: 690, arms: raised(120, 160) },
    { look: kids.jun, x: 850, arms: raised(60, 150) },
    { look: kids.lotte, x: 985, arms: raised(140, 165) },
  ]
    .map(
      ({ look, x, arms }, i) =>
        shadow(x, 1062, 70, 10, 0.4) +
        infant({
          ...look,
          x,
          y: 1060 - (i === 1 ? 16 : 0),
          size: 330,
          pose: {
            ...poses.fromBehind,
            lean: (i - 1) * 7,
            arms: arms as Pose["arms"],
            legs: i === 1 ? { near: [-24, -20], far: [26, 10] } : poses.fromBehind.legs,
          },
        }),
    )
    .join("")

const lights = () =>
  lamplight(420, 190, 620, 0.42) + lamplight(1200, 190, 620, 0.42) + lamplight(800, 600, 700, 0.28, "#ffb060")
