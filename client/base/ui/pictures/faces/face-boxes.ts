import { type Layer, runNetwork, type Weights } from "./face-network.ts"

/** Fractions of the picture's width and height, from its upper left. */
export type Face = { x: number; y: number; width: number; height: number }

type Found = Face & { score: number }

/** Points of a cell, in which the network looks for one face of each size. */
const cell = 32
/** Width and height in cells. */
const sizes: [number, number][] = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
]
/** The mean colour of the pictures it learnt from. */
const mean = [117.001, 114.697, 97.404]

const minScore = 0.5
/** Two boxes that share more than this of their area are one face. */
const maxShared = 0.4

export const facesAt = (picture: ImageData, weights: Weights): Found[] =>
  boxes(runNetwork(toLayer(picture), weights), picture)

/** The surest first; each face once. */
export function distinct(found: Found[]): Found[] {
  const kept: Found[] = []
  for (const face of [...found].sort((a, b) => b.score - a.score))
    if (kept.every((other) => shared(face, other) <= maxShared)) kept.push(face)
  return kept
}

function toLayer({ width, height, data }: ImageData): Layer {
  const values = new Float32Array(width * height * 3)
  for (let n = 0; n < width * height; n++)
    for (let c = 0; c < 3; c++) values[n * 3 + c] = ((data[n * 4 + c] as number) - (mean[c] as number)) / 255
  return { width, height, channels: 3, values }
}

function boxes({ width, height, values }: Layer, picture: { width: number; height: number }): Found[] {
  const found: Found[] = []
  const sigmoid = (value: number) => 1 / (1 + Math.exp(-value))
  for (let n = 0; n < width * height; n++)
    sizes.forEach(([across, down], size) => {
      const [x, y, w, h, sure] = values.subarray((n * sizes.length + size) * 5) as unknown as [
        number,
        number,
        number,
        number,
        number,
      ]
      const score = sigmoid(sure)
      if (score < minScore) return
      const face = {
        width: (Math.exp(w) * across * cell) / picture.width,
        height: (Math.exp(h) * down * cell) / picture.height,
      }
      const middle = { x: ((n % width) + sigmoid(x)) * cell, y: (Math.floor(n / width) + sigmoid(y)) * cell }
      found.push({
        ...face,
        score,
        x: middle.x / picture.width - face.width / 2,
        y: middle.y / picture.height - face.height / 2,
      })
    })
  return found
}

function shared(a: Face, b: Face) {
  const overlap = (from: "x" | "y", length: "width" | "height") =>
    Math.max(0, Math.min(a[from] + a[length], b[from] + b[length]) - Math.max(a[from], b[from]))
  const both = overlap("x", "width") * overlap("y", "height")
  return both / (a.width * a.height + b.width * b.height - both)
}
