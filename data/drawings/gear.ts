/** More things and helpers for scenes: what is painted on a plane, who casts a shadow, who rolls, what stands about. */
import type { Camera } from "./camera.ts"
import { cream, darker, lighter, marigold, slate, stone, white, wood } from "./colour.ts"
import { child, type Figure, groundShadow } from "./figure.ts"
import { along, times } from "./geometry.ts"
import { circle, ellipse, line, type Point, pair, path, place, polygon, rect, type Svg, stroke } from "./svg.ts"
import { wheelchair } from "./things.ts"

type Draw = (look: Figure) => Svg
type Lay = (u: number, v: number) => Point

/** A figure with its shadow on the ground. */
export const cast = (look: Figure, draw: Draw = child, sun: Parameters<typeof groundShadow>[3] = {}): Svg =>
  groundShadow(look.x, look.y, look.size, { stretch: 0.3, towards: 1, opacity: 0.22, ...sun }) + draw(look)

/** A child in a wheelchair, `x` and `z` metres into the view. */
export function wheeled(
  view: Camera,
  x: number,
  z: number,
  height: number,
  look: Omit<Figure, "x" | "y" | "size">,
  colour?: string,
): Svg {
  const seat = view.stand(x, z, height, height * 0.33)
  const foot = view.stand(x, z, height)
  const chair = wheelchair(seat.x, seat.y, seat.size, { flip: look.facing === "left", ...(colour ? { colour } : {}) })
  return (
    ellipse(foot.x + foot.size * 0.06, foot.y, foot.size * 0.32, foot.size * 0.04, "#2a1f4f", { opacity: 0.22 }) +
    chair +
    child({ pose: "wheeling", ...look, ...seat })
  )
}

/** Path data of a line through places on a plane, such as a wall or the ground. */
export const trace = (lay: Lay, spots: readonly Point[]) => `M${spots.map(([u, v]) => pair(lay(u, v))).join("L")}`

/** Path data of an ellipse on a plane. */
export const ring = (lay: Lay, u: number, v: number, ru: number, rv = ru) =>
  `${trace(
    lay,
    times(25, (i): Point => [u + Math.cos(i * 0.2618) * ru, v + Math.sin(i * 0.2618) * rv]),
  )}Z`

const digits: Record<string, readonly (readonly Point[])[]> = {
  1: [
    [
      [0.3, 0.8],
      [0.52, 1],
      [0.52, 0],
    ],
  ],
  2: [
    [
      [0.12, 0.75],
      [0.3, 0.98],
      [0.62, 0.98],
      [0.78, 0.74],
      [0.66, 0.5],
      [0.12, 0.02],
      [0.84, 0.02],
    ],
  ],
  3: [
    [
      [0.14, 0.92],
      [0.5, 1],
      [0.78, 0.82],
      [0.66, 0.58],
      [0.42, 0.52],
      [0.74, 0.44],
      [0.82, 0.2],
      [0.52, 0],
      [0.12, 0.1],
    ],
  ],
  4: [
    [
      [0.62, 0],
      [0.62, 1],
      [0.1, 0.3],
      [0.86, 0.3],
    ],
  ],
  5: [
    [
      [0.8, 1],
      [0.2, 1],
      [0.16, 0.56],
      [0.52, 0.64],
      [0.82, 0.44],
      [0.76, 0.12],
      [0.46, 0],
      [0.12, 0.1],
    ],
  ],
  8: [
    [
      [0.48, 0.54],
      [0.18, 0.72],
      [0.26, 0.94],
      [0.5, 1],
      [0.74, 0.94],
      [0.8, 0.72],
      [0.48, 0.54],
      [0.14, 0.3],
      [0.2, 0.06],
      [0.5, 0],
      [0.8, 0.06],
      [0.86, 0.3],
      [0.48, 0.54],
    ],
  ],
}

/** A chalk numeral on a plane, its lower left corner at (u, v). */
export const numeral = (
  lay: Lay,
  digit: string,
  u: number,
  v: number,
  size: number,
  width: number,
  colour = "#fdf8ec",
) =>
  (digits[digit] ?? [])
    .map((points) =>
      stroke(
        trace(
          lay,
          points.map(([a, b]): Point => [u + a * size, v + b * size]),
        ),
        colour,
        width,
        { opacity: 0.9 },
      ),
    )
    .join("")

/** A tin with a label. */
export const tin = (x: number, y: number, size: number, colour: string) =>
  rect(x - size * 0.38, y - size, size * 0.76, size, "#c9c6cf", size * 0.08) +
  rect(x - size * 0.38, y - size * 0.84, size * 0.76, size * 0.66, colour) +
  rect(x - size * 0.38, y - size * 0.84, size * 0.2, size * 0.66, lighter(colour, 0.3)) +
  ellipse(x, y - size, size * 0.38, size * 0.1, "#e6e3ea")

/** A round bowl or basket, foot at (x, y). */
export const bowl = (x: number, y: number, width: number, colour: string) =>
  path(
    `M${x - width / 2} ${y - width * 0.4}C${x - width * 0.45} ${y + width * 0.02} ${x + width * 0.45} ${y + width * 0.02} ${x + width / 2} ${y - width * 0.4}Z`,
    colour,
  ) + ellipse(x, y - width * 0.4, width / 2, width * 0.09, darker(colour, 0.3))

