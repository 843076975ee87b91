import { blurRule } from "../../../../generated/blur-rule.ts"
import { canvasOf, encode } from "../draw-picture.ts"
import { type Face, within } from "./face-boxes.ts"

const { across, leastCell, margin } = blurRule

/**
 * Makes these faces unrecognisable, and keeps type, size and name. The rule is the server's
 * (server/store/images/blur-faces.ts): each box, widened by a fifth on every side, becomes seven square cells from ear
 * to ear, drawn large and smooth. The new file has no metadata and no thumbnail.
 */
export async function blurFaces(picture: File, faces: Face[]): Promise<File> {
  if (faces.length === 0) return picture
  const bitmap = await createImageBitmap(picture, { imageOrientation: "from-image" })
  const { canvas, pen } = canvasOf(bitmap.width, bitmap.height)
  pen.drawImage(bitmap, 0, 0)
  bitmap.close()
  for (const face of faces) {
    const [left, width] = within(face.x, face.width, canvas.width, margin)
    const [top, height] = within(face.y, face.height, canvas.height, margin)
    const cell = Math.max(width / across, leastCell)
    const cells = canvasOf(Math.max(1, Math.round(width / cell)), Math.max(1, Math.round(height / cell)))
    cells.pen.imageSmoothingQuality = "high"
    cells.pen.drawImage(canvas, left, top, width, height, 0, 0, cells.canvas.width, cells.canvas.height)
    pen.drawImage(cells.canvas, left, top, width, height)
  }
  const blob = await encode(canvas, picture.type)
  return new File([blob], picture.name, { type: blob.type })
}
