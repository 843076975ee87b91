import { cast } from "../gear.ts"
import {
  adult,
  between,
  blend,
  canvas,
  child,
  circle,
  clay,
  clip,
  down,
  ellipse,
  type Figure,
  glow,
  greenTree,
  HEIGHT,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  line,
  marigold,
  type Outfit,
  overlay,
  path,
  place,
  poses,
  rect,
  type Svg,
  seeded,
  shrub,
  slate,
  soft,
  staff,
  stroke,
  times,
  tufts,
  violet,
  WIDTH,
  wear,
  white,
  wood,
} from "../kit.ts"

export const focus = [75, 60]

export const alt =
  "Seen from above, children with binoculars and notebooks follow a path along a winding river on a misty morning while a heron stands in the shallows."

export default () =>
  canvas(
    rect(0, 0, WIDTH, HEIGHT, down("#e8eadc", "#dfe6c8", "#c4d6a0")),
    hillsAbove(),
    meadows(),
    river(),
    footpath(),
    farWalkers(),
    woods(),
    mist(),
    nearWalkers(),
    heron(),
    reeds(),
    birds(),
    overlay("morning"),
    blend("screen", ellipse(1380, 60, 900, 620, glow([0.5, 0.5], ["#fff0c4", 0.6], ["#ffe2a8", 0.15], ["#ffe2a8", 0]))),
  )

const hillsAbove = () =>
  rect(0, 0, WIDTH, 210, down("#bcd6e2", "#f2ead2")) +
  hills(190, ["#d3d9e4", "#c2d2cf", "#b6cdb6"], 21) +
  greenTree({ x: 130, y: 206, height: 110, spread: 200, seed: 3, light: 1, distance: 0.5, air: "#ece9d6" }) +
  greenTree({ x: 330, y: 200, height: 80, spread: 150, seed: 6, light: 1, distance: 0.55, air: "#ece9d6" }) +
  jacaranda({
    x: 1490,
    y: 220,
    height: 150,
    spread: 240,
    seed: 7,
    light: 1,
    distance: 0.4,
    air: "#f3ead8",
    florets: false,
  })

const meadows = () =>
  path(
    "M-10 250C300 200 500 260 800 230C1100 200 1300 250 1610 220L1610 420C1200 380 900 470 500 420C300 400 100 440 -10 420Z",
    "#cfdcaa",
  ) +
  path("M-10 460C300 420 500 520 760 470C700 600 300 620 -10 700Z", "#b7cf8b") +
  path("M760 700C1000 640 1300 700 1610 640L1610 1080L500 1080C640 960 700 800 760 700Z", "#a9c67c") +
  path("M1000 330C1250 300 1450 330 1610 320L1610 560C1400 520 1200 520 1000 560Z", "#c2d69a")

const water =
  "M930 196C840 230 700 246 760 300C830 360 1120 360 1090 450C1060 540 620 520 470 660C330 800 300 920 330 1080L900 1080C820 980 790 880 890 780C1000 670 1330 640 1330 470C1330 340 1000 320 940 280C900 250 960 220 985 196Z"

const river = () =>
  path(water, "#e7dcb8", { transform: "translate(0 10)", stroke: "#e7dcb8", "stroke-width": 34 }) +
  path(water, down("#e6eee6", "#b4d6de", "#86bccb", "#6aa5bb")) +
  clip(
    water,
    path(
      "M1330 470C1330 640 1000 670 890 780C790 880 820 980 900 1080L780 1080C700 980 690 880 790 770C900 650 1230 640 1250 470Z",
      "#4f8aa6",
      { opacity: 0.4 },
    ),
    ...times(26, (i) => {
      const y = 230 + i * 33
      const x = 400 + ((i * 197) % 800)
      return stroke(`M${x} ${y}q${20 + i} -6 ${40 + i * 2} 0t${40 + i * 2} 0`, white, 2 + i * 0.12, { opacity: 0.5 })
    }),
  )

const footpath = () =>
  stroke(
    "M1040 206C1100 260 1250 280 1390 340C1500 400 1480 560 1370 660C1260 750 1060 760 1000 860C960 930 1000 1000 1060 1090",
    "#d9bd92",
    62,
  ) +
  stroke(
    "M1040 206C1100 260 1250 280 1390 340C1500 400 1480 560 1370 660C1260 750 1060 760 1000 860C960 930 1000 1000 1060 1090",
    "#ecd9b4",
    46,
  )

const sun: { stretch: number; towards: number; opacity: number } = { stretch: 0.3, towards: -1, opacity: 0.2 }
const ramble = (top: string): Outfit => ({
  ...wear.jumperTrousers,
  top,
  collar: undefined,
  below: slate.mid,
  bag: clay.mid,
  shoes: wood.deep,
})

const farWalkers = () =>
  [
    [1180, 286, 44, kids.jun],
    [1216, 292, 46, kids.nia],
    [1310, 318, 56, kids.ben],
    [1352, 334, 58, kids.priti],
    [1452, 420, 84, kids.chidi],
    [1440, 470, 92, kids.iris],
  ]
    .map(([x, y, size, look], i) =>
      cast(
        {
          ...(look as Look),
          x: x as number,
          y: y as number,
          size: size as number,
          pose: "walking",
          facing: i > 3 ? "left" : "right",
          wear: ramble([marigold.soft, violet.soft, clay.soft, leaf.soft, marigold.strong, violet.strong][i] as string),
        },
        child,
        sun,
      ),
    )
    .join("")

