/** Blossom on the wind and on the ground, shrubs, grass and pot plants. */

import { brick, darker, grass, leaf, lighter, marigold, mix, violet } from "./colour.ts"
import { along, between, blob, oval, pick, seeded, swing, times } from "./geometry.ts"
import { circle, line, n, type Point, path, place, polygon, type Svg } from "./svg.ts"

/** The school's five-lobed blossom, seen from the front. */
export function blossom(x: number, y: number, r: number, turn = 0, colour: string = violet.soft): Svg {
  const lobe = (i: number) => {
    const [cx, cy] = swing([0, 0], i * 72 + 180, 0.55)
    return oval(cx, cy, 0.42)
  }
  return place(
    x,
    y,
    r,
    turn,
    path(times(5, lobe).join(""), colour),
    circle(0, 0, 0.3, mix(colour, violet.deep, 0.45)),
    circle(0, 0, 0.13, marigold.soft),
  )
}

/** Blossoms on the wind, in the box from (x, y). */
export function drifting(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  { seed = 6, size = 11, colours = [violet.soft, violet.mid, violet.pale] as readonly string[] } = {},
): Svg {
  const random = seeded(seed)
  return times(count, () =>
    place(
      x + random() * width,
      y + random() * height,
      [size * between(random, 0.6, 1.2), size * between(random, 0.35, 0.9)],
      random() * 180,
      blossom(0, 0, 1, random() * 72, pick(random, colours)),
    ),
  ).join("")
}

/** Fallen blossom on the ground: an ellipse of petals, denser in the middle, smaller with distance. */
export function carpet(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  count: number,
  { seed = 9, size = 9, colours = [violet.soft, violet.mid, violet.pale] as readonly string[] } = {},
): Svg {
  const random = seeded(seed)
  const petals = colours.map(() => [] as string[])
  times(count, () => {
    const angle = random() * 2 * Math.PI
    const reach = random() ** 0.7
    const depth = 1 + (Math.sin(angle) * reach * ry) / (ry * 1.6)
    const r = size * depth * between(random, 0.5, 1.1)
    pick(random, petals).push(oval(cx + Math.cos(angle) * reach * rx, cy + Math.sin(angle) * reach * ry, r, r * 0.42))
  })
  return petals.map((d, i) => path(d.join(""), colours[i] as string)).join("")
}

/** A rounded shrub or hedge clump. */
export function shrub(x: number, y: number, width: number, height: number, seed = 2, colour: string = leaf.mid): Svg {
  const random = seeded(seed)
  const lump = (tone: string, lift: number, size: number) =>
    path(
      times(5, (i) =>
        blob(
          random,
          x + (i - 2) * width * 0.2,
          y - height * (0.36 + lift) - (2 - Math.abs(i - 2)) * height * 0.08,
          width * 0.2 * size,
          height * 0.38 * size,
          0.2,
        ),
      ).join(""),
      tone,
    )
  return lump(darker(colour, 0.3), 0, 1.1) + lump(colour, 0.1, 0.95) + lump(lighter(colour, 0.22), 0.26, 0.6)
}

/** Blades of grass along a line. */
export function tufts(
  x: number,
  y: number,
  width: number,
  count: number,
  { seed = 3, height = 34, colour = grass.deep as string } = {},
): Svg {
  const random = seeded(seed)
  const blade = () => {
    const at = x + random() * width
    const tall = height * between(random, 0.5, 1.1)
    const lean = between(random, -0.4, 0.4) * tall
    return `M${n(at - 3)} ${n(y)}Q${n(at)} ${n(y - tall * 0.6)} ${n(at + lean)} ${n(y - tall)}Q${n(at + 4)} ${n(y - tall * 0.5)} ${n(at + 4)} ${n(y)}Z`
  }
  return path(times(count, blade).join(""), colour)
}

/** A leafy stem: seedlings, pot plants, vegetables. */
export function sprig(
  x: number,
  y: number,
  height: number,
  { leaves = 5, lean = 0, colour = leaf.mid as string, seed = 1 } = {},
): Svg {
  const random = seeded(seed)
  const tip: Point = [x + lean, y - height]
  const leafAt = (i: number) => {
    const at = along([x, y], tip, 0.25 + (0.75 * i) / leaves)
    const side = i % 2 ? 1 : -1
    const size = height * between(random, 0.2, 0.3)
    return place(
      at[0],
      at[1],
      size,
      side * between(random, 35, 65),
      path("M0 0C-.4 -.3 -.35 -.8 0 -1.1C.35 -.8 .4 -.3 0 0Z", i % 3 ? colour : lighter(colour, 0.18)),
    )
  }
  return line([[x, y], tip], darker(colour, 0.2), Math.max(2, height * 0.035)) + times(leaves + 1, leafAt).join("")
}

/** A pot with a plant. */
export function potPlant(x: number, y: number, size: number, seed = 1, colour: string = brick.mid): Svg {
  const pot =
    polygon(
      [
        [x - size * 0.3, y - size * 0.5],
        [x + size * 0.3, y - size * 0.5],
        [x + size * 0.22, y],
        [x - size * 0.22, y],
      ],
      colour,
    ) +
    polygon(
      [
        [x - size * 0.34, y - size * 0.58],
        [x + size * 0.34, y - size * 0.58],
        [x + size * 0.32, y - size * 0.46],
        [x - size * 0.32, y - size * 0.46],
      ],
      lighter(colour, 0.12),
    )
  const stems = [-0.34, 0, 0.32].map((lean, i) =>
    sprig(x + lean * size * 0.3, y - size * 0.55, size * (0.75 - Math.abs(lean) * 0.4), {
      lean: lean * size,
      seed: seed + i,
      leaves: 6,
    }),
  )
  return stems.join("") + pot
}
