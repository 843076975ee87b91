/** Values of a picture's pixels, row by row, each pixel with its channels. */
export type Layer = { width: number; height: number; channels: number; values: Float32Array }

/** From a weights file of TensorFlow.js, which holds the tensors in order, one byte per value. */
type Tensor = { shape: number[]; scale: number; min: number }

export function readWeights(bytes: Uint8Array, tensors: Tensor[]): Float32Array[] {
  let end = 0
  return tensors.map(({ shape, scale, min }) => {
    const start = end
    end += shape.reduce((product, side) => product * side)
    return Float32Array.from(bytes.subarray(start, end), (byte) => byte * scale + min)
  })
}

/** The tiny face detector of face-api: about one cell per 32 × 32 pixels of the picture. */
export function runNetwork(picture: Layer, weights: Float32Array[]): Layer {
  const of = (n: number) => weights[n] ?? new Float32Array()
  let layer = pool(mix(picture, neighbours(picture), of(0), of(1)), 2)
  for (const n of [2, 5, 8, 11, 14])
    layer = pool(mix(layer, filtered(layer, of(n)), of(n + 1), of(n + 2)), n === 14 ? 1 : 2)
  const inside: Rows = (y) => layer.values.subarray(((y + 1) * layer.width + 1) * layer.channels)
  return mix(layer, inside, of(17), of(18))
}

const empty = (width: number, height: number, channels: number): Layer => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
})

/** A row of a layer, without the border of one pixel; `y` starts at 0. */
type Rows = (y: number) => Float32Array

/** Each pixel with its eight neighbours as channels. */
function neighbours({ width, channels, values }: Layer): Rows {
  const length = 3 * channels
  const row = new Float32Array((width - 2) * 3 * length)
  return (y) => {
    for (let dy = 0; dy < 3; dy++)
      for (let x = 0; x < width - 2; x++) {
        const from = ((y + dy) * width + x) * channels
        for (let n = 0; n < length; n++) row[(x * 3 + dy) * length + n] = values[from + n] as number
      }
    return row
  }
}

/** Depthwise convolution: each channel has its own 3 × 3 filter. */
function filtered({ width, channels, values }: Layer, filter: Float32Array): Rows {
  const row = new Float32Array((width - 2) * channels)
  return (y) => {
    row.fill(0)
    for (let dy = 0; dy < 3; dy++)
      for (let c = 0; c < channels; c++) {
        const [left, here, right] = [0, 1, 2].map((dx) => filter[(dy * 3 + dx) * channels + c]) as [
          number,
          number,
          number,
        ]
        for (let to = c, n = (y + dy) * width * channels + c; to < row.length; to += channels, n += channels) {
          const sum = left * (values[n] as number) + here * (values[n + channels] as number)
          row[to] = (row[to] as number) + sum + right * (values[n + 2 * channels] as number)
        }
      }
    return row
  }
}

/** Pointwise convolution: each new channel is a weighted sum of a pixel's channels. Without the border. */
function mix({ width, height }: Layer, rows: Rows, filter: Float32Array, bias: Float32Array): Layer {
  const output = empty(width - 2, height - 2, bias.length)
  const length = output.width * bias.length
  for (let y = 0; y < output.height; y++)
    mixRow(rows(y), filter, bias, output.values.subarray(y * length, (y + 1) * length))
  return output
}

/** Two pixels and four sums at once, which fill a processor's registers: three times as fast. The last may repeat. */
function mixRow(row: Float32Array, filter: Float32Array, bias: Float32Array, output: Float32Array) {
  const sums = bias.length
  const channels = filter.length / sums
  const width = output.length / sums
  for (let four = 0; four < sums; four += 4) {
    const sum = Math.min(four, sums - 4)
    const [p = 0, q = 0, r = 0, s = 0] = bias.subarray(sum)
    for (let two = 0; two < width; two += 2) {
      const x = Math.max(0, Math.min(two, width - 2))
      let [a, b, c, d] = [p, q, r, s]
      let [e, f, g, h] = [a, b, c, d]
      for (let n = x * channels, w = sum; n < (x + 1) * channels; n++, w += sums) {
        const one = row[n] as number
        const other = row[n + channels] as number
        const i = filter[w] as number
        const j = filter[w + 1] as number
        const k = filter[w + 2] as number
        const l = filter[w + 3] as number
        a += one * i
        b += one * j
        c += one * k
        d += one * l
        e += other * i
        f += other * j
        g += other * k
        h += other * l
      }
      const to = x * sums + sum
      output[to] = a
      output[to + 1] = b
      output[to + 2] = c
      output[to + 3] = d
      output[to + sums] = e
      output[to + sums + 1] = f
      output[to + sums + 2] = g
      output[to + sums + 3] = h
    }
  }
}

/** Max pooling of 2 × 2, then leaky ReLU with a slope of 0.1; adds a border of zeros. */
function pool({ width, height, channels, values }: Layer, stride: number): Layer {
  const output = empty(Math.ceil(width / stride) + 2, Math.ceil(height / stride) + 2, channels)
  for (let y = 0; y < output.height - 2; y++)
    for (let x = 0; x < output.width - 2; x++) {
      const right = x * stride + 1 < width ? channels : 0
      const below = y * stride + 1 < height ? width * channels : 0
      const to = ((y + 1) * output.width + x + 1) * channels
      const from = (y * width + x) * stride * channels
      for (let c = 0, n = from; c < channels; c++, n++) {
        const upper = Math.max(values[n] as number, values[n + right] as number)
        const largest = Math.max(upper, values[n + below] as number, values[n + below + right] as number)
        output.values[to + c] = Math.max(largest, 0.1 * largest)
      }
    }
  return output
}
