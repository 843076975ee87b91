import { bicycle } from "../gear.ts"
import {
  across,
  adult,
  blend,
  blue,
  brick,
  camera,
  canvas,
  carpet,
  child,
  clay,
  curve,
  down,
  drifting,
  ellipse,
  glow,
  greenTree,
  hills,
  jacaranda,
  kids,
  type Look,
  leaf,
  marigold,
  type Outfit,
  overlay,
  type Paint,
  type Point,
  polygon,
  rect,
  type Svg,
  shrub,
  skin,
  sky,
  slate,
  stroke,
  times,
  tufts,
  violet,
  WIDTH,
  white,
} from "../kit.ts"

export const focus = [40, 50]

export const alt =
  "A line of children in yellow vests and helmets rides round the bend of the back road in the morning, the first of them signalling with one arm."

const view = camera({ eye: 1.35, focal: 1150, horizon: 430, centre: 900 })

export default () =>
  canvas(
    sky("morning", 470),
    ellipse(250, 330, 700, 420, glow([0.5, 0.5], ["#fff3cf", 0.9], ["#ffe6b4", 0.3], ["#ffe6b4", 0])),
    hills(440, ["#cbd3e2", "#b5c8c4", "#a9c3a4"], 12),
    farTrees(),
    verge(),
    wallAndTrees(),
    road(),
    riders(),
    first(),
    foreground(),
    overlay("morning"),
    blend("screen", ellipse(150, 300, 900, 620, glow([0.5, 0.5], ["#ffe0a0", 0.4], ["#ffd49a", 0]))),
  )

const farTrees = () =>
  [
    [520, 130],
    [640, 160],
    [780, 120],
    [900, 150],
  ]
    .map(([x, h], i) =>
      greenTree({
        x: x as number,
        y: 446,
        height: h as number,
        spread: (h as number) * 1.3,
        seed: i + 2,
        light: -1,
        distance: 0.5,
        air: "#f1e6d6",
      }),
    )
    .join("")

/** The middle of the road: it comes from the right and bends towards us. */
const roadAt = (t: number) => ({ x: -2.4 + 16 * t ** 1.5 - 8 * t ** 3, z: 3 + 19 * t ** 1.25 })

const verge = () => rect(0, 436, WIDTH, 640, down("#c9d79d", "#aecb83", "#8db566"))

/** The school's brick wall along the outside of the bend, jacarandas over it. */
function wallAndTrees(): Svg {
  const spots = times(12, (i) => {
    const { x, z } = roadAt(i / 11)
    return [x + 4.8 - Math.min(1.6, i * 0.3), z + 0.6] as const
  })
  spots.unshift([2.7, 1.5])
  const foot = spots.map(([x, z]) => view.at(x, 0, z))
  const head = spots.map(([x, z]) => view.at(x, 1.7, z))
  const cap = spots.map(([x, z]) => view.at(x, 1.84, z))
  const face = polygon([...foot, ...head.slice().reverse()], across(brick.mid, brick.light, brick.sun))
  const top = polygon([...head, ...cap.slice().reverse()], brick.sun)
  const courses = times(9, (i) =>
    stroke(curve(spots.map(([x, z]) => view.at(x, 0.17 * (i + 1), z))), brick.deep, 2, { opacity: 0.35 }),
  ).join("")
  return (
    jacaranda({ x: 1430, y: 560, height: 620, spread: 760, seed: 8, light: -1 }) +
    jacaranda({ x: 1130, y: 450, height: 250, spread: 320, seed: 5, light: -1, distance: 0.25, air: "#f3e6dc" }) +
    face +
    courses +
    top +
    carpet(1180, 900, 300, 90, 120, { seed: 4, size: 9 })
  )
}

