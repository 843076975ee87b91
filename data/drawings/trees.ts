/** Jacarandas in bloom and other trees. */

import { lighter, mix, wood } from "./colour.ts"
import { add, along, between, blob, curve, hull, oval, type Random, seeded, smooth, swing, times } from "./geometry.ts"
import { type Point, pair, path, type Svg, stroke } from "./svg.ts"

export interface Tree {
  x: number
  /** Where the trunk meets the ground. */
  y: number
  height: number
  /** Width of the crown; the height's equal unless told. */
  spread?: number
  seed?: number
  /** The light falls from -1 (left), 0 (above) or 1 (right). */
  light?: number
  /** 0 is near, 1 melts into `air`. */
  distance?: number
  air?: string
  /** Leave florets out of small or far trees. */
  florets?: boolean
}

interface Tones {
  under: string
  shade: string
  mid: string
  light: string
  sun: string
  bark: string
}

const bloom: Tones = {
  under: "#4b3d9b",
  shade: "#6555b5",
  mid: "#8474cf",
  light: "#a99be6",
  sun: "#d3c9f8",
  bark: "#5d4340",
}

const green: Tones = {
  under: "#1f4a3c",
  shade: "#2f6b4f",
  mid: "#4f8f66",
  light: "#7fb076",
  sun: "#b7d29a",
  bark: wood.shade,
}

const flame: Tones = {
  under: "#7a2a22",
  shade: "#a8432c",
  mid: "#cf5f35",
  light: "#e88a45",
  sun: "#f8c766",
  bark: wood.shade,
}

export const jacaranda = (tree: Tree) => crowned(tree, bloom)

export const greenTree = (tree: Tree) => crowned({ ...tree, florets: tree.florets ?? false }, green)

export const flameTree = (tree: Tree) => crowned(tree, flame)

/** Only the crown, for boughs that hang into the picture from above. */
export const boughs = (tree: Tree) => crown(tree, toned(bloom, tree), seeded(tree.seed ?? 1))

function crowned(tree: Tree, tones: Tones): Svg {
  const random = seeded(tree.seed ?? 1)
  const tinted = toned(tones, tree)
  return trunk(tree, tinted, random) + crown(tree, tinted, random)
}

function toned(tones: Tones, { distance = 0, air = "#e8e2f2" }: Tree): Tones {
  return Object.fromEntries(
    Object.entries(tones).map(([name, colour]) => [name, mix(colour, air, distance)]),
  ) as unknown as Tones
}

function trunk({ x, y, height, spread = height, light = -1 }: Tree, { bark, under }: Tones, random: Random): Svg {
  const girth = height * 0.032
  const fork: Point = [x + between(random, -0.02, 0.02) * height, y - height * 0.4]
  const limb = (reach: number, rise: number): Svg => {
    const tip: Point = [x + spread * reach, y - height * rise]
    const middle = add(along(fork, tip, 0.5), [reach * -height * 0.06, height * 0.03])
    return (
      path(hull([fork, girth * 0.62], [middle, girth * 0.42]), bark) +
      path(hull([middle, girth * 0.42], [tip, girth * 0.16]), bark)
    )
  }
  const root = path(
    smooth([
      [x - girth * 2, y],
      [x - girth * 0.9, y - height * 0.08],
      fork,
      [x + girth * 0.95, y - height * 0.09],
      [x + girth * 2.1, y],
      [x, y + girth * 0.4],
    ]),
    bark,
  )
  const stem = path(hull([[x, y - girth], girth], [fork, girth * 0.7]), bark)
  const rim = stroke(
    curve([
      [x + light * girth * 0.7, y - girth],
      [x + light * girth * 0.62, y - height * 0.2],
      [fork[0] + light * girth * 0.4, fork[1]],
    ]),
    lighter(bark, 0.22),
    girth * 0.2,
    { opacity: 0.45 },
  )
  // Behind the inner limbs the crown is dense: no sky between them.
  const deep = path(
    hull(
      [fork, girth * 0.6],
      [[x - spread * 0.2, y - height * 0.56], girth * 0.6],
      [[x + spread * 0.2, y - height * 0.56], girth * 0.6],
    ),
    under,
  )
  const limbs = [
    limb(-0.3, 0.62),
    limb(0.3, 0.64),
    limb(-0.08, 0.78),
    limb(0.14, 0.72),
    limb(-0.34, 0.56),
    limb(0.34, 0.57),
  ]
  return deep + limbs.join("") + root + stem + rim
}

/** Clumps laid from the back to the front, each with its dark under side and its light crest, in the light of its place. */
function crown(tree: Tree, tones: Tones, random: Random): Svg {
  const { height, light = -1 } = tree
  const r = height * 0.1
  const clumps = clumpPlaces(tree, random)
  const back = clumps.map(({ at: [x, y] }) => puff(random, x, y + r * 0.42, r * 1.15, r * 0.68)).join("")
  const lumps = clumps.map(({ at, shade }) => {
    const tinted = shadedTones(tones, shade)
    const size = r * between(random, 0.75, 1.15)
    return (
      clump(at, size, light, tinted, random) +
      (tree.florets === false ? "" : florets([at], size, light, tinted, random))
    )
  })
  return path(back, tones.under) + lumps.join("")
}

