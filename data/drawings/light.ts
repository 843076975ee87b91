/** Sky, sun and weather: what lies behind a scene and what is laid over it. */
import { sky as blue, cream, marigold, mix, violet, white } from "./colour.ts"
import { between, blob, oval, seeded, times } from "./geometry.ts"
import {
  blend,
  down,
  ellipse,
  fade,
  type Gradient,
  glow,
  group,
  HEIGHT,
  line,
  linear,
  type Point,
  path,
  polygon,
  rect,
  type Svg,
  soft,
  WIDTH,
} from "./svg.ts"

export type Light = keyof typeof skies

const skies = {
  morning: down("#a9cfe6", "#dbe9ea", "#fdebcf", "#fbd9b0"),
  noon: down("#6fb0da", "#a9d3e8", "#e0f0ee"),
  afternoon: down("#8fc0df", "#cfe2e6", "#fbe6c2"),
  evening: down("#6c62b4", "#b58fc4", "#f0a58c", "#fbcf8e"),
  rain: down("#8c95b0", "#aeb6c8", "#cfd4da"),
  night: down("#171238", "#2b2463", "#4f4390"),
} satisfies Record<string, Gradient>

/** A sky from the top of the picture down to `to` pixels. */
export const sky = (light: Light, to = HEIGHT) => rect(0, 0, WIDTH, to, skies[light])

/** Flat-bottomed clouds; spread of places by seed. */
export function cloud(x: number, y: number, width: number, seed = 1, colour: string = white, opacity = 0.75): Svg {
  const random = seeded(seed)
  const puffs = times(5, (i) =>
    oval(
      x + (i - 2) * width * 0.17 + between(random, -8, 8),
      y - width * between(random, 0.02, 0.07) - (2 - Math.abs(i - 2)) * width * 0.03,
      width * between(random, 0.11, 0.15),
      width * between(random, 0.06, 0.09),
    ),
  )
  return fade(opacity, path(puffs.join("") + oval(x, y, width * 0.46, width * 0.05), colour))
}

export const sun = (x: number, y: number, r: number, colour: string = marigold.pale) =>
  ellipse(x, y, r * 4, r * 4, glow([0.5, 0.5], [colour, 0.75], [colour, 0.15], [colour, 0])) +
  ellipse(x, y, r, r, mix(colour, white, 0.55))

/** Distant hills, paler with distance; the first line lies furthest back. */
export function hills(horizon: number, tones: readonly string[], seed = 3): Svg {
  const random = seeded(seed)
  const ridge = (i: number) => {
    const base = horizon - (tones.length - i) * 26
    const points = times(9, (j): Point => [-100 + j * 225, base - between(random, 0, 55)])
    const curve = points.map(([x, y], j) => (j === 0 ? `M${x} ${y}` : `S${x - 110} ${y} ${x} ${y}`)).join("")
    return path(`${curve}L1700 ${horizon + 60}L-100 ${horizon + 60}Z`, tones[i] as string)
  }
  return times(tones.length, ridge).join("")
}

/** Slanting beams from a point, such as the sun through leaves. */
export function beams(
  from: Point,
  to: readonly Point[],
  width: number,
  opacity = 0.25,
  colour: string = marigold.pale,
): Svg {
  const beam = ([x, y]: Point) =>
    polygon(
      [
        [from[0] - width * 0.15, from[1]],
        [from[0] + width * 0.15, from[1]],
        [x + width / 2, y],
        [x - width / 2, y],
      ],
      linear([0, 0], [0, 1], [colour, 0.9], [colour, 0]),
    )
  return blend("screen", fade(opacity, soft(6, ...to.map(beam))))
}

/** Patches of light and shade on the ground, as under trees. The patches lie in an ellipse. */
export function dapple(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { seed = 5, count = 60, colour = "#2e2260", opacity = 0.18, size = 34 } = {},
): Svg {
  const random = seeded(seed)
  const patch = () => {
    const angle = random() * 2 * Math.PI
    const reach = Math.sqrt(random())
    const near = 0.6 + (0.8 * (Math.sin(angle) * reach + 1)) / 2
    const r = between(random, 0.4, 1) * size * near
    return blob(
      random,
      cx + Math.cos(angle) * reach * rx,
      cy + Math.sin(angle) * reach * ry,
      r * 1.7,
      r * 0.42 * Math.min(1, (ry / rx) * 4 + 0.3),
      0.25,
      7,
    )
  }
  return path(times(count, patch).join(""), colour, { opacity })
}

