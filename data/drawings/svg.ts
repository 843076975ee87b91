/** The few SVG elements the drawings are made of. Every function returns markup; nothing here knows what it depicts. */
import { createHash } from "node:crypto"

export type Svg = string
export type Point = readonly [x: number, y: number]
export type Attributes = Readonly<Record<string, string | number | undefined>>

/** Stops are [offset 0-1, colour, opacity?]; `from` and `to` are fractions of the painted shape's box. */
export interface Gradient {
  kind: "linear" | "radial"
  stops: readonly (readonly [offset: number, colour: string, opacity?: number])[]
  from: Point
  to: Point
}
export type Paint = string | Gradient

type Stop = string | readonly [colour: string, opacity: number]

/** A gradient from the top to the bottom of the shape, its stops evenly spread. */
export const down = (...stops: Stop[]): Gradient => linear([0, 0], [0, 1], ...stops)

/** A gradient from left to right. */
export const across = (...stops: Stop[]): Gradient => linear([0, 0], [1, 0], ...stops)

export function linear(from: Point, to: Point, ...stops: Stop[]): Gradient {
  return { kind: "linear", stops: spread(stops), from, to }
}

/** A gradient from the middle outwards; `centre` is a fraction of the shape's box. */
export function glow(centre: Point, ...stops: Stop[]): Gradient {
  return { kind: "radial", stops: spread(stops), from: centre, to: centre }
}

export const path = (d: string, fill: Paint, attributes: Attributes = {}) => filled("path", { d, ...attributes }, fill)

export const polygon = (points: readonly Point[], fill: Paint, attributes: Attributes = {}) =>
  path(`M${points.map(pair).join("L")}Z`, fill, attributes)

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Paint,
  radius = 0,
  attributes: Attributes = {},
) =>
  filled("rect", { x: n(x), y: n(y), width: n(width), height: n(height), rx: radius || undefined, ...attributes }, fill)

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: Paint, attributes: Attributes = {}) =>
  filled("ellipse", { cx: n(cx), cy: n(cy), rx: n(rx), ry: n(ry), ...attributes }, fill)

export const circle = (cx: number, cy: number, r: number, fill: Paint, attributes: Attributes = {}) =>
  ellipse(cx, cy, r, r, fill, attributes)

/** A stroke through the points, with round ends. */
export const line = (points: readonly Point[], colour: string, width: number, attributes: Attributes = {}) =>
  stroke(`M${points.map(pair).join("L")}`, colour, width, attributes)

/** A stroke along path data, with round ends. */
export const stroke = (d: string, colour: string, width: number, attributes: Attributes = {}) =>
  element("path", {
    d,
    fill: "none",
    stroke: colour,
    "stroke-width": n(width),
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    ...attributes,
  })

export const group = (attributes: Attributes, ...children: Svg[]): Svg => element("g", attributes, children.join(""))

/** Moves, then turns (degrees), then scales the children about the point. */
export const place = (x: number, y: number, scale: number | Point, turn: number, ...children: Svg[]) =>
  group(
    {
      transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${typeof scale === "number" ? n(scale) : scale.map(n).join(" ")})`,
    },
    ...children,
  )

export const fade = (opacity: number, ...children: Svg[]) => group({ opacity }, ...children)

/** Blends the children into what lies below: "multiply" to shade, "screen" or "soft-light" to light. */
export const blend = (mode: "multiply" | "screen" | "soft-light" | "overlay", ...children: Svg[]) =>
  group({ style: `mix-blend-mode:${mode}` }, ...children)

/** Blurs the children by `radius` pixels. */
export function soft(radius: number, ...children: Svg[]): Svg {
  const id = `blur${n(radius).replace(".", "-")}`
  const filter = `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(radius)}"/></filter>`
  return filter + group({ filter: `url(#${id})` }, ...children)
}

/** Shows the children only inside the path data `d`. */
export function clip(d: string, ...children: Svg[]): Svg {
  const id = `clip${hash(d)}`
  return (
    `<clipPath id="${id}"><path d="${d}" clip-rule="evenodd"/></clipPath>` +
    group({ "clip-path": `url(#${id})` }, ...children)
  )
}

export const WIDTH = 1600
export const HEIGHT = 1067

/** The whole picture, back layer first. */
export function canvas(...layers: Svg[]): Svg {
  return sheet(WIDTH, HEIGHT, ...layers)
}

/** A picture of another size, such as a portrait of 1600 x 1600. */
export function sheet(width: number, height: number, ...layers: Svg[]): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${layers.join("")}</svg>`
}

/** A number as short as a drawing needs it. */
export const n = (value: number) => String(Math.round(value * 1000) / 1000)
export const pair = ([x, y]: Point) => `${n(x)} ${n(y)}`

function filled(name: string, attributes: Attributes, fill: Paint): Svg {
  if (typeof fill === "string") return element(name, { ...attributes, fill })
  const id = `paint${hash(JSON.stringify(fill))}`
  return gradient(id, fill) + element(name, { ...attributes, fill: `url(#${id})` })
}

function gradient(id: string, { kind, stops, from, to }: Gradient): Svg {
  const marks = stops.map(([offset, colour, opacity = 1]) =>
    element("stop", { offset: n(offset), "stop-color": colour, "stop-opacity": opacity }),
  )
  const where =
    kind === "linear"
      ? { x1: n(from[0]), y1: n(from[1]), x2: n(to[0]), y2: n(to[1]) }
      : { cx: n(from[0]), cy: n(from[1]), r: 0.5 }
  return element(`${kind}Gradient`, { id, ...where }, marks.join(""))
}

function element(name: string, attributes: Attributes, content = ""): Svg {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? "" : ` ${key}="${value}"`))
  return content ? `<${name}${written.join("")}>${content}</${name}>` : `<${name}${written.join("")}/>`
}

function spread(stops: readonly Stop[]): Gradient["stops"] {
  const last = Math.max(1, stops.length - 1)
  return stops.map((stop, i) =>
    typeof stop === "string" ? ([i / last, stop] as const) : ([i / last, stop[0], stop[1]] as const),
  )
}

const hash = (text: string) => createHash("sha1").update(text).digest("hex").slice(0, 10)
