import {
  across,
  adult,
  archPoints,
  beams,
  between,
  blossom,
  camera,
  canvas,
  child,
  down,
  kids,
  type Look,
  line,
  overlay,
  type Pose,
  polygon,
  poses,
  potPlant,
  receding,
  rect,
  type Svg,
  seeded,
  shadow,
  staff,
  times,
  vignette,
  violet,
} from "../kit.ts"

export const alt =
  "The whole school sits on the hall floor, seen from the back row, and listens to the Principal in the light of tall windows."

const view = camera({ eye: 1.95, focal: 1250, horizon: 400, centre: 900 })

export default () =>
  canvas(hall(), stage(), windows(), rows(), overlay("morning"), shafts(), vignette([0.56, 0.35], 0.4))

const hall = () =>
  rect(0, 0, 1600, 1067, "#e9dcd8") +
  view.face(
    [
      [-6, 0, 2],
      [6, 0, 2],
      [6, 0, 16],
      [-6, 0, 16],
    ],
    down("#c99a70", "#dbb48a"),
  ) +
  times(13, (i) => line([view.at(-6 + i, 0, 2), view.at(-6 + i, 0, 16)], "#b08058", 2, { opacity: 0.5 })).join("") +
  view.face(
    [
      [-6, 5.6, 2],
      [-6, 5.6, 16],
      [-6, 0, 16],
      [-6, 0, 2],
    ],
    across("#d8cfe6", "#efe6ea"),
  ) +
  view.face(
    [
      [6, 5.6, 2],
      [6, 5.6, 16],
      [6, 0, 16],
      [6, 0, 2],
    ],
    across("#f4e4cf", "#e6cdb4"),
  ) +
  view.face(
    [
      [-6, 5.6, 2],
      [6, 5.6, 2],
      [6, 5.6, 16],
      [-6, 5.6, 16],
    ],
    down("#b7a6cf", "#d8cbe2"),
  ) +
  times(6, (i) =>
    view.face(
      [
        [-6, 5.6, 4 + i * 2.2],
        [6, 5.6, 4 + i * 2.2],
        [6, 5.3, 4 + i * 2.2],
        [-6, 5.3, 4 + i * 2.2],
      ],
      "#8b6a78",
    ),
  ).join("")

function stage(): Svg {
  const [x, y] = view.at(0, 0.7, 14)
  const curtain = (side: number) =>
    times(5, (i) =>
      view.face(
        [
          [side * (2.4 + i * 0.62), 4.6, 15.6],
          [side * (3 + i * 0.62), 4.6, 15.6],
          [side * (3.05 + i * 0.62), 0.7, 15.6],
          [side * (2.3 + i * 0.62), 0.7, 15.6],
        ],
        i % 2 ? violet.strong : violet.deep,
      ),
    ).join("")
  return (
    view.face(
      [
        [-6, 5.6, 16],
        [6, 5.6, 16],
        [6, 0, 16],
        [-6, 0, 16],
      ],
      down("#d9c4c8", "#f3dfc6"),
    ) +
    view.face(
      [
        [-5, 4.7, 15.8],
        [5, 4.7, 15.8],
        [5, 0.7, 15.8],
        [-5, 0.7, 15.8],
      ],
      down("#fde8c4", "#fbd9a0"),
    ) +
    blossom(x, y - 250, 74, 0, violet.soft) +
    curtain(-1) +
    curtain(1) +
    view.face(
      [
        [-5.2, 5, 15.6],
        [5.2, 5, 15.6],
        [5.2, 4.4, 15.6],
        [-5.2, 4.4, 15.6],
      ],
      violet.strong,
    ) +
    view.face(
      [
        [-5, 0.7, 13.4],
        [5, 0.7, 13.4],
        [5, 0.7, 15.6],
        [-5, 0.7, 15.6],
      ],
      "#c68f60",
    ) +
    view.face(
      [
        [-5, 0, 13.4],
        [5, 0, 13.4],
        [5, 0.7, 13.4],
        [-5, 0.7, 13.4],
      ],
      "#8d5a3d",
    ) +
    potPlant(...view.at(-3.6, 0.7, 14), 90, 3) +
    potPlant(...view.at(3.7, 0.7, 14), 90, 8) +
    shadow(x, y, 40, 6) +
    adult({
      ...staff.thandiwe,
      x,
      y,
      size: view.scale(14) * 1.86,
      pose: { ...poses.standing, arms: { near: [-50, -80], far: [44, 78] }, turn: 0.1 },
    })
  )
}

/** Tall windows in the left wall. */
const windows = () =>
  times(4, (i) => {
    const wall = receding(view, -6, 3.4 + i * 3)
    const arch = archPoints(0.4, 2, -1.2, -3.6, 0.9, 12).map(([u, v]) => wall(u, -v))
    return (
      polygon(arch, "#fff3d2", { stroke: "#f6ead6", "stroke-width": 9 }) +
      line([wall(1.2, 1.2), wall(1.2, 4.5)], "#e4d3bd", 5) +
      line([wall(0.4, 2.4), wall(2, 2.4)], "#e4d3bd", 5) +
      line([wall(0.4, 3.6), wall(2, 3.6)], "#e4d3bd", 5)
    )
  }).join("")

function rows(): Svg {
  const random = seeded(44)
  const names = Object.values(kids)
  const row = (z: number, index: number) =>
    times(9, (i) => {
      const x = -4.1 + i * 0.98 + (index % 2) * 0.4 + between(random, -0.1, 0.1)
      const at = view.stand(x, z + between(random, -0.12, 0.12), between(random, 1.2, 1.36))
      const look = names[(index * 7 + i * 4) % names.length] as Look
      const pose: Pose = { ...poses.crossLeggedBehind, lean: between(random, -4, 4), nod: between(random, -8, 8) }
      return shadow(at.x, at.y, at.size * 0.28, at.size * 0.03, 0.2) + child({ ...look, ...at, pose })
    }).join("")
  const teacher = adult({
    ...staff.callum,
    ...view.stand(4.9, 8, 1.8),
    pose: { ...poses.standingSide, arms: { near: [10, 90], far: [20, 96] } },
    facing: "left",
  })
  const hand = view.stand(1.25, 5.2, 1.3)
  return [12, 10.9, 9.8, 8.7, 7.6].map(row).join("") + teacher + row(6.5, 5) + handUp(hand) + row(4.1, 7)
}

const handUp = (at: { x: number; y: number; size: number }) =>
  [-2.9, -1.7, -0.5, 0.4, 2.1, 3]
    .map((x, i) =>
      child({
        ...(Object.values(kids)[(i * 5 + 2) % 18] as Look),
        ...view.stand(x, 5.25, 1.3),
        pose: { ...poses.crossLeggedBehind, nod: i % 2 ? 6 : -5 },
      }),
    )
    .join("") +
  child({ ...kids.amara, ...at, pose: { ...poses.crossLeggedBehind, arms: { near: [-14, 4], far: [160, 176] } } })

const shafts = () =>
  beams(
    [-100, -60],
    [
      [620, 900],
      [900, 860],
      [1160, 780],
    ],
    260,
    0.4,
    "#fff0c4",
  )
