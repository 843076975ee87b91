import {
  across,
  adult,
  blossom,
  brick,
  brickWall,
  canvas,
  carpet,
  child,
  circle,
  clay,
  clip,
  darker,
  down,
  type Figure,
  greenTree,
  groundShadow,
  hills,
  jacaranda,
  kids,
  type Look,
  lamplight,
  leaf,
  line,
  marigold,
  overlay,
  path,
  polygon,
  poses,
  rect,
  type Svg,
  shadow,
  sky,
  slate,
  staff,
  stone,
  sun,
  times,
  violet,
  wear,
} from "../kit.ts"

export const alt = "Children with satchels climb into the marigold school bus outside the brick gate in the morning."

export default () =>
  canvas(
    sky("morning", 700),
    sun(230, 250, 54),
    behind(),
    street(),
    gatePost(),
    bus(),
    queue(),
    nearGround(),
    overlay("morning"),
    lamplight(200, 250, 640, 0.4, "#ffe2a6"),
  )

const behind = () =>
  hills(560, ["#e6d9e6", "#d3cfdf"], 21) +
  jacaranda({ x: 470, y: 640, height: 560, spread: 640, seed: 24, light: -1, distance: 0.1, air: "#fdebcf" }) +
  greenTree({ x: 1050, y: 640, height: 420, spread: 520, seed: 9, light: -1, distance: 0.25, air: "#fdebcf" }) +
  jacaranda({ x: 1480, y: 640, height: 520, spread: 600, seed: 6, light: -1, distance: 0.2, air: "#fdebcf" }) +
  brickWall(430, 500, 1200, 200, { fill: down(brick.light, brick.mid), density: 0.24 }) +
  rect(420, 484, 1210, 24, brick.sun)

const street = () =>
  rect(0, 690, 1600, 60, down("#e5d3bd", "#d6c0aa")) +
  times(14, (i) =>
    line(
      [
        [i * 124, 690],
        [i * 124 - 30, 750],
      ],
      "#c2a993",
      2,
    ),
  ).join("") +
  rect(0, 744, 1600, 18, "#a89488")

/** A brick pillar and the iron gate, open. */
const gatePost = () =>
  times(7, (i) => rect(24 + i * 26, 330 - Math.sin((i / 6) * Math.PI) * 40, 8, 380, violet.deep)).join("") +
  rect(0, 420, 210, 10, violet.deep) +
  rect(0, 650, 210, 10, violet.deep) +
  shadow(320, 705, 120, 10) +
  brickWall(230, 250, 150, 450, { fill: across(brick.sun, brick.mid), density: 0.3, seed: 4 }) +
  rect(214, 230, 182, 28, brick.sun, 3) +
  rect(222, 206, 166, 26, brick.deep, 3) +
  circle(305, 166, 42, marigold.pale) +
  rect(286, 198, 38, 12, slate.deep, 3) +
  blossom(305, 370, 44, 0, violet.blossom)

function bus(): Svg {
  const heads = Object.values(kids)
  const body = path("M640 820V330C640 270 680 244 740 244H1640V820Z", down(marigold.soft, marigold.strong, "#e08f15"))
  const pane = (x: number, i: number) => {
    const frame = `M${x} 330h150v160h-150Z`
    const who = heads[(i * 5 + 2) % heads.length] as Look
    return (
      rect(x - 8, 322, 166, 176, darker(marigold.strong, 0.18), 14) +
      clip(
        frame,
        rect(x, 330, 150, 160, down("#cfe6ee", "#9fc4d6")),
        child({
          ...who,
          x: x + 70,
          y: 822,
          size: 440,
          pose: i === 1 ? "waving" : { ...poses.standing, turn: 0.5 },
          facing: "left",
          hideLegs: true,
        }),
        polygon(
          [
            [x + 20, 490],
            [x + 90, 330],
            [x + 120, 330],
            [x + 50, 490],
          ],
          "#ffffff",
          { opacity: 0.18 },
        ),
      )
    )
  }
  return (
    shadow(1130, 842, 540, 24, 0.35) +
    body +
    rect(640, 560, 1000, 70, violet.strong) +
    rect(640, 630, 1000, 12, violet.pale) +
    path("M640 330C640 270 680 244 740 244H1640V280H720C690 284 668 300 664 330Z", "#fff3d6", { opacity: 0.7 }) +
    doorway() +
    times(4, (i) => pane(920 + i * 186, i)).join("") +
    blossom(1000, 720, 46, 0, "#fff3d6") +
    wheel(980 + 220, 826) +
    wheel(1530, 826) +
    rect(622, 690, 40, 26, "#fff6dc", 6) +
    rect(616, 770, 120, 40, slate.mid, 8) +
    polygon(
      [
        [606, 380],
        [632, 372],
        [632, 462],
        [606, 454],
      ],
      slate.mid,
    )
  )
}

const doorway = () =>
  rect(690, 310, 190, 500, darker(marigold.strong, 0.2), 16) +
  rect(704, 324, 162, 486, down("#5a4a78", "#3b2f5c"), 10) +
  adult({
    ...staff.emeka,
    hat: "cap",
    hatColour: violet.deep,
    x: 800,
    y: 760,
    size: 400,
    pose: { ...poses.waving, turn: 0.5 },
    facing: "left",
    wear: { ...wear.teacher, top: violet.pale, below: slate.deep },
  }) +
  rect(704, 690, 162, 34, "#8c7bb0") +
  rect(704, 724, 162, 40, "#6f5f96") +
  rect(690, 764, 176, 46, "#8c7bb0")

const wheel = (x: number, y: number) =>
  path(`M${x - 106} ${y - 6}A106 106 0 0 1 ${x + 106} ${y - 6}Z`, darker(marigold.strong, 0.35)) +
  circle(x, y, 82, slate.deep) +
  circle(x, y, 46, stone.soft) +
  circle(x, y, 18, stone.deep)

function queue(): Svg {
  const walker = (look: Look, x: number, y: number, size: number, bag: string, options: Partial<Figure> = {}) =>
    groundShadow(x, y, size, { stretch: 0.34, opacity: 0.26 }) +
    child({
      ...look,
      x,
      y,
      size,
      pose: "walking",
      ...options,
      wear: { ...(options.wear ?? look.wear ?? wear.summer), bag },
    })
  return (
    groundShadow(140, 870, 380, { stretch: 0.34, opacity: 0.26 }) +
    adult({ ...staff.nandi, x: 130, y: 870, size: 560, pose: "waving" }) +
    walker(kids.omar, 300, 900, 410, clay.strong) +
    walker(kids.iris, 450, 880, 385, leaf.strong, { pose: { ...poses.walking, nod: 4 } }) +
    walker(kids.femi, 602, 868, 400, violet.soft) +
    child({
      ...kids.nia,
      x: 742,
      y: 792,
      size: 390,
      pose: { ...poses.walking, legs: { near: [50, -14], far: [-6, -14] } },
      reach: { far: [862, 560] },
      wear: { ...wear.cardigan, bag: leaf.mid },
    })
  )
}

const nearGround = () =>
  polygon(
    [
      [0, 955],
      [1600, 955],
      [1600, 1067],
      [0, 1067],
    ],
    "#6f6a86",
  ) +
  rect(0, 940, 1600, 20, "#cbb8aa") +
  times(6, (i) =>
    polygon(
      [
        [60 + i * 290, 1020],
        [200 + i * 290, 1020],
        [190 + i * 290, 1034],
        [46 + i * 290, 1034],
      ],
      "#e9e2ee",
    ),
  ).join("") +
  carpet(520, 900, 460, 36, 110, { seed: 3, size: 8 })