const overlays = {
  morning: () =>
    blend(
      "soft-light",
      rect(0, 0, WIDTH, HEIGHT, linear([0, 0], [1, 1], ["#fff0c9", 0.7], ["#ffe0b8", 0.15], ["#4b3c8f", 0.35])),
    ),
  noon: () =>
    blend("soft-light", rect(0, 0, WIDTH, HEIGHT, down(["#ffffff", 0.3], ["#fff4d8", 0.1], ["#5a4a9a", 0.2]))),
  afternoon: () =>
    blend(
      "soft-light",
      rect(0, 0, WIDTH, HEIGHT, linear([1, 0], [0, 1], ["#ffd98c", 0.65], ["#ffd9a0", 0.2], ["#3c2f80", 0.4])),
    ),
  evening: () =>
    blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#b9a2d8", 0.4], ["#f3c6b0", 0.2], ["#9c7fc0", 0.42]))) +
    blend("soft-light", rect(0, 0, WIDTH, HEIGHT, down(["#ff9a5c", 0.1], ["#ffb45c", 0.5], ["#2a1f66", 0.4]))),
  rain: () => blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#b6bcd2", 0.7], ["#c9cbe0", 0.5]))),
  night: () => blend("multiply", rect(0, 0, WIDTH, HEIGHT, down(["#4a4390", 0.9], ["#3a3478", 0.85]))),
} satisfies Record<Light, () => Svg>

/** Tints the whole scene as the hour would; lay it over everything but lamps. */
export const overlay = (light: Light) => overlays[light]()

/** A warm pool of light round a lamp or window; lay it over the overlay. */
export const lamplight = (x: number, y: number, r: number, opacity = 0.6, colour = "#ffc66b") =>
  blend("screen", ellipse(x, y, r, r, glow([0.5, 0.5], [colour, opacity], [colour, opacity * 0.35], [colour, 0])))

/** Darkens the edges a little and leads the eye to the focal point, given as fractions. */
export const vignette = (focus: Point = [0.5, 0.5], opacity = 0.35, colour = "#2a1c50") =>
  blend(
    "multiply",
    ellipse(
      WIDTH * focus[0],
      HEIGHT * focus[1],
      WIDTH * 1.05,
      WIDTH * 0.9,
      glow([0.5, 0.5], [colour, 0], [colour, 0], [colour, opacity]),
    ),
  )

export function rain({ seed = 8, count = 150, slant = 0.16, opacity = 0.4, top = 0, bottom = HEIGHT } = {}): Svg {
  const random = seeded(seed)
  const drop = () => {
    const [x, y, length] = [between(random, -80, WIDTH + 80), between(random, top, bottom), between(random, 18, 64)]
    return line(
      [
        [x, y],
        [x - length * slant, y + length],
      ],
      blue.pale,
      between(random, 1, 2.4),
      { opacity: between(random, 0.35, 0.95).toFixed(2) },
    )
  }
  return fade(opacity, ...times(count, drop))
}

export function stars({ seed = 4, count = 140, to = 620 } = {}): Svg {
  const random = seeded(seed)
  const star = () => oval(random() * WIDTH, random() ** 1.4 * to, between(random, 0.8, 2.6))
  return path(times(count, star).join(""), cream, { opacity: 0.85 }) + path(times(10, star).join(""), marigold.pale)
}

/** A soft shadow under a thing that stands on the ground. */
export const shadow = (
  x: number,
  y: number,
  rx: number,
  ry = rx * 0.16,
  opacity = 0.22,
  colour: string = violet.night,
) => soft(Math.max(2, Math.round(ry * 0.35)), ellipse(x, y, rx, ry, colour, { opacity }))

/** Leaves the picture darker or paler in a band, for depth: mist behind, shade in front. */
export const haze = (y: number, height: number, colour: string, opacity = 0.6) =>
  rect(0, y, WIDTH, height, down([colour, 0], [colour, opacity], [colour, 0]))

export const layer = (...parts: Svg[]) => group({}, ...parts)
