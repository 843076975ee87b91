import {
  adult,
  arcade,
  blend,
  blue,
  brick,
  camera,
  canvas,
  carpet,
  child,
  cloud,
  dapple,
  darker,
  down,
  drifting,
  ellipse,
  type Figure,
  facing,
  glow,
  greenTree,
  groundShadow,
  group,
  infant,
  jacaranda,
  kids,
  leaf,
  linear,
  marigold,
  mix,
  overlay,
  paving,
  poses,
  potPlant,
  receding,
  rect,
  roof,
  type Svg,
  shrub,
  sky,
  staff,
  violet,
  wear,
} from "../kit.ts"

export const focus = [47, 80]

export const alt =
  "Children cross a brick courtyard with arcades in the morning, under a jacaranda in full bloom that drops its petals."

const view = camera({ eye: 1.6, focal: 1300, horizon: 600, centre: 560 })

export default () =>
  canvas(
    sky("morning", 700),
    sunrise(),
    cloud(330, 210, 420, 2, "#fffaf0", 0.6),
    cloud(800, 120, 300, 8, "#fffaf0", 0.45),
    treesBehind(),
    farArcade(),
    ground(),
    sideArcade(),
    potPlant(1322, 812, 92, 3),
    potPlant(1085, 736, 56, 5),
    inTheDistance(),
    jacaranda({ x: 1010, y: 806, height: 1010, spread: 930, seed: 21, light: -1 }),
    carpet(1060, 850, 380, 62, 460, { seed: 31, size: 8 }),
    carpet(700, 930, 560, 110, 130, { seed: 5, size: 9 }),
    children(),
    drifting(560, 330, 640, 600, 30, { seed: 14, size: 11 }),
    overlay("morning"),
    warmth(),
  )

const sunrise = () =>
  ellipse(150, 420, 620, 520, glow([0.5, 0.5], ["#fff3cf", 0.95], ["#ffe6b4", 0.35], ["#ffe6b4", 0]))

const treesBehind = () =>
  greenTree({ x: 40, y: 640, height: 300, spread: 380, seed: 6, distance: 0.55, air: "#f3e6d2" }) +
  jacaranda({ x: 300, y: 640, height: 340, spread: 420, seed: 9, distance: 0.5, air: "#f6e9da", florets: false }) +
  greenTree({ x: 560, y: 650, height: 330, spread: 360, seed: 2, distance: 0.45, air: "#f3e6d2" }) +
  jacaranda({ x: 800, y: 650, height: 420, spread: 460, seed: 4, distance: 0.38, air: "#f1e4e6", florets: false })

function farArcade(): Svg {
  const wall = facing(view, -13, 24)
  return (
    roof(wall, 19, 4.1, 5.4, 3, mix("#a9503d", "#f6e0c8", 0.35)) +
    arcade(wall, {
      bays: 7,
      bay: 2.7,
      height: 4.1,
      wall: mix(brick.mid, "#f6dfc6", 0.32),
      inside: down("#8d6b78", "#a3827c"),
      reveal: mix(brick.sun, "#f6dfc6", 0.3),
      courses: false,
    })
  )
}

const ground = () =>
  rect(0, 700, 1600, 367, "#e6d3bd") +
  paving(view, {
    left: -16,
    right: 6,
    near: 3,
    far: 24,
    size: 1,
    tones: ["#e7d5c0", "#dfc9b4", "#eddcc8"],
  }) +
  blend(
    "multiply",
    rect(0, 680, 1600, 387, linear([0, 0], [1, 0.4], ["#ffffff", 0], ["#e8d3d6", 0.3], ["#a58fb4", 0.75])),
  ) +
  shrub(-10, 712, 260, 84, 4, mix(leaf.mid, "#f3e6d2", 0.2)) +
  dapple(1150, 850, 450, 84, { seed: 8, count: 190, size: 26, opacity: 0.2 })

function sideArcade(): Svg {
  const wall = receding(view, 5.2, 4.1)
  return arcade(wall, {
    bays: 7,
    bay: 2.85,
    height: 4.5,
    spring: 2.3,
    pier: 0.62,
    walk: 2.4,
    wall: linear([0, 0], [1, 0], brick.light, brick.mid),
    inside: down("#4d3350", "#74465a"),
    reveal: brick.sun,
    seed: 5,
  })
}

const shaded = (look: Figure, draw = child): Svg =>
  groundShadow(look.x, look.y, look.size, { stretch: 0.42, towards: 1, opacity: 0.24 }) + draw(look)

const inTheDistance = () =>
  shaded({ ...staff.thandiwe, ...view.stand(-5.2, 19, 1.72), pose: "waving" }, adult) +
  shaded({ ...kids.lotte, ...view.stand(-0.6, 17, 1.2), pose: "running", facing: "left" }) +
  shaded({ ...kids.kofi, ...view.stand(0.5, 16, 1.3), pose: "running", facing: "left" }) +
  shaded({ ...kids.omar, ...view.stand(-2.6, 13.4, 1.3), pose: "walking", facing: "left" }) +
  shaded({ ...kids.dalia, ...view.stand(-2.1, 13.2, 1.25), pose: "walking", facing: "left" })

function children(): Svg {
  const together = view.at(0.95, 0.5, 6.3)
  const amara: Figure = {
    ...kids.amara,
    ...view.stand(0.58, 6.2, 1.3),
    pose: "fromBehind",
    wear: { ...wear.summerSkirt, bag: marigold.strong },
    reach: { far: together },
  }
  const ben: Figure = {
    ...kids.ben,
    ...view.stand(1.34, 6.35, 1.36),
    pose: "fromBehind",
    wear: { ...wear.summer, bag: leaf.strong },
    reach: { near: together },
  }
  return group(
    {},
    shaded({
      ...kids.femi,
      ...view.stand(4.3, 6.6, 1.34),
      pose: "walking",
      facing: "left",
      wear: { ...wear.summer, bag: brick.mid },
    }),
    shaded({ ...kids.grace, ...view.stand(2.3, 7.4, 1.25), pose: { ...poses.reaching, nod: -18 }, facing: "left" }),
    shaded({ ...kids.ruth, ...view.stand(3.3, 7.7, 1.05), pose: "jumping" }, infant),
    shaded(ben),
    shaded(amara),
  )
}

const warmth = () =>
  blend("screen", ellipse(0, 330, 900, 760, glow([0.5, 0.5], ["#ffdf9e", 0.5], ["#ffd49a", 0.16], ["#ffd49a", 0]))) +
  blend(
    "multiply",
    rect(1150, 0, 450, 1067, linear([0, 0], [1, 0], [darker(violet.pale, 0.1), 0], [blue.pale, 0], ["#8d79b8", 0.4])),
  )
