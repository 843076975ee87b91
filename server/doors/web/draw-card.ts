import { readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Sharp } from "sharp"
import type { SharedCard } from "../../../client/app/served/render.tsx"
import { bundled, root } from "../../base/root.ts"
import { escaped } from "../../base/text/figures.ts"
import { libvips } from "../../store/images/libvips.ts"
import { drawable } from "./drawable.ts"

/** Backgrounds and fonts; the build keeps them beside the server. */
export const kit = join(root, bundled ? "card-kit" : "server/doors/web/card-kit")

/** The background by the first part of the page's address; default `night`. */
const backgrounds: Record<string, string> = {
  blog: "jacaranda",
  dates: "leaf",
  events: "leaf",
  gallery: "clay",
}

const left = 84
const textWidth = 1000
const headTop = 92
const headHeight = 300
const headSizes = [124, 104, 84, 70, 58, 48]
const footTop = 492

const serif = { font: "Young Serif", file: "young-serif.ttf" }
const sans = { font: "Figtree Bold", file: "figtree.ttf" }

/** Replaces the built-in backgrounds. */
interface OwnBackground {
  typeface: string
  colour: string
  accent: string
  /** A PNG of `emblemSize`. */
  emblem: Buffer
}

export const emblemSize = 76

type Words = Pick<SharedCard, "title" | "section" | "school" | "area">

export async function drawCard({ title, section, school, area }: Words, own?: OwnBackground): Promise<Buffer> {
  const [above, below] = [drawable(section), drawable(school)]
  const heading = drawable(title) || above
  const { accent = marigold, typeface = "serif" } = own ?? {}
  const ink = { color: white, typeface }
  const parts: Part[] = [
    ...(above && above !== heading
      ? [await line(above, 34, { left, top: headTop - 22, color: accent, typeface })]
      : []),
    ...(heading ? [await block(heading, { left, top: headTop + (above ? 44 : 0), ...ink })] : []),
    ...(below && below !== heading ? [await line(below, 36, { left: left + 92, top: footTop, ...ink })] : []),
  ]
  const background = own ? await plainBackground(own) : await readFile(join(kit, `${backgrounds[area] ?? "night"}.png`))
  const sharp = await libvips()
  return asJpeg(sharp(background).composite(parts))
}

async function plainBackground({ colour, accent, emblem }: OwnBackground) {
  const sharp = await libvips()
  const filled = (height: number, background: string) =>
    sharp({ create: { width: 1200, height, channels: 3, background } }).png()
  const band = await filled(16, accent).toBuffer()
  return filled(630, colour)
    .composite([
      { input: band, left: 0, top: 614 },
      { input: emblem, left, top: footTop - 18 },
    ])
    .toBuffer()
}

export const asJpeg = (image: Sharp) =>
  image.jpeg({ quality: 86, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer()

const white = "#f6f2ff"
const marigold = "#f9b947"

type Part = { input: Buffer; left: number; top: number }
type Ink = { color: string; typeface: string }
type Place = Ink & { left: number; top: number }

async function line(text: string, size: number, place: Place): Promise<Part> {
  const { input, height } = await drawText(text, size, place)
  const isOne = height < size * 1.9
  return isOne ? { input, ...at(place) } : line(shortened(text), size, place)
}

/** Draws a text as large as it fits on a few lines; truncated if it does not fit at the smallest size. */
async function block(text: string, place: Place): Promise<Part> {
  for (const size of headSizes) {
    const { input, height } = await drawText(text, size, place)
    if (height <= headHeight) return { input, ...at(place) }
  }
  return block(shortened(text), place)
}

const at = ({ left, top }: Place) => ({ left, top })

function shortened(text: string): string {
  const maxLength = Math.floor(text.length * 0.85)
  const start = text.slice(0, maxLength)
  const words = start.includes(" ") ? start.slice(0, start.lastIndexOf(" ")) : start
  return `${words.replace(/[\s….,;:–-]+$/, "")}…`
}

export async function drawText(text: string, size: number, { color, typeface }: Ink) {
  // Makes cards independent of the machine's fonts and settings.
  process.env.FONTCONFIG_FILE ??= join(kit, "fonts.conf")
  const sharp = await libvips()
  const { font, file } = typeface === "sans" ? sans : serif
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}">${escaped(text)}</span>`,
      font: `${font} ${size}`,
      fontfile: join(kit, file),
      width: textWidth,
      wrap: "word-char",
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, height: info.height }
}
