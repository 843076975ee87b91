/** A pinhole camera, so that floors, arcades and people share one perspective. Lengths are metres. */
import { type Attributes, type Paint, type Point, polygon } from "./svg.ts"

export type Spot = readonly [x: number, y: number, z: number]
export type Camera = ReturnType<typeof camera>

/**
 * `eye`: height of the eye above ground. `horizon`: its height in the picture, in pixels from the top.
 * `centre`: where the view's middle lies, in pixels from the left. `focal`: pixels of a metre one metre ahead.
 */
export function camera({ eye = 1.5, focal = 1300, horizon = 480, centre = 800 } = {}) {
  /** Pixels per metre at `z` metres ahead; what lies behind us is held just before the lens. */
  const scale = (z: number) => focal / Math.max(z, 0.2)
  /** The pixel of a spot: `x` to the right of the middle, `y` above the ground, `z` ahead. */
  const at = (x: number, y: number, z: number): Point => [centre + x * scale(z), horizon + (eye - y) * scale(z)]
  return {
    scale,
    at,
    horizon,
    face: (spots: readonly Spot[], fill: Paint, attributes?: Attributes) =>
      polygon(
        spots.map((spot) => at(...spot)),
        fill,
        attributes,
      ),
    /** Where to put a figure of `height` metres: spread it into child() or adult(). */
    stand: (x: number, z: number, height: number, above = 0) => {
      const [px, py] = at(x, above, z)
      return { x: px, y: py, size: height * scale(z) }
    },
  }
}
