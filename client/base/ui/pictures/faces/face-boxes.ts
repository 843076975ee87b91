import { type Layer, runNetwork } from "./face-network.ts"

/** Fractions of the picture's width and height, from its upper left. */
export type Face = { x: number; y: number; width: number; height: number }

/** `score` is the network's confidence, from 0 to 1. */
export type Found = Face & { score: number }

/** Side in pixels of a cell, in which the network finds at most one face of each size. */
const cell = 32
/** Width and height in cells. */
const sizes: [width: number, height: number][] = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
]
/** The mean colour of the network's training pictures. */
const mean = [117.001, 114.697, 97.404]

export const facesAt = (picture: ImageData, weights: Float32Array[]): Found[] =>
  boxes(runNetwork(toLayer(picture), weights), picture)

/** Highest score first, without duplicates. */
export function distinct(found: Found[]): Found[] {
  const result: Found[] = []
  for (const face of [...found].sort((a, b) => b.score - a.score))
    if (result.every((other) => !isSame(face, other))) result.push(face)
  return result
}

/** True if they share more than half of the smaller one. */
function isSame(a: Face, b: Face) {
  const overlap = (from: "x" | "y", length: "width" | "height") =>
    Math.max(0, Math.min(a[from] + a[length], b[from] + b[length]) - Math.max(a[from], b[from]))
  return overlap("x", "width") * overlap("y", "height") > Math.min(a.width * a.height, b.width * b.height) / 2
}

function toLayer({ width, height, data }: ImageData): Layer {
  const values = new Float32Array(width * height * 3)
  const by = gain(data)
  for (let n = 0; n < width * height; n++)
    for (let c = 0; c < 3; c++)
      values[n * 3 + c] = (Math.min(255, (data[n * 4 + c] as number) * by) - (mean[c] as number)) / 255
  return { width, height, channels: 3, values }
}

/** Makes a dim picture bright, up to four times: the network was trained on bright ones. */
function gain(data: Uint8ClampedArray) {
  const greens = Uint8Array.from({ length: data.length / 400 }, (_, n) => data[n * 400 + 1] as number).sort()
  return Math.min(4, Math.max(1, 230 / (greens[Math.floor(greens.length * 0.95)] ?? 255)))
}

function boxes({ width, height, channels, values }: Layer, picture: { width: number; height: number }): Found[] {
  const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
  return Array.from({ length: width * height }, (_, n) =>
    sizes.map(([across, down], size) => {
      const [x = 0, y = 0, w = 0, h = 0, sure = 0] = values.subarray(n * channels + size * 5)
      const face = {
        width: (Math.exp(w) * across * cell) / picture.width,
        height: (Math.exp(h) * down * cell) / picture.height,
      }
      return {
        ...face,
        score: sigmoid(sure),
        x: (((n % width) + sigmoid(x)) * cell) / picture.width - face.width / 2,
        y: ((Math.floor(n / width) + sigmoid(y)) * cell) / picture.height - face.height / 2,
      }
    }),
  ).flat()
}

/** A face's extent in pixels, widened on both sides by `margin` of its length, and clipped to the picture. */
export function within(start: number, length: number, size: number, margin: number): [first: number, length: number] {
  const first = Math.min(size - 1, Math.max(0, Math.floor((start - length * margin) * size)))
  const end = Math.min(size, Math.ceil((start + length * (1 + margin)) * size))
  return [first, Math.max(1, end - first)]
}

/** The share of neighbouring pixels of a square picture that differ by at most 1 % of its range of lightness. */
export function flatness({ width, data }: ImageData): number {
  const lights = Array.from({ length: data.length / 4 }, (_, n) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(4 * n)
    return 0.3 * red + 0.6 * green + 0.1 * blue
  })
  const sorted = lights.toSorted((a, b) => a - b)
  const [dark = 0, bright = 0] = [0.05, 0.95].map((part) => sorted[Math.floor(part * sorted.length)])
  const tolerance = Math.max(8, bright - dark) / 100
  const isFlat = (n: number, other: number) => Math.abs((lights[n] ?? 0) - (lights[other] ?? 0)) <= tolerance
  const flat = lights.flatMap((_, n) => [
    ...(n % width ? [isFlat(n, n - 1)] : []),
    ...(n < width ? [] : [isFlat(n, n - width)]),
  ])
  return flat.filter(Boolean).length / flat.length
}
