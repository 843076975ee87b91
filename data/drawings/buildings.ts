/** Roofs, walls, windows, doors and floors; the arcades stand in arcade.ts. */

import type { Plane } from "./arcade.ts"
import type { Camera } from "./camera.ts"
import { brick, cream, darker, leaf, lighter, marigold, mix, sky, stone, violet, white, wood } from "./colour.ts"
import { along, outline, seeded, times } from "./geometry.ts"
import { across, down, line, type Paint, type Point, pair, path, polygon, rect, type Svg, stroke } from "./svg.ts"

/** A pitched roof over a wall: eaves at `height`, tiles up to `ridge`, set back by `depth`. */
export function roof(
  plane: Plane,
  length: number,
  height: number,
  ridge: number,
  depth = 2.5,
  colour: string = "#a9503d",
): Svg {
  const tiles = polygon(
    [
      plane(-0.3, height - 0.05),
      plane(length + 0.3, height - 0.05),
      plane(length, ridge, depth),
      plane(0, ridge, depth),
    ],
    colour,
  )
  const rows = times(7, (i) =>
    line(
      [
        along(plane(-0.3, height), plane(0, ridge, depth), i / 7),
        along(plane(length + 0.3, height), plane(length, ridge, depth), i / 7),
      ],
      darker(colour, 0.18),
      2,
      { opacity: 0.6 },
    ),
  )
  const ridgeLine = line([plane(0, ridge, depth), plane(length, ridge, depth)], lighter(colour, 0.25), 5)
  return tiles + rows.join("") + ridgeLine
}

/** A plain brick wall, frontal, with a scatter of tinted bricks. */
export function brickWall(
  x: number,
  y: number,
  width: number,
  height: number,
  { seed = 11, course = 22, fill = brick.mid as Paint, density = 0.2, tone = brick } = {},
): Svg {
  const random = seeded(seed)
  const tints = [tone.deep, tone.light, tone.sun].map((colour) => {
    const bricks = times(Math.floor(((width * height) / (course * course * 2.2)) * density * 0.33), () => {
      const row = Math.floor((random() * height) / course)
      const left = Math.floor((random() * width) / (course * 2.2)) * course * 2.2 + (row % 2) * course * 1.1
      const w = Math.min(course * 2.2 - 3, width - left)
      return w < 6 || (row + 1) * course > height
        ? ""
        : outline([
            [x + left, y + row * course + 2],
            [x + left + w, y + row * course + 2],
            [x + left + w, y + row * course + course - 1],
            [x + left, y + row * course + course - 1],
          ])
    })
    return path(bricks.join("") || "M0 0", colour, { opacity: 0.4 })
  })
  return rect(x, y, width, height, fill) + tints.join("")
}

/** A window with glazing bars; `view` paints what lies outside. `arch` rounds its head. */
export function window(
  x: number,
  y: number,
  width: number,
  height: number,
  {
    view = down(sky.soft, sky.pale, "#d7e4c6") as Paint,
    frame = cream,
    columns = 2,
    rows = 3,
    arch = false,
    behind = "",
  } = {},
): Svg {
  const head = arch ? width / 2 : 0
  const shape = (grow: number) =>
    `M${pair([x - grow, y + height + grow])}L${pair([x - grow, y + head])}${arch ? `A${width / 2 + grow} ${width / 2 + grow} 0 0 1 ${pair([x + width + grow, y + head])}` : `L${pair([x - grow, y - grow])}L${pair([x + width + grow, y - grow])}`}L${pair([x + width + grow, y + height + grow])}Z`
  const thick = Math.max(4, width * 0.04)
  const bars = [
    ...times(columns - 1, (i) =>
      line(
        [
          [x + (width * (i + 1)) / columns, y],
          [x + (width * (i + 1)) / columns, y + height],
        ],
        frame,
        thick * 0.7,
      ),
    ),
    ...times(rows - 1, (i) =>
      line(
        [
          [x, y + (height * (i + 1)) / rows],
          [x + width, y + (height * (i + 1)) / rows],
        ],
        frame,
        thick * 0.7,
      ),
    ),
  ]
  const sill =
    rect(x - thick * 2, y + height + thick * 0.6, width + thick * 4, thick * 1.6, lighter(frame, 0.1)) +
    rect(x - thick * 2, y + height + thick * 2.2, width + thick * 4, thick * 0.7, darker(frame, 0.2))
  return (
    path(shape(thick), darker(frame, 0.12)) +
    path(shape(0), view) +
    behind +
    bars.join("") +
    stroke(shape(thick * 0.5), frame, thick) +
    sill
  )
}

/** Light that falls through a window onto the floor or a wall, as a slanted, barred patch. */
export function windowLight(
  corners: readonly [Point, Point, Point, Point],
  { columns = 2, rows = 3, colour = "#fff0c4", opacity = 0.45 } = {},
): Svg {
  const [a, b, c, d] = corners
  const spot = (u: number, v: number) => along(along(a, b, u), along(d, c, u), v)
  const panes = times(columns * rows, (i) => {
    const [u, v] = [(i % columns) / columns, Math.floor(i / columns) / rows]
    const [gu, gv] = [0.06 / columns, 0.06 / rows]
    return polygon(
      [
        spot(u + gu, v + gv),
        spot(u + 1 / columns - gu, v + gv),
        spot(u + 1 / columns - gu, v + 1 / rows - gv),
        spot(u + gu, v + 1 / rows - gv),
      ],
      colour,
      { opacity },
    )
  })
  return panes.join("")
}