const woods = () =>
  [
    [60, 470, 230],
    [240, 520, 270],
    [30, 640, 300],
    [1580, 560, 300],
  ]
    .map(([x, y, h], i) =>
      greenTree({
        x: x as number,
        y: y as number,
        height: h as number,
        spread: (h as number) * 1.05,
        seed: i + 14,
        light: 1,
        distance: 0.2,
        air: "#e6ead0",
      }),
    )
    .join("") +
  jacaranda({
    x: 1240,
    y: 520,
    height: 190,
    spread: 230,
    seed: 3,
    light: 1,
    distance: 0.15,
    air: "#efe8dc",
    florets: false,
  }) +
  shrub(640, 470, 170, 60, 4, leaf.soft) +
  shrub(1130, 620, 150, 56, 8, leaf.mid) +
  shrub(150, 800, 260, 110, 9, leaf.mid)

const mist = () =>
  soft(
    24,
    ellipse(760, 330, 520, 40, "#fffaf0", { opacity: 0.5 }),
    ellipse(1000, 500, 460, 34, "#fffaf0", { opacity: 0.32 }),
    ellipse(460, 620, 340, 30, "#fffaf0", { opacity: 0.3 }),
  )

/** The near group has stopped: the twentieth bird is a bag. */
function nearWalkers(): Svg {
  const fieldGlasses = (x: number, y: number, s: number) =>
    rect(x - 22 * s, y - 14 * s, 40 * s, 16 * s, slate.deep, 5) +
    rect(x - 22 * s, y + 4 * s, 40 * s, 14 * s, slate.deep, 5)
  const seer: Figure = {
    ...kids.amara,
    x: 1010,
    y: 930,
    size: 330,
    pose: { ...poses.standingSide, nod: 4 },
    facing: "left",
    wear: ramble(marigold.strong),
    reach: { near: [968, 674], far: [956, 668] },
    holding: "",
  }
  const points: Figure = {
    ...kids.mateo,
    x: 1150,
    y: 900,
    size: 320,
    pose: { ...poses.pointing, nod: 4 },
    facing: "left",
    wear: ramble(leaf.mid),
    face: "open",
  }
  const writes: Figure = {
    ...kids.dalia,
    x: 1290,
    y: 960,
    size: 330,
    pose: { ...poses.reading, nod: 16 },
    facing: "left",
    wear: ramble("#fdf3dc"),
    holding: place(
      1284,
      800,
      1,
      -6,
      rect(-34, -24, 68, 48, "#fffaf0", 3),
      line(
        [
          [-22, -8],
          [18, -8],
        ],
        slate.soft,
        4,
      ),
      line(
        [
          [-22, 6],
          [8, 6],
        ],
        slate.soft,
        4,
      ),
    ),
  }
  const teacher: Figure = {
    ...staff.callum,
    x: 1450,
    y: 1010,
    size: 520,
    pose: { ...poses.walking, nod: 4 },
    facing: "left",
    wear: { ...wear.teacher, top: clay.mid, bag: leaf.strong },
  }
  const crouches: Figure = {
    ...kids.harvir,
    x: 1060,
    y: 1056,
    size: 370,
    pose: { ...poses.crouching, nod: 6 },
    facing: "left",
    wear: ramble(violet.strong),
  }
  return (
    cast(points, child, sun) +
    cast(seer, child, sun) +
    fieldGlasses(938, 668, 1) +
    cast(writes, child, sun) +
    cast(teacher, adult, sun) +
    cast(crouches, child, sun)
  )
}

/** The focal point across the water. */
function heron(): Svg {
  const legs = stroke("M520 846L516 930M544 846L548 934", "#5f5a50", 6)
  const bird =
    path("M470 800C480 752 540 742 580 772C610 796 626 830 636 850C590 858 500 860 470 800Z", "#9aa6b8") +
    path("M500 810C540 790 600 810 636 850C600 852 540 850 500 810Z", "#6f7d94") +
    stroke("M486 786C450 750 500 716 470 676C462 664 450 660 440 664", "#c6cdd6", 20) +
    ellipse(440, 664, 21, 14, "#dfe4e8") +
    path("M424 660L362 672L424 672Z", marigold.deep) +
    path("M440 654C470 646 492 652 510 664C488 662 466 664 446 664Z", slate.deep) +
    circle(434, 661, 3, "#1d1720")
  return (
    ellipse(536, 938, 70, 10, white, { opacity: 0.5 }) +
    `<ellipse cx="532" cy="936" rx="96" ry="16" fill="none" stroke="#ffffff" stroke-width="3" opacity=".5"/>` +
    legs +
    bird
  )
}

function reeds(): Svg {
  const random = seeded(6)
  const reed = (x: number, y: number, h: number) =>
    stroke(`M${x} ${y}Q${x + h * 0.04} ${y - h * 0.6} ${x + h * 0.14} ${y - h}`, leaf.strong, 5) +
    rect(x + h * 0.12 - 6, y - h - 6, 13, h * 0.2, "#7a4a2c", 7)
  return (
    tufts(-20, 1080, 420, 46, { seed: 8, height: 190, colour: "#4f8a55" }) +
    times(9, (i) => reed(20 + i * 40, 1080, between(random, 150, 290))).join("") +
    tufts(820, 1084, 260, 24, { seed: 4, height: 90, colour: "#5f9a58" })
  )
}

const birds = () =>
  [
    [620, 150, 1],
    [700, 120, 0.8],
    [560, 110, 0.7],
    [770, 160, 0.6],
  ]
    .map(([x, y, s]) =>
      stroke(
        `M${(x as number) - 22 * (s as number)} ${(y as number) - 8 * (s as number)}Q${(x as number) - 8 * (s as number)} ${(y as number) - 12 * (s as number)} ${x} ${y}Q${(x as number) + 8 * (s as number)} ${(y as number) - 12 * (s as number)} ${(x as number) + 22 * (s as number)} ${(y as number) - 8 * (s as number)}`,
        slate.mid,
        4 * (s as number),
      ),
    )
    .join("")
