import type { OverlayOptions, Raw } from "sharp"
import { type CleanPicture, drawOver } from "./decode.ts"
import type { Libvips } from "./libvips.ts"

/** In fractions of the picture's width and height, from its upper left. */
export interface Area {
  x: number
  y: number
  width: number
  height: number
}

/** The browser blurs by the same rule. */
export const blurRule = {
  /** Cells across a blurred face, from ear to ear: too few to recognise anybody. */
  across: 7,
  /** In pixels, for small faces. */
  leastCell: 6,
  /** Part of a face's size added on each side, as many boxes cut off hair and chin. */
  margin: 0.2,
}

const { across, leastCell, margin } = blurRule

/** Pixels of the longer side: enough to average faces. A large picture at full size would fill the memory. */
const longestRead = 2000

/** @throws UNSUPPORTED_PICTURE for a broken picture */
export const blurFaces = (stored: Buffer, type: string, faces: Area[]): Promise<CleanPicture> =>
  drawOver(stored, type, async (sharp) => {
    const { width, height } = await sharp(stored).metadata()
    const fit = { width: longestRead, height: longestRead, fit: "inside", withoutEnlargement: true } as const
    const small = sharp(stored, { failOn: "error" }).resize(fit).removeAlpha().toColorspace("srgb").raw()
    const { data, info: raw } = await small.toBuffer({ resolveWithObject: true })
    const layers: OverlayOptions[] = []
    for (const face of faces) {
      const from = regionOf(face, raw)
      const to = regionOf(face, { width, height })
      layers.push({ input: await blurred(sharp, { data, raw, from, to }), left: to.left, top: to.top })
    }
    return layers
  })

type Size = Pick<Area, "width" | "height">
type Region = Size & { left: number; top: number }

function regionOf(face: Area, of: Size): Region {
  const [left, width] = within(face.x, face.width, of.width)
  const [top, height] = within(face.y, face.height, of.height)
  return { left, top, width, height }
}

function within(start: number, length: number, total: number): [start: number, length: number] {
  const first = Math.min(total - 1, Math.max(0, Math.floor((start - length * margin) * total)))
  const end = Math.min(total, Math.ceil((start + length * (1 + margin)) * total))
  return [first, Math.max(1, end - first)]
}

interface Part {
  data: Buffer
  raw: Raw
  from: Region
  to: Size
}

/** Opaque, so that nothing shows through. */
async function blurred(sharp: Libvips, { data, raw, from, to }: Part): Promise<Buffer> {
  const cell = Math.max(to.width / across, leastCell)
  const cells = (length: number) => Math.max(1, Math.round(length / cell))
  const shrunk = sharp(data, { raw }).extract(from).resize(cells(to.width), cells(to.height), { fit: "fill" })
  return sharp(await shrunk.png().toBuffer())
    .resize(to.width, to.height, { fit: "fill", kernel: "cubic" })
    .png()
    .toBuffer()
}
