import { readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { distinct, facesAt, flatness } from "./face-boxes.ts"
import { readWeights, runNetwork } from "./face-network.ts"
import tensors from "./tiny-face-detector.json"

const weights = readWeights(readFileSync(join(import.meta.dirname, "tiny-face-detector.bin")), tensors)

const side = 96
const points = Array.from({ length: side * side * 3 }, (_, n) => {
  const [x, y, colour] = [Math.floor(n / 3) % side, Math.floor(n / 3 / side), n % 3]
  return Math.round(127 * (1 + Math.sin((x * (colour + 1)) / 9) * Math.cos(y / 7)))
})

it("The network gives the same output as face-api", () => {
  const mean = [117.001, 114.697, 97.404]
  const values = Float32Array.from(points, (point, n) => (point - (mean[n % 3] ?? 0)) / 255)
  const said = runNetwork({ width: side, height: side, channels: 3, values }, weights)
  expect([said.width, said.height]).toEqual([3, 3])
  const rounded = Array.from(said.values, (value) => Number(value.toFixed(2)))
  expect(rounded.slice(0, 10)).toEqual([0.48, -0.32, -0.16, -0.39, -7.07, -3.96, -0.29, 0, -0.22, -26.61])
  expect(rounded.slice(-25, -15)).toEqual([-0.53, -1.31, -0.23, -0.35, -5.78, 1.13, -0.73, -0.06, -0.08, -17.32])
})

const pictureOf = (colour: (n: number) => number) =>
  ({
    width: side,
    height: side,
    data: Uint8ClampedArray.from({ length: side * side * 4 }, (_, n) => (n % 4 === 3 ? 255 : colour(n))),
  }) as ImageData

it("The detector finds no face in ripples or in a black picture", () => {
  const ripples = pictureOf((n) => points[Math.floor(n / 4) * 3 + (n % 4)] ?? 0)
  expect(
    [ripples, pictureOf(() => 0)].flatMap((picture) => facesAt(picture, weights)).filter(({ score }) => score > 0.2),
  ).toEqual([])
})

it("A drawing is flatter than a photograph", () => {
  const lines = pictureOf((n) => (Math.floor(n / 4) % 16 === 0 ? 0 : 200))
  const shades = pictureOf((n) => points[Math.floor(n / 4) * 3] ?? 0)
  expect(flatness(lines)).toBeGreaterThan(0.5)
  expect(flatness(shades)).toBeLessThan(0.3)
})

it("A face found twice counts once, and faces side by side count as two", () => {
  const face = { x: 0.1, y: 0.1, width: 0.2, height: 0.2, score: 0.9 }
  const beside = { ...face, x: 0.25, score: 0.8 }
  const around = { ...face, x: 0.05, width: 0.3, height: 0.3, score: 0.7 }
  const half = { ...face, height: 0.1, score: 0.95 }
  expect(distinct([around, beside, face])).toEqual([face, beside])
  expect(distinct([face, half])).toEqual([half])
})
