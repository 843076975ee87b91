import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { SchoolLook } from "../../content/site-info/look/read-look.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { libvips } from "../../store/images/libvips.ts"
import { drawText, kit } from "./draw-card.ts"
import { drawable } from "./drawable.ts"

interface Icon {
  /** In pixels. */
  size: number
  /** Fills the corners, for systems that mask icons. */
  full?: boolean
}

/** A PNG of the school's crest: its own picture unchanged, or a drawn crest on the main colour. */
export async function drawIcon(school: SchoolLook, store: ImageStore, { size, full = false }: Icon): Promise<Buffer> {
  const sharp = await libvips()
  const { look, file } = school
  const [night = look.colour] = look.frame()
  const background = file ? (full ? "#ffffff" : { r: 0, g: 0, b: 0, alpha: 0 }) : night
  const canvas = sharp({ create: { width: size, height: size, channels: 4, background } })
  const mark = file ? await store.read(file) : await drawMark(school)
  const share = file ? (full ? 0.72 : 1) : look.crest === "letter" ? 0.5 : 0.8
  const inner = Math.round(size * share)
  const resizing = { fit: "inside", withoutEnlargement: false } as const
  const fitted = mark && (await sharp(mark).resize(inner, inner, resizing).png().toBuffer())
  const corners = file || full ? [] : [{ input: await part("icon-ground", size), blend: "dest-in" as const }]
  return canvas
    .composite([...(fitted ? [{ input: fitted }] : []), ...corners])
    .png()
    .toBuffer()
}

/** Null if the typeface lacks the name's first letter. */
async function drawMark({ look, shortName }: SchoolLook): Promise<Buffer | null> {
  if (look.crest === "blossom") return readFile(join(kit, "icon-blossom.png"))
  const letter = drawable(shortName.slice(0, 1).toUpperCase())
  return letter ? (await drawText(letter, 320, { color: "#ffffff", typeface: look.typeface })).input : null
}

async function part(name: string, size: number) {
  const sharp = await libvips()
  return sharp(await readFile(join(kit, `${name}.png`)))
    .resize(size)
    .toBuffer()
}
