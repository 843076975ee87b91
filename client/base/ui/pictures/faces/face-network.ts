/** Values of a picture's points, row by row, each with its channels. */
export type Layer = { width: number; height: number; channels: number; values: Float32Array }

export type Weights = Record<string, Float32Array>

/** A weights file of TensorFlow.js: its tensors follow each other, a byte a value. */
type Tensors = { name: string; shape: number[]; scale: number; min: number }[]

export function readWeights(bytes: Uint8Array, tensors: Tensors): Weights {
  let start = 0
  return Object.fromEntries(
    tensors.map(({ name, shape, scale, min }) => {
      const size = shape.reduce((product, side) => product * side)
      const values = Float32Array.from(bytes.subarray(start, start + size), (byte) => byte * scale + min)
      start += size
      return [name, values]
    }),
  )
}

/** The tiny face detector of face-api: about a cell for 32 × 32 points of the picture. */
export function runNetwork(picture: Layer, weights: Weights): Layer {
  const of = (name: string) => weights[name] ?? new Float32Array()
  let layer = pool(mix(picture, neighbours(picture), of("conv0/filters"), of("conv0/bias")), 2)
  for (const number of [1, 2, 3, 4, 5]) {
    const name = `conv${number}`
    const row = filtered(layer, of(`${name}/depthwise_filter`))
    layer = pool(mix(layer, row, of(`${name}/pointwise_filter`), of(`${name}/bias`)), number === 5 ? 1 : 2)
  }
  return mix(layer, inside(layer), of("conv8/filters"), of("conv8/bias"))
}

const empty = (width: number, height: number, channels: number): Layer => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
})

/** A row of a layer without its border of a point, from 0. */
type Rows = (y: number) => Float32Array

const inside =
  ({ width, channels, values }: Layer): Rows =>
  (y) =>
    values.subarray(((y + 1) * width + 1) * channels)

/** Each point with its eight neighbours as channels. */
function neighbours({ width, channels, values }: Layer): Rows {
  const length = 3 * channels
  const row = new Float32Array((width - 2) * 3 * length)
  return (y) => {
    for (let dy = 0; dy < 3; dy++)
      for (let x = 0; x < width - 2; x++) {
        const from = ((y + dy) * width + x) * channels
        const to = (x * 3 + dy) * length
        for (let n = 0; n < length; n++) row[to + n] = values[from + n] as number
      }
    return row
  }
}

/** Each channel with its own filter of 3 × 3. */
function filtered({ width, channels, values }: Layer, filter: Float32Array): Rows {
  const row = new Float32Array((width - 2) * channels)
  const by = (n: number) => filter[n] as number
  return (y) => {
    const upper = values.subarray(y * width * channels)
    const middle = values.subarray((y + 1) * width * channels)
    const lower = values.subarray((y + 2) * width * channels)
    for (let c = 0; c < channels; c++) {
      const [a, b, d] = [by(c), by(channels + c), by(2 * channels + c)]
      const [e, f, g] = [by(3 * channels + c), by(4 * channels + c), by(5 * channels + c)]
      const [h, i, j] = [by(6 * channels + c), by(7 * channels + c), by(8 * channels + c)]
      for (let left = c; left < row.length; left += channels) {
        const here = left + channels
        const right = here + channels
        row[left] =
          (upper[left] as number) * a +
          (upper[here] as number) * b +
          (upper[right] as number) * d +
          (middle[left] as number) * e +
          (middle[here] as number) * f +
          (middle[right] as number) * g +
          (lower[left] as number) * h +
          (lower[here] as number) * i +
          (lower[right] as number) * j
      }
    }
    return row
  }
}

/** New channels, each a sum of all of a point's; without the border. */
function mix(layer: Layer, rows: Rows, filter: Float32Array, bias: Float32Array): Layer {
  const sums = Math.ceil(bias.length / 4) * 4
  const made = empty(layer.width - 2, layer.height - 2, sums)
  const channels = filter.length / bias.length
  const by = inFours(filter, bias.length)
  const length = made.width * sums
  for (let y = 0; y < made.height; y++)
    mixRow(rows(y), channels, by, bias, made.values.subarray(y * length, (y + 1) * length))
  return made
}

/** A row for four sums each, in which their weights of one channel stand together. */
function inFours(filter: Float32Array, sums: number) {
  const channels = filter.length / sums
  const fours = new Float32Array(Math.ceil(sums / 4) * 4 * channels)
  for (let c = 0; c < channels; c++)
    for (let sum = 0; sum < sums; sum++)
      fours[(Math.floor(sum / 4) * channels + c) * 4 + (sum % 4)] = filter[c * sums + sum] as number
  return fours
}

/** Two points and four sums at once, which is as many as a processor's registers hold. */
function mixRow(row: Float32Array, channels: number, by: Float32Array, bias: Float32Array, to: Float32Array) {
  const sums = by.length / channels
  const width = to.length / sums
  for (let sum = 0; sum < sums; sum += 4)
    for (let x = 0; x < width; x += 2) {
      let a = bias[sum] ?? 0
      let b = bias[sum + 1] ?? 0
      let c = bias[sum + 2] ?? 0
      let d = bias[sum + 3] ?? 0
      let [e, f, g, h] = [a, b, c, d]
      const next = x + 1 < width ? channels : 0
      const start = x * channels
      for (let n = start, w = sum * channels; n < start + channels; n++, w += 4) {
        const value = row[n] as number
        const other = row[n + next] as number
        const first = by[w] as number
        const second = by[w + 1] as number
        const third = by[w + 2] as number
        const fourth = by[w + 3] as number
        a += value * first
        b += value * second
        c += value * third
        d += value * fourth
        e += other * first
        f += other * second
        g += other * third
        h += other * fourth
      }
      const at = x * sums + sum
      to[at] = a
      to[at + 1] = b
      to[at + 2] = c
      to[at + 3] = d
      if (next === 0) continue
      to[at + sums] = e
      to[at + sums + 1] = f
      to[at + sums + 2] = g
      to[at + sums + 3] = h
    }
}

/** The largest of 2 × 2, a tenth of it where it is negative; with a border of zeros. */
function pool({ width, height, channels, values }: Layer, stride: number): Layer {
  const made = empty(Math.ceil(width / stride) + 2, Math.ceil(height / stride) + 2, channels)
  for (let y = 0; y < made.height - 2; y++) {
    const below = y * stride + 1 < height ? width * channels : 0
    let at = ((y + 1) * made.width + 1) * channels
    for (let x = 0; x < made.width - 2; x++) {
      const right = x * stride + 1 < width ? channels : 0
      const from = (y * width + x) * stride * channels
      for (let n = from; n < from + channels; n++) {
        const upper = larger(values[n] as number, values[n + right] as number)
        const lower = larger(values[n + below] as number, values[n + below + right] as number)
        const largest = larger(upper, lower)
        made.values[at++] = largest < 0 ? largest * 0.1 : largest
      }
    }
  }
  return made
}

/** Math.max takes longer, as it knows what is not a number. */
const larger = (a: number, b: number) => (a > b ? a : b)
