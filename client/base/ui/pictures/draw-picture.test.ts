import { beforeEach, expect, it, vi } from "vitest"
import { drawPicture } from "./draw-picture.ts"

/** The colour of a pixel, with its opacity in the highest byte. */
type Colour = (point: number) => number
const noise: Colour = (point) => 0xff000000 + ((point * 7919) % 0xffffff)
const flat: Colour = (point) => 0xff000000 + Math.floor(point / 100)
const glass: Colour = (point) => noise(point) - 0x80000000

let colour: Colour
let drawn: string[]

beforeEach(() => {
  drawn = []
  vi.stubGlobal(
    "OffscreenCanvas",
    class {
      constructor(
        readonly width: number,
        readonly height: number,
      ) {}
      getContext() {
        const getImageData = () => ({ data: { buffer: Uint32Array.from({ length: 512 * 512 }, (_, n) => colour(n)) } })
        const nothing = () => undefined
        return { drawImage: nothing, getImageData, translate: nothing, rotate: nothing }
      }
      async convertToBlob({ type, quality }: { type: string; quality?: number }) {
        drawn.push(`${this.width}×${this.height} ${type} ${quality ?? ""}`.trim())
        return new Blob([], { type })
      }
    },
  )
})

const types = ["image/png", "image/jpeg", "image/webp"]

it.each<[what: string, type: string, size: [number, number, megabytes: number], Colour, turns: number, drawn?: string]>(
  [
    ["A small photograph", "image/jpeg", [2560, 1920, 1], noise, 0],
    ["A photograph of many pixels", "image/jpeg", [8064, 6048, 0.9], noise, 0, "2560×1920 image/jpeg 0.85"],
    ["A photograph of many bytes", "image/jpeg", [1500, 2000, 1.1], noise, 0, "1500×2000 image/jpeg 0.85"],
    ["A small photograph that is turned", "image/jpeg", [400, 300, 0.1], noise, 1, "300×400 image/jpeg 0.85"],
    ["A photograph turned upside down", "image/jpeg", [400, 300, 0.1], noise, 2, "400×300 image/jpeg 0.85"],
    ["A photograph saved as PNG", "image/png", [3000, 2000, 9], noise, 0, "2560×1707 image/jpeg 0.85"],
    ["A screenshot", "image/png", [3000, 2000, 9], flat, 0],
    ["A picture with a clear background", "image/png", [3000, 2000, 9], glass, 0],
    ["A drawing beyond the server's limits", "image/png", [8000, 6000, 9], flat, 0, "2560×1920 image/png"],
    ["A drawing that is turned", "image/png", [100, 50, 0.1], flat, 3, "50×100 image/png"],
    ["A photograph of another type", "image/heic", [100, 50, 0.1], noise, 0, "100×50 image/jpeg 0.85"],
  ],
)("%s (%s) is sent as it is, or redrawn", async (_, type, [width, height, megabytes], colours, turns, expected) => {
  colour = colours
  const close = vi.fn()
  vi.stubGlobal("createImageBitmap", async () => ({ width, height, close }))
  const file = new Blob([new Uint8Array(megabytes * 1_000_000)], { type })
  const blob = await drawPicture({ file, type, turns, types })
  expect([blob && drawn.join()]).toEqual([expected])
  expect(close).toHaveBeenCalledOnce()
})
