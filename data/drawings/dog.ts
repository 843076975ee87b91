/** The caretaker's dog. */

import { darker, ink, lighter, marigold } from "./colour.ts"
import { hull } from "./geometry.ts"
import { ellipse, path, place, type Svg, stroke } from "./svg.ts"

const coat = "#8b5a35"
const grizzled = "#cbb49a"

/** Asleep with his chin on his paws, facing right; `x` and `y` are where his belly lies, `size` about 90 cm. */
export const sleepingDog = (x: number, y: number, size: number): Svg =>
  place(x, y, size / 128, 0, ellipse(2, 1, 66, 5, ink, { opacity: 0.22 }), body(), head())

function body(): Svg {
  const back = path("M-52 1C-62 -20 -46 -40 -22 -37C-4 -36 12 -37 24 -31C38 -24 40 -8 36 1Z", coat)
  const tail = stroke("M-49 -8C-64 -10 -70 0 -54 0", darker(coat, 0.1), 6)
  const haunch = ellipse(-33, -14, 19, 15, darker(coat, 0.08))
  const hindPaw = path(hull([[-36, -4], 5], [[-12, -3.4], 4]), darker(coat, 0.08))
  const forePaws =
    path(hull([[24, -6], 5], [[62, -3], 3.4]), darker(coat, 0.18)) +
    path(hull([[20, -5], 5.4], [[55, -3.4], 4]), lighter(coat, 0.06)) +
    ellipse(56, -3.6, 5.4, 3.8, grizzled)
  return tail + back + haunch + hindPaw + forePaws
}

function head(): Svg {
  const skull = ellipse(42, -21, 16, 13.5, lighter(coat, 0.04))
  const muzzle = path(hull([[50, -16], 9], [[64, -12], 5.4]), grizzled) + ellipse(69, -14.6, 3.2, 2.6, ink)
  const mouth = stroke("M67 -9.6C62 -8 58 -8.2 55 -10", darker(grizzled, 0.4), 1)
  const eye =
    stroke("M48 -24C50 -22 53 -22 54.6 -24.4", ink, 1.5) + stroke("M47 -29C49 -31 52 -31 54 -29.6", grizzled, 2)
  const ear = path("M36 -33C27 -33 22 -18 27 -9C31 -4 39 -9 40 -18C41 -24 41 -31 36 -33Z", darker(coat, 0.26))
  const collar = stroke("M24 -30C32 -24 33 -12 29 -4", marigold.strong, 4)
  return collar + skull + muzzle + mouth + eye + ear
}
