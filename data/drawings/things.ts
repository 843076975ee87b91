/** School things; most stand with their foot at (x, y), sizes are pixels. */

import { bookColours } from "./books.ts"
import { darker, leaf, lighter, marigold, sky, slate, stone, violet, wood } from "./colour.ts"
import { along, between, oval, pick, seeded, times } from "./geometry.ts"
import { circle, ellipse, line, n, type Point, path, place, polygon, rect, type Svg, stroke } from "./svg.ts"

/** A self-propelled wheelchair from the side, for a figure in the pose "wheeling" whose seat is at (x, y). `size` is the figure's. */
export function wheelchair(
  x: number,
  y: number,
  size: number,
  { flip = false, colour = violet.strong as string } = {},
): Svg {
  const wheel = (cx: number, cy: number, r: number) =>
    `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${slate.deep}" stroke-width="2.4"/><circle cx="${cx}" cy="${cy}" r="${r - 3}" fill="none" stroke="${stone.mid}" stroke-width=".9"/>`
  const spokes = stroke(
    times(
      6,
      (i) =>
        `M${n(-3 + Math.cos(i * 0.524) * 15)} ${n(13 + Math.sin(i * 0.524) * 15)}L${n(-3 - Math.cos(i * 0.524) * 15)} ${n(13 - Math.sin(i * 0.524) * 15)}`,
    ).join(""),
    stone.mid,
    0.5,
  )
  return place(
    x,
    y,
    [((flip ? -1 : 1) * size) / 92, size / 92],
    0,
    stroke("M-13 -24L-9 -22L-8 2L18 2L26 24L33 25", colour, 2.4),
    rect(-10, -1, 26, 4.4, slate.mid, 2),
    wheel(-3, 13, 17),
    spokes,
    wheel(24, 25.5, 4.6),
    circle(-3, 13, 2.4, stone.soft),
  )
}

/** A football. */
export const ball = (x: number, y: number, r: number) =>
  circle(x, y, r, "#f7f2ea") +
  place(
    x,
    y,
    r,
    14,
    path("M0 -.4L.38 -.12L.24 .32L-.24 .32L-.38 -.12Z", slate.deep),
    path(
      "M-.6 -.78L-.2 -.9L-.3 -.66L-.6 -.5Z M.62 -.76L.9 -.3L.7 -.36L.5 -.6Z M-.98 .1L-.7 .1L-.62 .5L-.8 .55Z M.98 .12L.74 .2L.6 .55L.8 .6Z M-.3 .94L0 .72L.3 .94Z",
      slate.deep,
    ),
  ) +
  ellipse(x - r * 0.2, y + r * 0.35, r * 0.8, r * 0.6, violet.night, { opacity: 0.1 })

/** A watering can, its spout to the right. */
export const wateringCan = (
  x: number,
  y: number,
  size: number,
  { tilt = 0, colour = leaf.mid as string, flip = false } = {},
) =>
  place(
    x,
    y,
    [(flip ? -1 : 1) * size, size],
    tilt,
    stroke("M-.3 -.55C-.9 -.5 -.9 .2 -.45 .2", darker(colour, 0.2), 0.1),
    path("M-.45 -.5L.4 -.5L.48 .5L-.52 .5Z", colour),
    path("M.4 .3L1.15 -.45L1.24 -.34L.48 .44Z", darker(colour, 0.1)),
    polygon(
      [
        [1.08, -0.56],
        [1.34, -0.28],
        [1.2, -0.2],
        [1, -0.42],
      ],
      lighter(colour, 0.2),
    ),
    ellipse(-0.02, -0.5, 0.42, 0.1, darker(colour, 0.3)),
  )

/** A round-bottomed or conical flask with a coloured liquid. */
export const flask = (
  x: number,
  y: number,
  size: number,
  colour: string,
  shape: "cone" | "round" | "tube" = "cone",
): Svg => {
  const outlines = {
    cone: "M-.16 -1L-.16 -.62L-.5 0L.5 0L.16 -.62L.16 -1Z",
    round: "M-.14 -1L-.14 -.7C-.6 -.62 -.6 0 0 0C.6 0 .6 -.62 .14 -.7L.14 -1Z",
    tube: "M-.14 -1L-.14 -.14C-.14 .04 .14 .04 .14 -.14L.14 -1Z",
  }
  const liquids = {
    cone: "M-.33 -.32L-.5 0L.5 0L.33 -.32Z",
    round: "M-.42 -.36C-.44 -.1 -.24 0 0 0C.24 0 .44 -.1 .42 -.36Z",
    tube: "M-.14 -.55L-.14 -.14C-.14 .04 .14 .04 .14 -.14L.14 -.55Z",
  }
  return place(
    x,
    y,
    size,
    0,
    path(outlines[shape], "#ffffff", { opacity: 0.5 }),
    path(liquids[shape], colour),
    stroke(outlines[shape], "#ffffff", 0.035, { opacity: 0.85 }),
    rect(-0.21, -1.04, 0.42, 0.07, "#ffffff", 0.03, { opacity: 0.9 }),
  )
}

/** A jar of brushes or pencils. */
export function brushJar(x: number, y: number, size: number, seed = 1, colour: string = sky.mid): Svg {
  const random = seeded(seed)
  const brush = (i: number) => {
    const from: Point = [x + (i - 2) * size * 0.1, y - size * 0.5]
    const tip: Point = [x + (i - 2) * size * 0.24, y - size * between(random, 1.1, 1.5)]
    return (
      line([from, tip], wood.light, size * 0.055) +
      line([along(from, tip, 0.85), tip], pick(random, bookColours), size * 0.1)
    )
  }
  return (
    times(5, brush).join("") +
    rect(x - size * 0.32, y - size * 0.72, size * 0.64, size * 0.72, colour, size * 0.07) +
    rect(x - size * 0.24, y - size * 0.66, size * 0.12, size * 0.6, lighter(colour, 0.4), 3)
  )
}

/** A globe on a stand. */
export const globe = (x: number, y: number, r: number) =>
  path(
    `M${n(x - r * 0.6)} ${n(y)}L${n(x + r * 0.6)} ${n(y)}L${n(x + r * 0.15)} ${n(y - r * 0.35)}L${n(x - r * 0.15)} ${n(y - r * 0.35)}Z`,
    wood.deep,
  ) +
  stroke(
    `M${n(x - r * 0.5)} ${n(y - r * 2.35)}A${n(r * 1.16)} ${n(r * 1.16)} 0 0 0 ${n(x + r * 0.5)} ${n(y - r * 0.35)}`,
    marigold.deep,
    r * 0.1,
  ) +
  circle(x, y - r * 1.35, r, sky.mid) +
  place(
    x,
    y - r * 1.35,
    r,
    -18,
    path(
      "M-.5 -.6C-.2 -.8 .1 -.6 0 -.3C-.1 -.1 .1 0 -.1 .3C-.3 .6 -.5 .2 -.5 0C-.7 -.2 -.7 -.4 -.5 -.6ZM.35 -.3C.6 -.5 .9 -.2 .8 .1C.7 .5 .4 .5 .4 .2C.4 0 .2 -.1 .35 -.3Z",
      leaf.soft,
    ),
  ) +
  path(oval(x + r * 0.28, y - r * 1.2, r * 0.7), violet.deep, { opacity: 0.08 })
