import {
  across,
  between,
  blob,
  blue,
  camera,
  canvas,
  child,
  circle,
  clay,
  cloud,
  down,
  ellipse,
  type Figure,
  fence,
  grass,
  greenTree,
  hills,
  house,
  jacaranda,
  kids,
  leaf,
  line,
  marigold,
  n,
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
  shrub,
  sky,
  sprig,
  stroke,
  times,
  violet,
  wateringCan,
  wear,
  wheelchair,
  wood,
} from "../kit.ts"

export const alt = "Children water raised beds and pull up carrots in the school's vegetable garden at noon."

const view = camera({ eye: 2.3, focal: 1250, horizon: 300, centre: 900 })

export default () =>
  canvas(
    sky("noon", 330),
    cloud(300, 130, 360, 4),
    cloud(1240, 90, 300, 9),
    beyond(),
    plot(),
    beds(),
    gardeners(),
    beans(),
    overlay("noon"),
  )

const beyond = () =>
  hills(320, ["#cfdfd8", "#b4cfb0"], 9) +
  greenTree({ x: 130, y: 350, height: 280, spread: 380, seed: 4, distance: 0.15 }) +
  jacaranda({ x: 1420, y: 352, height: 360, spread: 480, seed: 19, distance: 0.08 }) +
  shed() +
  fence([250, 352], [1200, 352], 30, 60, "#ecdcc0") +
  shrub(1180, 362, 320, 80, 5, leaf.mid)

const shed = () =>
  rect(470, 190, 210, 160, wood.mid) +
  times(6, (i) => rect(470 + i * 36, 190, 3, 160, wood.deep)).join("") +
  polygon(
    [
      [446, 196],
      [575, 110],
      [704, 196],
    ],
    "#a9503d",
  ) +
  rect(545, 235, 62, 115, violet.mid, 3)

const plot = () =>
  rect(0, 345, 1600, 722, down(grass.pale, grass.soft, "#8fb765")) +
  view.face(
    [
      [-1.1, 0, 2.6],
      [0.7, 0, 2.6],
      [0.7, 0, 26],
      [-1.1, 0, 26],
    ],
    down("#ecd9ba", "#dcc09a"),
  )

/** Raised beds left and right of the path, each with its crop. */
function beds(): Svg {
  const bed = (
    left: number,
    near: number,
    crop: (x: number, y: number, size: number, seed: number) => Svg,
    deep = 2.3,
  ) => {
    const [right, far, top] = [left + 2.3, near + deep, 0.42]
    const box =
      view.face(
        [
          [left, 0, near],
          [right, 0, near],
          [right, top, near],
          [left, top, near],
        ],
        wood.light,
      ) +
      (left > 0
        ? view.face(
            [
              [left, 0, near],
              [left, top, near],
              [left, top, far],
              [left, 0, far],
            ],
            wood.deep,
          )
        : view.face(
            [
              [right, 0, near],
              [right, top, near],
              [right, top, far],
              [right, 0, far],
            ],
            wood.deep,
          )) +
      view.face(
        [
          [left, top, near],
          [right, top, near],
          [right, top, far],
          [left, top, far],
        ],
        wood.pale,
      ) +
      view.face(
        [
          [left + 0.12, top, near + 0.12],
          [right - 0.12, top, near + 0.12],
          [right - 0.12, top, far - 0.1],
          [left + 0.12, top, far - 0.1],
        ],
        down("#6b4433", "#7f543d"),
      )
    const plants = times(3, (row) =>
      times(4, (i) => {
        const [x, y] = view.at(left + 0.4 + i * 0.5, top, far - 0.4 - row * ((deep - 0.8) / 2))
        return crop(x, y, view.scale(far - 0.4 - row * 0.75) * 0.5, row * 4 + i)
      }).join(""),
    )
    return box + plants.join("")
  }
  return (
    bed(-4.2, 13.5, lettuce) +
    bed(1.4, 13.5, tomatoes) +
    bed(-4.2, 9.5, carrots) +
    bed(1.4, 9.5, lettuce) +
    bed(-4.2, 5.6, lettuce) +
    bed(1.4, 5.6, carrots)
  )
}

const carrots = (x: number, y: number, size: number, seed: number) =>
  [-0.2, 0, 0.2]
    .map((lean, i) => sprig(x, y, size * 0.7, { lean: lean * size, seed: seed + i, leaves: 7, colour: grass.deep }))
    .join("") + ellipse(x, y, size * 0.09, size * 0.05, "#e8742f")

const lettuce = (x: number, y: number, size: number, seed: number) =>
  [
    [1, leaf.mid],
    [0.76, leaf.soft],
    [0.46, leaf.pale],
  ]
    .map(([share, colour]) =>
      path(
        blob(
          seeded(seed * 3 + 1),
          x,
          y - size * 0.16,
          size * 0.4 * Number(share),
          size * 0.24 * Number(share),
          0.22,
          11,
        ),
        String(colour),
      ),
    )
    .join("")

