/** What stands in a classroom. Most stand with their foot at (x, y); sizes are pixels. */

import { cream, darker, lighter, marigold, mix, slate, violet, white, wood } from "./colour.ts"
import { down, ellipse, group, line, n, type Point, path, place, polygon, rect, type Svg, stroke } from "./svg.ts"

/** A table seen from the front and a little above: the top's front edge runs from x at `y - height`. */
export function table(
  x: number,
  y: number,
  width: number,
  height: number,
  { depth = 60, colour = wood.light as string, inset = 0.12 } = {},
): Svg {
  const top = y - height
  const leg = (at: number, back = 0) =>
    polygon(
      [
        [at - 9, top - back],
        [at + 9, top - back],
        [at + 6, y - back * 0.8],
        [at - 6, y - back * 0.8],
      ],
      darker(colour, back ? 0.35 : 0.22),
    )
  const skew = width * inset * 0.5
  return (
    leg(x + skew + 12, depth * 0.8) +
    leg(x + width - skew - 12, depth * 0.8) +
    leg(x + 22) +
    leg(x + width - 22) +
    polygon(
      [
        [x, top],
        [x + width, top],
        [x + width - skew, top - depth],
        [x + skew, top - depth],
      ],
      down(lighter(colour, 0.12), colour),
    ) +
    rect(x, top, width, 16, darker(colour, 0.16), 2)
  )
}

/** A bench or a low stool without a back. */
export const bench = (x: number, y: number, width: number, height: number, colour: string = wood.mid) =>
  [0.08, 0.88]
    .map((t) =>
      polygon(
        [
          [x + width * t, y - height],
          [x + width * (t + 0.04), y - height],
          [x + width * (t + 0.045), y],
          [x + width * (t - 0.005), y],
        ],
        darker(colour, 0.3),
      ),
    )
    .join("") +
  rect(x, y - height - 12, width, 18, lighter(colour, 0.12), 4) +
  rect(x, y - height - 2, width, 8, darker(colour, 0.18), 3)

/** A chair from the side, its back to the left; mirror it with `flip`. (x, y) is the middle of the seat. */
export function chair(x: number, y: number, size: number, { colour = wood.mid as string, flip = false } = {}): Svg {
  const bar = (points: readonly Point[], width: number, shade = 0) => line(points, darker(colour, shade), width)
  return place(
    x,
    y,
    [(flip ? -1 : 1) * size, size],
    0,
    bar(
      [
        [-0.42, 0],
        [-0.56, 1],
      ],
      0.07,
      0.3,
    ),
    bar(
      [
        [0.4, 0],
        [0.5, 1],
      ],
      0.07,
      0.3,
    ),
    bar(
      [
        [-0.5, 1],
        [-0.42, 0.06],
        [-0.5, -0.95],
      ],
      0.085,
    ),
    bar(
      [
        [-0.43, 0],
        [0.44, 0],
      ],
      0.12,
    ),
    bar(
      [
        [-0.49, -0.88],
        [-0.47, -0.5],
      ],
      0.13,
    ),
    bar(
      [
        [0.4, 0.04],
        [0.46, 1],
      ],
      0.085,
    ),
  )
}

/** A stool from the side, seat at (x, y). */
export const stool = (x: number, y: number, size: number, colour: string = wood.mid) =>
  line(
    [
      [x - size * 0.3, y],
      [x - size * 0.42, y + size],
    ],
    darker(colour, 0.2),
    size * 0.09,
  ) +
  line(
    [
      [x + size * 0.3, y],
      [x + size * 0.42, y + size],
    ],
    darker(colour, 0.2),
    size * 0.09,
  ) +
  line(
    [
      [x - size * 0.36, y + size * 0.6],
      [x + size * 0.36, y + size * 0.6],
    ],
    darker(colour, 0.3),
    size * 0.06,
  ) +
  rect(x - size * 0.46, y - size * 0.04, size * 0.92, size * 0.15, colour, 5)

/** A blackboard in a wooden frame; `marks` are drawn in its own coordinates. */
export const blackboard = (x: number, y: number, width: number, height: number, marks: Svg = "") =>
  rect(x - 14, y - 14, width + 28, height + 28, wood.mid, 4) +
  rect(x, y, width, height, down("#2f4a45", "#3b5a52")) +
  group({ transform: `translate(${n(x)} ${n(y)})` }, marks) +
  rect(x - 18, y + height + 8, width + 36, 16, wood.light, 3) +
  rect(x + width * 0.7, y + height + 2, 60, 10, cream, 3)

/** A chalk stroke, uneven as chalk is. */
export const chalk = (d: string, width = 5, colour: string = "#f1ede2") =>
  stroke(d, colour, width, { opacity: 0.85 }) +
  stroke(d, colour, width * 0.35, { opacity: 0.5, transform: "translate(2 1)" })

/** An easel with a canvas, seen from the front; `picture` is drawn in a unit box 100 wide, 120 high. */
export const easel = (x: number, y: number, size: number, picture: Svg = "") =>
  place(
    x,
    y,
    size / 220,
    0,
    line(
      [
        [-34, 0],
        [-6, -214],
      ],
      wood.deep,
      8,
    ),
    line(
      [
        [34, 0],
        [6, -214],
      ],
      wood.deep,
      8,
    ),
    line(
      [
        [0, -20],
        [0, -200],
      ],
      darker(wood.deep, 0.2),
      7,
    ),
    rect(-56, -200, 112, 132, "#fdfaf3", 2),
    group({ transform: "translate(-50 -194)" }, picture),
    rect(-62, -70, 124, 9, wood.mid, 2),
  )

/** A rug in perspective: a flat ellipse with rings. */
export const rug = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  colours: readonly string[] = [violet.strong, violet.soft, marigold.soft, violet.pale],
) => colours.map((colour, i) => ellipse(x, y, rx * (1 - i * 0.2), ry * (1 - i * 0.2), colour)).join("")

/** A cushion. */
export const cushion = (x: number, y: number, width: number, colour: string) =>
  path(
    `M${n(x - width / 2)} ${n(y)}C${n(x - width * 0.62)} ${n(y - width * 0.3)} ${n(x - width * 0.4)} ${n(y - width * 0.3)} ${n(x)} ${n(y - width * 0.28)}C${n(x + width * 0.4)} ${n(y - width * 0.3)} ${n(x + width * 0.62)} ${n(y - width * 0.3)} ${n(x + width / 2)} ${n(y)}C${n(x + width * 0.3)} ${n(y + width * 0.08)} ${n(x - width * 0.3)} ${n(y + width * 0.08)} ${n(x - width / 2)} ${n(y)}Z`,
    down(lighter(colour, 0.14), darker(colour, 0.12)),
  )

/** A hanging lamp. */
export const pendant = (x: number, y: number, size: number, colour: string = marigold.strong, from = 0) =>
  line(
    [
      [x, from],
      [x, y - size * 0.6],
    ],
    slate.deep,
    3,
  ) +
  path(
    `M${n(x - size * 0.6)} ${n(y)}C${n(x - size * 0.5)} ${n(y - size * 0.6)} ${n(x + size * 0.5)} ${n(y - size * 0.6)} ${n(x + size * 0.6)} ${n(y)}Z`,
    colour,
  ) +
  ellipse(x, y, size * 0.6, size * 0.1, mix(colour, white, 0.6))
