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

/** face-api's tiny face detector: a cell of 32 × 32 points, 25 channels. */
export function runNetwork(picture: Layer, weights: Weights): Layer {
  const of = (name: string) => weights[name] ?? new Float32Array()
  let layer = pool(leak(point(patches(picture), of("conv0/filters"), of("conv0/bias"))), 2)
  for (const number of [1, 2, 3, 4, 5]) {
    const name = `conv${number}`
    const deep = depthwise(layer, of(`${name}/depthwise_filter`))
    layer = pool(leak(point(deep, of(`${name}/pointwise_filter`), of(`${name}/bias`))), number === 5 ? 1 : 2)
  }
  return point(layer, of("conv8/filters"), of("conv8/bias"))
}

const empty = (width: number, height: number, channels: number): Layer => ({
  width,
  height,
  channels,
  values: new Float32Array(width * height * channels),
})

/** Each point with its eight neighbours as channels; without the points at the edge. */
function patches(picture: Layer): Layer {
  const { width, channels, values } = picture
  const made = empty(width - 2, picture.height - 2, 9 * channels)
  const row = 3 * channels
  let at = 0
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      for (let dy = 0; dy < 3; dy++) {
        const from = ((y + dy) * width + x) * channels
        made.values.set(values.subarray(from, from + row), at)
        at += row
      }
  return made
}

/** Each channel with its own filter of 3 × 3; beyond the edge are zeros. */
function depthwise({ width, height, channels, values }: Layer, filter: Float32Array): Layer {
  const made = empty(width, height, channels)
  const sums = made.values
  for (let y = 0; y < height; y++)
    for (let dy = Math.max(-1, -y); dy <= Math.min(1, height - 1 - y); dy++)
      for (let x = 0; x < width; x++) {
        const to = (y * width + x) * channels
        for (let dx = Math.max(-1, -x); dx <= Math.min(1, width - 1 - x); dx++) {
          const from = ((y + dy) * width + x + dx) * channels
          const by = ((dy + 1) * 3 + dx + 1) * channels
          for (let c = 0; c < channels; c++)
            sums[to + c] = (sums[to + c] as number) + (values[from + c] as number) * (filter[by + c] as number)
        }
      }
  return made
}

/** All channels of a point mixed, four results at a time, which keeps them in registers. */
function point({ width, height, channels, values }: Layer, filter: Float32Array, bias: Float32Array): Layer {
  const outs = bias.length
  const made = empty(width, height, outs)
  const results = made.values
  const points = width * height
  for (let out = 0; out < outs; out += 4)
    for (let n = 0, from = 0; n < points; n++, from += channels) {
      let [a, b, c, d] = [
        bias[out] as number,
        bias[out + 1] as number,
        bias[out + 2] as number,
        bias[out + 3] as number,
      ]
      for (let i = 0, at = out; i < channels; i++, at += outs) {
        const value = values[from + i] as number
        a += value * (filter[at] as number)
        b += value * (filter[at + 1] as number)
        c += value * (filter[at + 2] as number)
        d += value * (filter[at + 3] as number)
      }
      const to = n * outs + out
      results[to] = a
      if (out + 1 < outs) results[to + 1] = b
      if (out + 2 < outs) results[to + 2] = c
      if (out + 3 < outs) results[to + 3] = d
    }
  return made
}

function leak(layer: Layer): Layer {
  const { values } = layer
  for (let n = 0; n < values.length; n++) if ((values[n] as number) < 0) values[n] = 0.1 * (values[n] as number)
  return layer
}

/** The largest of 2 × 2. */
function pool({ width, height, channels, values }: Layer, stride: number): Layer {
  const made = empty(Math.ceil(width / stride), Math.ceil(height / stride), channels)
  let at = 0
  for (let y = 0; y < made.height; y++)
    for (let x = 0; x < made.width; x++)
      for (let c = 0; c < channels; c++) {
        let largest = Number.NEGATIVE_INFINITY
        for (let dy = y * stride; dy < Math.min(height, y * stride + 2); dy++)
          for (let dx = x * stride; dx < Math.min(width, x * stride + 2); dx++)
            largest = Math.max(largest, values[(dy * width + dx) * channels + c] as number)
        made.values[at++] = largest
      }
  return made
}