const tomatoes = (x: number, y: number, size: number, seed: number) =>
  line(
    [
      [x, y],
      [x, y - size * 1.6],
    ],
    wood.pale,
    4,
  ) +
  sprig(x, y, size * 1.4, { leaves: 9, seed, colour: leaf.mid }) +
  circle(x - size * 0.14, y - size * 0.5, size * 0.1, house.flame) +
  circle(x + size * 0.16, y - size * 0.8, size * 0.1, house.flame)

function gardeners(): Svg {
  const grace: Figure = {
    ...kids.grace,
    x: 740,
    y: 985,
    size: 520,
    pose: { ...poses.oneKnee, lean: 2, nod: -8 },
    hat: "sunhat",
    hatColour: marigold.soft,
    reach: { near: [918, 640], far: [918, 660] },
    face: "open",
    wear: { ...wear.pinafore, apron: marigold.pale },
  }
  const water: Figure = {
    ...kids.ben,
    ...view.stand(-0.7, 11.4, 1.3),
    pose: { ...poses.holding, turn: 0.8 },
    facing: "left",
    reach: { near: view.at(-1.25, 0.72, 11.4), far: view.at(-1.15, 0.74, 11.4) },
  }
  const canAt = view.at(-1.32, 0.66, 11.4)
  const wheels = view.stand(0.98, 6.7, 1.3, 0.5)
  return (
    shadow(...view.at(0.4, 0, 15), 40, 6) +
    child({ ...kids.dalia, ...view.stand(0.4, 15, 1.25), pose: "carrying", holding: "" }) +
    basket(...view.at(0.8, 0.72, 15), 46) +
    shadow(...view.at(-0.7, 0, 11.4), 50, 8) +
    wateringCan(canAt[0], canAt[1], 46, { flip: true, tilt: 16, colour: blue.mid }) +
    drops(canAt[0] - 58, canAt[1] - 4) +
    child(water) +
    shadow(wheels.x - 6, wheels.y + wheels.size * 0.33, 74, 10) +
    wheelchair(wheels.x, wheels.y, wheels.size, { colour: clay.strong }) +
    child({ ...kids.omar, ...wheels, pose: { ...poses.wheeling, arms: { near: [50, 70], far: [58, 82] } } }) +
    shadow(740, 992, 170, 18) +
    child({ ...grace, holding: carrot(926, 655) })
  )
}

const drops = (x: number, y: number) =>
  times(9, (i) =>
    line(
      [
        [x - (i % 3) * 10, y + i * 8],
        [x - (i % 3) * 10 - 4, y + i * 8 + 12],
      ],
      blue.soft,
      3,
    ),
  ).join("")

const basket = (x: number, y: number, size: number) =>
  path(
    `M${n(x - size / 2)} ${n(y - size * 0.3)}L${n(x + size / 2)} ${n(y - size * 0.3)}L${n(x + size * 0.36)} ${n(y + size * 0.2)}L${n(x - size * 0.36)} ${n(y + size * 0.2)}Z`,
    wood.light,
  ) +
  circle(x - 10, y - 18, 11, house.flame) +
  circle(x + 8, y - 20, 12, leaf.soft)

const carrot = (x: number, y: number) =>
  place(
    x,
    y,
    1,
    8,
    ...[-26, 0, 24].map((lean, i) =>
      sprig(0, -8, 110 - Math.abs(lean), { lean: lean * 1.6, seed: i + 3, leaves: 8, colour: grass.deep }),
    ),
    path("M-24 -10C-22 -24 22 -24 24 -10C22 50 8 110 0 138C-8 110 -22 50 -24 -10Z", across("#f39a4a", "#d9601f")),
    stroke("M-18 20L-2 22M18 44L4 46M-10 70L2 72", "#b84f1a", 3),
  )

/** Runner beans on canes frame the left side. */
function beans(): Svg {
  const random = seeded(23)
  const cane = ([foot, tip]: readonly [number, number]) =>
    line(
      [
        [foot, 1080],
        [tip, 60],
      ],
      wood.mid,
      11,
    )
  const leafAt = () => {
    const t = between(random, 0, 0.94)
    const x = 40 + between(random, 0, 1) * (250 - t * 130) + t * 50
    return place(
      x,
      1060 - t * 960,
      between(random, 46, 84),
      between(random, -150, 150),
      path(
        "M0 0C-.5 -.2 -.5 -.75 0 -1.05C.5 -.75 .5 -.2 0 0Z",
        pick(random, [leaf.strong, leaf.mid, leaf.deep, leaf.mid, leaf.soft]),
      ),
    )
  }
  const flower = () =>
    circle(
      between(random, 50, 250),
      between(random, 140, 1000),
      between(random, 7, 12),
      pick(random, [house.flame, clay.soft]),
    )
  return (
    (
      [
        [20, 180],
        [150, 190],
        [300, 200],
      ] as const
    )
      .map(cane)
      .join("") +
    times(95, leafAt).join("") +
    times(22, flower).join("")
  )
}
