import {
  across,
  adult,
  along,
  arcade,
  beams,
  blend,
  brick,
  camera,
  canvas,
  carpet,
  chalk,
  child,
  dapple,
  down,
  ellipse,
  type Figure,
  facing,
  fade,
  groundShadow,
  jointsOf,
  kids,
  leaf,
  line,
  marigold,
  overlay,
  type Point,
  path,
  paving,
  place,
  polygon,
  poses,
  rect,
  type Spot,
  type Svg,
  shrub,
  smooth,
  staff,
  stone,
  stroke,
  times,
  violet,
  wood,
} from "../kit.ts"

export const alt = "Form 5 measure the shadow of the flagpole with a tape and mark each hour in chalk on the courtyard."

const view = camera({ eye: 4, focal: 1500, horizon: 60, centre: 1000 })
const FOOT: Spot = [0.6, 0, 13.2]
const TIP: Spot = [-3.1, 0, 7.6]

export default () =>
  canvas(
    yard(),
    edge(),
    hours(),
    shadowOfFlag(),
    pole(),
    pupils(),
    overlay("afternoon"),
    beams(
      [1700, -200],
      [
        [500, 900],
        [800, 1000],
      ],
      300,
      0.22,
    ),
  )

const yard = () =>
  rect(0, 0, 1600, 1067, "#e9d6bf") +
  paving(view, {
    left: -12,
    right: 11,
    near: 3,
    far: 24,
    size: 1.25,
    seed: 6,
    tones: ["#ecdac4", "#e5d0b8", "#f1e2ce"],
  })

/** The shaded arcade's foot and a planted bed close the courtyard at the top. */
const edge = () =>
  arcade(facing(view, -14, 22), {
    bays: 11,
    bay: 2.5,
    height: 4.2,
    wall: brick.light,
    inside: down("#5f4058", "#7d5260"),
    courses: false,
  }) +
  times(9, (i) => shrub(1010 + i * 78, 316 + (i % 2) * 8, 110, 56, i, i % 3 ? leaf.mid : leaf.soft)).join("") +
  carpet(1250, 380, 320, 40, 240, { seed: 12, size: 7 }) +
  dapple(1320, 470, 330, 110, { seed: 4, count: 120, size: 26, opacity: 0.16 })

/** Earlier shadows: rays in chalk with the hour at their ends. */
function hours(): Svg {
  const mark = (x: number, z: number, digits: string) => {
    const [px, py] = view.at(x, 0, z)
    return chalkLine([x, 0, z]) + place(px, py + 34, [1.25, 0.72], 0, chalk(digits, 8, violet.mid))
  }
  return (
    mark(-6.6, 11.6, "M-8 -22A12 12 0 1 0 8 -18C8 -36 -12 -32 -10 -20M9 -22L6 22") +
    mark(-5.4, 9.3, "M-22 -30V22M-6 -4A14 26 0 1 0 22 -4A14 26 0 1 0 -6 -4") +
    mark(-1.2, 6.9, "M-18 -28V22M4 -22C8 -36 28 -30 22 -12L2 22H28")
  )
}

const chalkLine = ([x, , z]: Spot) => {
  const start = view.at(...FOOT)
  const end = view.at(x, 0, z)
  return (
    line([along(start, end, 0.86), end], violet.mid, 7, { opacity: 0.85 }) +
    line([start, along(start, end, 0.86)], violet.mid, 2.5, { opacity: 0.6, "stroke-dasharray": "14 16" })
  )
}

/** The pole's shadow on the stones, the flag flying at its end. */
function shadowOfFlag(): Svg {
  const [foot, tip] = [view.at(...FOOT), view.at(...TIP)]
  const shade = "#4a3a78"
  const spot = (x: number, z: number) => view.at(x, 0, z)
  const flag = smooth([
    spot(-3.05, 7.68),
    spot(-3.9, 7.95),
    spot(-4.7, 7.7),
    spot(-5.5, 8.1),
    spot(-5.05, 8.75),
    spot(-4.2, 8.45),
    spot(-3.4, 8.72),
    spot(-2.45, 8.62),
  ])
  return blend(
    "multiply",
    fade(
      0.55,
      polygon(
        [
          [foot[0] - 7, foot[1]],
          [foot[0] + 7, foot[1]],
          [tip[0] + 8, tip[1]],
          [tip[0] - 8, tip[1]],
        ],
        shade,
      ),
      path(flag, shade),
      ellipse(tip[0], tip[1], 14, 8, shade),
    ),
  )
}

const pole = () => {
  const [x, y] = view.at(...FOOT)
  return (
    ellipse(x, y + 4, 64, 22, stone.soft) +
    ellipse(x, y - 6, 64, 22, stone.pale) +
    ellipse(x, y - 10, 30, 10, stone.deep) +
    polygon(
      [
        [x - 9, y - 8],
        [x + 9, y - 8],
        [x + 6, -20],
        [x - 6, -20],
      ],
      across("#c9bfd6", "#ffffff", "#a79bb8"),
    )
  )
}

function pupils(): Svg {
  const lit = (look: Figure, draw = child) =>
    groundShadow(look.x, look.y, look.size, { stretch: 0.36, towards: -1, opacity: 0.26 }) + draw(look)
  const tip = view.at(...TIP)
  const mid = view.at(-1.05, 0.5, 10.6)
  const chalker: Figure = {
    ...kids.nia,
    ...view.stand(-2.25, 7.2, 1.34),
    pose: { ...poses.oneKnee, lean: 26, nod: 8 },
    facing: "left",
    reach: { near: [tip[0] + 22, tip[1] + 2], far: [tip[0] + 100, tip[1] - 70] },
  }
  const holder: Figure = {
    ...kids.omar,
    ...view.stand(-0.4, 10.3, 1.34),
    pose: { ...poses.crouching },
    facing: "left",
    reach: { near: mid, far: mid },
  }
  const clerk: Figure = {
    ...kids.iris,
    ...view.stand(0.7, 7.2, 1.34),
    pose: { ...poses.reading, turn: 0.5, nod: 10 },
    facing: "left",
  }
  const { near, far } = jointsOf(clerk)
  const board: Point = [(near[0] + far[0]) / 2, (near[1] + far[1]) / 2 - 6]
  const shade: Figure = {
    ...kids.kofi,
    ...view.stand(1.85, 9, 1.36),
    pose: { ...poses.standing, turn: 0.6, nod: -10 },
    facing: "left",
  }
  const brow = jointsOf(shade).head
  return (
    tape(mid, tip) +
    lit(holder) +
    lit({ ...shade, reach: { near: [brow[0] - 26, brow[1] - 12] } }) +
    lit({ ...kids.harvir, ...view.stand(-5.5, 12.6, 1.34), pose: "pointing" }) +
    lit({ ...kids.amara, ...view.stand(-6.3, 12.9, 1.3), pose: "standing" }) +
    lit({ ...staff.callum, ...view.stand(2.3, 7.5, 1.8), pose: "handsOnHips", facing: "left" }, adult) +
    lit({
      ...clerk,
      holding: place(
        board[0],
        board[1],
        1,
        -8,
        rect(-36, -46, 72, 92, wood.mid, 5),
        rect(-29, -36, 58, 76, "#fffdf6"),
        stroke("M-20 -18H18M-20 0H10M-20 18H18", stone.mid, 4),
      ),
    }) +
    lit(chalker)
  )
}

const tape = (from: Point, to: Point) =>
  line([from, [to[0] + 40, to[1] - 50]], marigold.strong, 7) +
  line([from, [to[0] + 40, to[1] - 50]], "#7a4a10", 2, { "stroke-dasharray": "3 17" })