/** Towards the under side of the crown every tone moves to the next darker one. */
function shadedTones(tones: Tones, share: number): Tones {
  const { under, shade, mid, light, sun } = tones
  return {
    ...tones,
    under,
    shade: mix(shade, under, share),
    mid: mix(mid, shade, share),
    light: mix(light, mid, share),
    sun: mix(sun, light, share),
  }
}

interface Clump {
  at: Point
  /** How deep in the shade of the crown, 0 to 1. */
  shade: number
}

function clumpPlaces({ x, y, height, spread = height, light = -1 }: Tree, random: Random): Clump[] {
  const rows = [
    { rise: 0.9, reach: 0.15, count: 3 },
    { rise: 0.83, reach: 0.3, count: 6 },
    { rise: 0.75, reach: 0.4, count: 8 },
    { rise: 0.66, reach: 0.47, count: 9 },
    { rise: 0.57, reach: 0.46, count: 7 },
  ]
  return rows.flatMap(({ rise, reach, count }, row) =>
    times(count, (i): Clump => {
      const t = (i + 0.5) / count - 0.5
      const droop = Math.abs(t) * 0.12
      const at: Point = [
        x + t * 2 * reach * spread + between(random, -0.03, 0.03) * spread,
        y - height * (rise - droop + between(random, -0.025, 0.03)),
      ]
      const shade = Math.max(0, Math.min(1, row * 0.2 - 0.15 - t * light * 0.7 + between(random, -0.2, 0.2)))
      return { at, shade }
    }),
  )
}

function clump([x, y]: Point, r: number, light: number, { shade, mid, light: pale, sun }: Tones, random: Random): Svg {
  const lean = light * r
  return (
    path(puff(random, x - lean * 0.06, y + r * 0.16, r * 1.15, r * 0.78), shade) +
    path(puff(random, x + lean * 0.1, y - r * 0.1, r * 0.94, r * 0.56), mid) +
    path(puff(random, x + lean * 0.24, y - r * 0.32, r * 0.66, r * 0.34), pale) +
    path(puff(random, x + lean * 0.4, y - r * 0.48, r * 0.34, r * 0.16), sun, { opacity: 0.8 })
  )
}

/** A blob with a scalloped edge, as of leaves and flowers. */
function puff(random: Random, x: number, y: number, rx: number, ry: number): string {
  const scallops = times(13, (i) => {
    const angle = (i / 13) * 2 * Math.PI + random() * 0.4
    const size = between(random, 0.14, 0.3)
    return oval(
      x + Math.cos(angle) * rx * 0.92,
      y + Math.sin(angle) * ry * 0.92,
      rx * size,
      Math.min(rx * size, ry * size * 1.5),
    )
  })
  return blob(random, x, y, rx, ry, 0.14, 9) + scallops.join("")
}

/** The lace of single blossoms at the edges of the clumps. */
function florets(clumps: readonly Point[], r: number, light: number, tones: Tones, random: Random): Svg {
  const size = Math.max(2, r * 0.042)
  const scatter = (count: number, low: number, high: number, rise: number) =>
    clumps
      .flatMap(([x, y]) =>
        times(count, () => {
          const angle = random() * 2 * Math.PI
          const reach = between(random, low, high)
          const cx = x + Math.cos(angle) * reach * r * 1.25 + light * rise * r * 0.3
          return floret(random, cx, y + Math.sin(angle) * reach * r * 0.85 - rise * r, size * between(random, 0.7, 1.4))
        }),
      )
      .join("")
  return (
    path(scatter(8, 0.9, 1.12, 0), tones.shade) +
    path(scatter(12, 0.7, 1.14, 0.1), tones.mid) +
    path(scatter(10, 0.3, 1.05, 0.2), tones.light) +
    path(scatter(6, 0, 0.7, 0.34), tones.sun)
  )
}

const floret = (random: Random, x: number, y: number, r: number) =>
  times(3, (i) => {
    const [cx, cy] = swing([x, y], i * 120 + random() * 90, r * 0.85)
    return oval(cx, cy, r, r * 0.82)
  }).join("")

/** A bough with blossom across a corner, from `from` towards `to`. */
export function branch(from: Point, to: Point, width: number, seed = 5, light = -1): Svg {
  const random = seeded(seed)
  const bow = add(along(from, to, 0.5), [0, -width * 1.2])
  const wood1 = stroke(`M${pair(from)}Q${pair(bow)} ${pair(to)}`, bloom.bark, width * 0.3)
  const at = times(9, (i) => along(from, to, 0.1 + i * 0.11)).map(
    ([x, y]): Point => [x + between(random, -0.4, 0.4) * width, y + between(random, -0.2, 1.1) * width],
  )
  const lumps = at.map((p) => clump(p, width * between(random, 0.7, 1.1), light, bloom, random))
  return wood1 + lumps.join("") + florets(at, width, light, bloom, random)
}
