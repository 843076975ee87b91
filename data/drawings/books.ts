/** Books: open, shut, piled and on their shelves. */

import {
  clay,
  cream,
  darker,
  leaf,
  lighter,
  marigold,
  mix,
  paper,
  sky,
  slate,
  stone,
  violet,
  white,
  wood,
} from "./colour.ts"
import { between, pick, seeded, times } from "./geometry.ts"
import { ellipse, path, place, rect, type Svg, stroke } from "./svg.ts"

export const bookColours = [
  violet.strong,
  violet.soft,
  clay.strong,
  clay.soft,
  marigold.strong,
  marigold.soft,
  leaf.strong,
  leaf.soft,
  sky.mid,
  slate.mid,
  cream,
]

/** An open book as seen from the front, its spine at (x, y); `tilt` turns it. */
export const openBook = (x: number, y: number, size: number, { cover = violet.strong as string, tilt = 0 } = {}) =>
  place(
    x,
    y,
    size,
    tilt,
    path("M-1.06 -.52L0 -.4L1.06 -.52L1.06 .42L0 .56L-1.06 .42Z", cover),
    path("M0 -.4C-.3 -.56 -.7 -.58 -1 -.54L-1 .34C-.7 .3 -.3 .34 0 .48Z", paper),
    path("M0 -.4C.3 -.56 .7 -.58 1 -.54L1 .34C.7 .3 .3 .34 0 .48Z", "#efe6d6"),
    stroke(
      "M-.8 -.3L-.25 -.26M-.8 -.1L-.25 -.06M-.8 .1L-.25 .14M.25 -.26L.8 -.3M.25 -.06L.8 -.1M.25 .14L.6 .11",
      stone.mid,
      0.05,
    ),
  )

/** The outside of an open book, held up by somebody who faces us. */
export const bookCover = (x: number, y: number, size: number, colour: string = violet.strong, tilt = 0) =>
  place(
    x,
    y,
    size,
    tilt,
    path("M-1 -.62L-.05 -.5L-.05 .62L-1 .5Z", lighter(colour, 0.08)),
    path("M1 -.62L.05 -.5L.05 .62L1 .5Z", darker(colour, 0.12)),
    rect(-0.06, -0.5, 0.12, 1.12, darker(colour, 0.25)),
    path("M-.94 -.66L-.05 -.55L.94 -.66L.94 -.6L0 -.49L-.94 -.6Z", paper),
    ellipse(-0.5, 0, 0.2, 0.2, lighter(colour, 0.35)),
  )

/** A closed book lying flat, seen from its side. */
export const flatBook = (x: number, y: number, width: number, height: number, colour: string) =>
  rect(x, y - height, width, height, colour, 3) +
  rect(x + width * 0.05, y - height * 0.8, width * 0.95, height * 0.6, paper) +
  rect(x, y - height, width * 0.06, height, darker(colour, 0.15), 2)

export const bookPile = (x: number, y: number, width: number, count: number, seed = 1) => {
  const random = seeded(seed)
  return times(count, (i) =>
    flatBook(
      x + between(random, -0.07, 0.07) * width,
      y - i * width * 0.17,
      width * between(random, 0.85, 1.05),
      width * 0.16,
      pick(random, bookColours),
    ),
  ).join("")
}

/** Books side by side on a shelf; their feet at y. */
export function bookRow(
  x: number,
  y: number,
  width: number,
  height: number,
  seed = 1,
  colours: readonly string[] = bookColours,
): Svg {
  const random = seeded(seed)
  const out: Svg[] = []
  for (let at = x; at < x + width - height * 0.1; ) {
    const w = Math.min(height * between(random, 0.12, 0.26), x + width - at)
    const h = height * between(random, 0.68, 0.96)
    const colour = pick(random, colours)
    out.push(
      rect(at, y - h, w - 1.5, h, colour, 1.5),
      rect(at + w * 0.2, y - h * 0.82, w * 0.5, h * 0.05, mix(colour, white, 0.5)),
    )
    if (random() < 0.25) out.push(rect(at + w * 0.2, y - h * 0.3, w * 0.5, h * 0.12, mix(colour, white, 0.4)))
    at += random() < 0.08 ? w * 2.2 : w
  }
  return out.join("")
}

/** A bookcase full of books, its foot at y + height. */
export function bookcase(
  x: number,
  y: number,
  width: number,
  height: number,
  { shelves = 4, seed = 3, colour = wood.mid as string } = {},
): Svg {
  const pitch = (height - 24) / shelves
  const shelf = (i: number) =>
    rect(x + 12, y + 12 + i * pitch, width - 24, pitch, darker(colour, 0.55)) +
    bookRow(x + 18, y + 12 + (i + 1) * pitch - 8, width - 36, pitch - 18, seed + i) +
    rect(x, y + 4 + (i + 1) * pitch, width, 12, lighter(colour, 0.1))
  return (
    rect(x, y, width, height, colour, 4) +
    times(shelves, shelf).join("") +
    rect(x - 6, y - 6, width + 12, 16, lighter(colour, 0.16), 3)
  )
}