function road(): Svg {
  const edge = (off: number) =>
    times(20, (i) => {
      const { x, z } = roadAt(i / 19)
      return view.at(x + off, 0, z)
    })
  const near = (off: number): Point => view.at(-2.6 + off, 0, 1.6)
  const band = (a: number, b: number, fill: Paint) =>
    polygon([near(a), ...edge(a), ...edge(b).reverse(), near(b)], fill)
  const dashes = times(9, (i) => {
    const [a, b] = [roadAt(i * 0.11), roadAt(i * 0.11 + 0.05)]
    return polygon(
      [
        view.at(a.x + 0.06, 0, a.z),
        view.at(b.x + 0.06, 0, b.z),
        view.at(b.x + 0.2, 0, b.z),
        view.at(a.x + 0.2, 0, a.z),
      ],
      "#fbf3e2",
    )
  }).join("")
  return band(-2.5, 2.5, "#d9ccb8") + band(-2.25, 2.25, down("#a9a2ac", "#9a939f", "#8d8694")) + dashes
}

const vest: Outfit = {
  top: "#f7d531",
  sleeve: "short",
  bottom: "shorts",
  below: violet.strong,
  socks: white,
  shoes: "#3a2c34",
}

/** A rider: the bicycle, the legs on the pedals, a hand on the bar. */
function rider(
  t: number,
  side: number,
  height: number,
  look: Look,
  { signal = false, helmet = violet.strong as string, bike = clay.mid as string, grown = false } = {},
): Svg {
  const { x, z } = roadAt(t)
  const [px, py] = view.at(x + side, 0, z)
  const s = view.scale(z)
  const r = s * 0.29 * (grown ? 1.12 : 1)
  const seat: Point = [px + r * 0.72, py - r * 2.62]
  const bars: Point = [px - r * 0.56, py - r * 2.86]
  const draw = grown ? adult : child
  const body = draw({
    ...look,
    hat: "helmet",
    hatColour: helmet,
    x: seat[0],
    y: seat[1],
    size: height * s,
    facing: "left",
    wear: { ...vest, ...(grown ? { bottom: "trousers", below: slate.mid, socks: undefined } : {}) },
    pose: {
      turn: 0.85,
      lean: 16,
      nod: -6,
      arms: { near: [60, 70], far: [96, 92] },
      legs: { near: [58, -18], far: [84, 8] },
      on: "seat",
    },
    reach: signal ? { near: bars, far: [px - s * 1.1, py - s * 1.02] } : { near: bars, far: bars },
  })
  return (
    ellipse(px + r, py + r * 0.06, r * 2.9, r * 0.2, "#2a1f4f", { opacity: 0.24 }) +
    bicycle(px, py, r, { colour: bike, flip: true }) +
    body
  )
}

const riders = () =>
  rider(0.76, 0.8, 1.72, { skin: skin.sienna, hair: "crop" }, { grown: true, helmet: white, bike: slate.mid }) +
  rider(0.58, 0.9, 1.36, kids.quinn, { helmet: clay.strong, bike: leaf.mid }) +
  rider(0.46, 0.95, 1.38, kids.harvir, { helmet: marigold.strong, bike: violet.mid }) +
  rider(0.34, 1, 1.36, { ...kids.nia, hair: "crop" }, { helmet: leaf.mid, bike: clay.mid }) +
  rider(0.22, 0.95, 1.4, { ...kids.lotte }, { helmet: violet.soft, bike: blue.deep })

/** The one who leads: look behind, signal, look again. */
const first = () =>
  rider(0.12, 0.85, 1.4, { ...kids.chidi, face: "smile" } as Look, {
    signal: true,
    helmet: clay.mid,
    bike: violet.strong,
  })

const foreground = () =>
  shrub(60, 1090, 460, 230, 7, leaf.mid) +
  shrub(-40, 1100, 300, 330, 3, leaf.strong) +
  tufts(-10, 1075, 560, 40, { seed: 5, height: 70, colour: "#6a9a52" }) +
  drifting(700, 380, 860, 560, 16, { seed: 8, size: 11 })
