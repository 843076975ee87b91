import {
  between,
  blob,
  bunting,
  camera,
  canvas,
  child,
  cloud,
  down,
  type Figure,
  grass,
  greenTree,
  groundShadow,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  marigold,
  overlay,
  type Point,
  path,
  pick,
  place,
  poses,
  rect,
  type Svg,
  seeded,
  sky,
  times,
  tufts,
  violet,
  wear,
} from "../kit.ts"

export const alt =
  "A runner passes the baton to her team mate on the brick-red track while the others cheer under the bunting."

const view = camera({ eye: 1, focal: 1500, horizon: 450, centre: 1240 })

export default () =>
  canvas(
    sky("noon", 520),
    cloud(420, 150, 420, 3),
    cloud(1120, 90, 320, 6),
    background(),
    track(),
    bunting([-40, 150], [900, 70], { flags: 17, sag: 110, size: 50 }),
    rivals(),
    handover(),
    overlay("noon"),
  )

const background = () =>
  hills(470, ["#c8d9d4", "#a9c9b0"], 5) +
  jacaranda({ x: 150, y: 500, height: 430, spread: 560, seed: 3, distance: 0.14 }) +
  greenTree({ x: 560, y: 490, height: 300, spread: 420, seed: 8, distance: 0.2 }) +
  jacaranda({ x: 1000, y: 490, height: 340, spread: 420, seed: 13, distance: 0.25 }) +
  greenTree({ x: 1480, y: 490, height: 380, spread: 500, seed: 16, distance: 0.15 }) +
  rect(0, 486, 1600, 30, leaf.mid) +
  crowd()

function crowd(): Svg {
  const random = seeded(17)
  const names = Object.values(kids)
  return times(19, (i) => {
    const cheer = pick(random, ["cheering", "waving", "standing", "cheering"] as const)
    return child({
      ...(names[(i * 7) % names.length] as Look),
      x: 30 + i * 66 + between(random, -12, 12),
      y: 566 + between(random, -8, 8),
      size: between(random, 118, 140),
      pose: cheer,
      wear: pick(random, [wear.flame, wear.fig, wear.acacia, wear.baobab]),
    })
  }).join("")
}

function track(): Svg {
  const lane = (i: number) =>
    view.face(
      [
        [-5.2 + i * 1.2, 0, 1.2],
        [-5.14 + i * 1.2, 0, 1.2],
        [-5.14 + i * 1.2, 0, 60],
        [-5.2 + i * 1.2, 0, 60],
      ],
      "#fbeadb",
    )
  return (
    rect(0, 510, 1600, 557, down(grass.mid, grass.soft)) +
    view.face(
      [
        [-5.2, 0, 1.2],
        [1, 0, 1.2],
        [1, 0, 60],
        [-5.2, 0, 60],
      ],
      down("#c8755a", "#b85740"),
    ) +
    times(6, lane).join("") +
    tufts(0, 575, 500, 60, { height: 22, colour: grass.deep })
  )
}

const rivals = () =>
  [
    { look: kids.lotte, x: 1330, y: 640, size: 250, kit: wear.acacia },
    { look: kids.kofi, x: 230, y: 720, size: 340, kit: wear.fig },
  ]
    .map(
      ({ look, x, y, size, kit }) =>
        groundShadow(x, y + 6, size, { stretch: 0.12, towards: 0.4 }) +
        child({ ...look, x, y: y - size * 0.03, size, pose: "sprinting", wear: kit }),
    )
    .join("")

function handover(): Svg {
  const grip: Point = [846, 640]
  const baton = place(
    grip[0],
    grip[1],
    1,
    -14,
    rect(-62, -11, 124, 22, marigold.strong, 11),
    rect(-30, -11, 14, 22, "#fff6e0"),
  )
  const from: Figure = {
    ...kids.grace,
    x: 560,
    y: 975,
    size: 660,
    pose: { ...poses.sprinting, nod: -16 },
    wear: { ...wear.flame, below: violet.deep },
    reach: { far: [grip[0] - 40, grip[1] + 10] },
    face: "open",
  }
  const to: Figure = {
    ...kids.mateo,
    x: 1090,
    y: 960,
    size: 660,
    pose: { ...poses.sprinting, lean: 18, arms: { near: [-70, -70], far: [60, 140] } },
    wear: { ...wear.flame, below: violet.deep },
    reach: { near: [grip[0] + 40, grip[1] - 8] },
    face: "smile",
  }
  return (
    groundShadow(540, 992, 660, { stretch: 0.2, towards: 0.4, opacity: 0.28 }) +
    groundShadow(1070, 978, 660, { stretch: 0.2, towards: 0.4, opacity: 0.28 }) +
    dust() +
    child({ ...from, holding: "" }) +
    baton +
    child(to)
  )
}

const dust = () =>
  [
    [330, 985, 46],
    [270, 995, 30],
    [390, 998, 26],
    [860, 975, 40],
    [800, 988, 24],
  ]
    .map(([x, y, r], i) =>
      path(blob(seeded(i + 2), x as number, y as number, (r as number) * 1.6, (r as number) * 0.6), "#f0cdb0", {
        opacity: 0.8,
      }),
    )
    .join("")