/** A mug; `steam` rises from it if wanted. */
export const mug = (x: number, y: number, size: number, colour: string, steam = false) =>
  stroke(
    `M${x + size * 0.38} ${y - size * 0.75}q${size * 0.36} ${size * 0.2} 0 ${size * 0.5}`,
    darker(colour, 0.12),
    size * 0.12,
  ) +
  rect(x - size * 0.42, y - size, size * 0.84, size, colour, size * 0.14) +
  ellipse(x, y - size * 0.96, size * 0.4, size * 0.1, darker(colour, 0.4)) +
  (steam
    ? stroke(
        `M${x - size * 0.14} ${y - size * 1.2}q${-size * 0.2} ${-size * 0.3} 0 ${-size * 0.6}q${size * 0.2} ${-size * 0.3} 0 ${-size * 0.6}M${x + size * 0.18} ${y - size * 1.2}q${-size * 0.16} ${-size * 0.3} 0 ${-size * 0.5}`,
        white,
        size * 0.08,
        { opacity: 0.5 },
      )
    : "")

/** A sheet of paper with lines of writing. */
export const sheetOfPaper = (x: number, y: number, size: number, turn = 0, squash = 1, lines = 4) =>
  place(
    x,
    y,
    [size, size * squash],
    turn,
    rect(-0.38, -0.5, 0.76, 1, "#fffdf6", 0.02),
    ...times(lines, (i) =>
      line(
        [
          [-0.28, -0.32 + i * 0.18],
          [i % 3 === 2 ? 0.1 : 0.28, -0.32 + i * 0.18],
        ],
        stone.mid,
        0.035,
      ),
    ),
  )

/** An adult's straight ladder or pole from foot to top. */
export const ladder = (foot: Point, top: Point, width: number, rungs: number, colour: string = wood.light) =>
  [-0.5, 0.5]
    .map((side) =>
      line(
        [
          [foot[0] + side * width, foot[1]],
          [top[0] + side * width * 0.84, top[1]],
        ],
        colour,
        width * 0.12,
      ),
    )
    .join("") +
  times(rungs, (i) => {
    const [x, y] = along(foot, top, (i + 0.6) / rungs)
    return line(
      [
        [x - width * 0.48, y],
        [x + width * 0.48, y],
      ],
      darker(colour, 0.16),
      width * 0.1,
    )
  }).join("")

/** A paint pot. */
export const paintPot = (x: number, y: number, size: number, paint: string) =>
  rect(x - size * 0.45, y - size, size * 0.9, size, "#d8d4dc", size * 0.08) +
  rect(x + size * 0.15, y - size, size * 0.3, size, "#b9b4c2", size * 0.08) +
  ellipse(x, y - size, size * 0.45, size * 0.13, paint) +
  path(
    `M${x - size * 0.3} ${y - size * 0.95}v${size * 0.4}q${size * 0.08} ${size * 0.1} ${size * 0.16} 0v${-size * 0.36}Z`,
    paint,
  )

/** A bicycle from the side, ridden to the right; (x, y) is where the wheels' middle touches the ground, `size` a wheel's radius. */
export function bicycle(
  x: number,
  y: number,
  size: number,
  { colour = marigold.strong as string, flip = false } = {},
): Svg {
  const wheel = (cx: number) =>
    `<circle cx="${cx}" cy="-1" r="0.94" fill="none" stroke="${slate.deep}" stroke-width=".13"/>` +
    stroke(
      times(
        6,
        (i) =>
          `M${cx + Math.cos(i * 0.524) * 0.9} ${-1 + Math.sin(i * 0.524) * 0.9}L${cx - Math.cos(i * 0.524) * 0.9} ${-1 - Math.sin(i * 0.524) * 0.9}`,
      ).join(""),
      stone.mid,
      0.03,
    )
  const frame = stroke(
    "M-1.45 -1L-0.6 -2.3L-0.2 -0.95L-1.45 -1M-0.6 -2.3L0.85 -2.3L-0.2 -0.95M1.45 -1L0.85 -2.3L0.74 -2.85",
    colour,
    0.17,
  )
  return place(
    x,
    y,
    [(flip ? -1 : 1) * size, size],
    0,
    wheel(-1.45),
    wheel(1.45),
    frame,
    stroke("M-0.66 -2.36L-0.74 -2.62", slate.deep, 0.1),
    path("M-1.15 -2.78C-0.9 -2.6 -0.5 -2.66 -0.3 -2.74L-0.34 -2.6C-0.6 -2.5 -0.9 -2.48 -1.12 -2.6Z", slate.deep),
    stroke("M0.74 -2.85L0.46 -2.9", slate.deep, 0.13),
    circle(-0.2, -0.95, 0.26, darker(colour, 0.3)),
    line(
      [
        [-0.2, -0.95],
        [0.1, -0.45],
      ],
      slate.mid,
      0.1,
    ),
    circle(1.08, -2.5, 0.09, cream),
  )
}

/** Grass, sand or floor in flat perspective: the ground from the horizon down, with paler bands towards it. */
export const bands = (from: number, to: number, colours: readonly string[]) =>
  colours
    .map((colour, i) => {
      const top = from + (to - from) * (i / colours.length) ** 1.7
      return polygon(
        [
          [-10, top],
          [1610, top],
          [1610, to],
          [-10, to],
        ],
        colour,
      )
    })
    .join("")