/** A panelled door with a round window. */
export function door(x: number, y: number, width: number, height: number, colour: string = violet.strong): Svg {
  const panel = (v: number, h: number) =>
    rect(x + width * 0.16, y + height * v, width * 0.68, height * h, darker(colour, 0.14), 3)
  return (
    rect(x - width * 0.08, y - width * 0.08, width * 1.16, height + width * 0.08, stone.soft) +
    rect(x, y, width, height, across(colour, lighter(colour, 0.12))) +
    panel(0.1, 0.32) +
    panel(0.5, 0.38) +
    rect(x + width * 0.8, y + height * 0.5, width * 0.07, height * 0.05, marigold.soft, 3)
  )
}

/** A floor in perspective: boards or tiles between z = near and z = far. */
export function floor(
  camera: Camera,
  {
    left = -8,
    right = 8,
    near = 1.6,
    far = 12,
    fill = stone.soft as Paint,
    joint = stone.mid as string,
    across: step = 1,
    along: run = 1,
    opacity = 0.5,
  } = {},
): Svg {
  const ground = camera.face(
    [
      [left, 0, near],
      [right, 0, near],
      [right, 0, far],
      [left, 0, far],
    ],
    fill,
  )
  const lines = step
    ? times(Math.floor((far - near) / step) + 1, (i) =>
        line(
          [camera.at(left, 0, near + i * step), camera.at(right, 0, near + i * step)],
          joint,
          Math.max(0.6, (camera.scale(near + i * step) / 400) * 3),
          { opacity },
        ),
      )
    : []
  const runs = run
    ? times(Math.floor((right - left) / run) + 1, (i) =>
        line([camera.at(left + i * run, 0, near), camera.at(left + i * run, 0, far)], joint, 1.6, { opacity }),
      )
    : []
  return ground + lines.join("") + runs.join("")
}

/** Ground in chequered or plain paving slabs of slightly different tints. */
export function paving(
  camera: Camera,
  {
    left = -8,
    right = 8,
    near = 2,
    far = 16,
    size = 1,
    seed = 12,
    tones = [stone.soft, mix(stone.soft, brick.sun, 0.25), mix(stone.soft, white, 0.3)] as readonly string[],
  } = {},
): Svg {
  const random = seeded(seed)
  const columns = Math.round((right - left) / size)
  const rows = Math.round((far - near) / size)
  const slabs = tones.map(() => [] as string[])
  times(columns * rows, (i) => {
    const [u, w] = [left + (i % columns) * size, near + Math.floor(i / columns) * size]
    slabs[Math.floor(random() * tones.length)]?.push(
      outline([
        camera.at(u, 0, w),
        camera.at(u + size, 0, w),
        camera.at(u + size, 0, w + size),
        camera.at(u, 0, w + size),
      ]),
    )
  })
  return slabs
    .map((d, i) =>
      path(d.join(""), tones[i] as string, { stroke: darker(tones[i] as string, 0.1), "stroke-width": 1.2 }),
    )
    .join("")
}

/** A pennant string between two points, sagging. */
export function bunting(
  from: Point,
  to: Point,
  {
    flags = 12,
    sag = 60,
    size = 34,
    colours = [violet.strong, marigold.strong, brick.light, leaf.mid, violet.soft] as readonly string[],
    string = stone.deep as string,
  } = {},
): Svg {
  const spot = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ]
  const rope = stroke(`M${pair(from)}${times(20, (i) => `L${pair(spot((i + 1) / 20))}`).join("")}`, string, 2.4)
  const flag = (i: number) => {
    const [a, b] = [spot((i + 0.14) / flags), spot((i + 0.86) / flags)]
    const colour = colours[i % colours.length] as string
    const tip: Point = [(a[0] + b[0]) / 2 + size * 0.06, (a[1] + b[1]) / 2 + size]
    return polygon([a, b, tip], colour) + polygon([along(a, b, 0.55), b, tip], darker(colour, 0.12))
  }
  return rope + times(flags, flag).join("")
}

/** Posts and rails, or pickets, along a line. */
export function fence(from: Point, to: Point, count: number, height: number, colour: string = wood.light): Svg {
  const post = (i: number) => {
    const [x, y] = along(from, to, i / (count - 1))
    return polygon(
      [
        [x - height * 0.05, y],
        [x - height * 0.05, y - height * 0.92],
        [x, y - height],
        [x + height * 0.05, y - height * 0.92],
        [x + height * 0.05, y],
      ],
      colour,
    )
  }
  const rail = (lift: number) =>
    line(
      [
        [from[0], from[1] - height * lift],
        [to[0], to[1] - height * lift],
      ],
      darker(colour, 0.14),
      height * 0.07,
    )
  return rail(0.3) + rail(0.7) + times(count, post).join("")
}
