/**
 * Renders the drawings to data/pictures/NAME.jpg and writes their alternative texts to data/pictures/pictures.yaml.
 *
 *     npx tsx data/drawings/draw.ts [NAME …]    only those pictures; all of them without a name
 */
import { readdir, readFile, writeFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import "./letters.ts"
import sharp, { type OutputInfo } from "sharp"
import { parse, stringify } from "yaml"

interface Drawing {
  default: () => string
  alt: string
  /** What stays in sight when it is cropped, if not the middle: per cent from the left and from the top. */
  focus?: [x: number, y: number]
}

type Text = string | Pick<Drawing, "alt" | "focus">

const pictures = new URL("../pictures/", import.meta.url)
const texts = new URL("pictures.yaml", pictures)
const WIDTH = 1600
/** Bytes that a picture should not exceed, so that all of data/ stays below 8 MB. */
const WEIGHT = 115 * 1024
const QUALITIES = [82, 77, 72, 67, 62]

const wanted = process.argv.slice(2)
const drawings = [...(await namesIn("scenes")), ...(await namesIn("portraits"))]
const drawn: Record<string, Text> = {}
for (const { name, file } of drawings) {
  if (wanted.length && !wanted.includes(name)) continue
  const { default: draw, alt, focus } = (await import(file.href)) as Drawing
  await render(draw(), name)
  drawn[`${name}.jpg`] = focus ? { alt, focus } : alt
}
await writeTexts()

async function namesIn(folder: string): Promise<{ name: string; file: URL }[]> {
  const place = new URL(`${folder}/`, import.meta.url)
  const prefix = folder === "portraits" ? "portrait-" : ""
  const files = (await readdir(place).catch(() => [])).filter((file) => file.endsWith(".ts")).sort()
  return files.map((file) => ({ name: prefix + file.replace(/\.ts$/, ""), file: new URL(file, place) }))
}

async function render(svg: string, name: string): Promise<void> {
  const picture = await sharp(Buffer.from(svg), { unlimited: true })
    .resize({ width: WIDTH })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true })
  const jpeg = await lightest(picture)
  await writeFile(fileURLToPath(new URL(`${name}.jpg`, pictures)), jpeg)
  console.log(`${name}.jpg ${Math.round(jpeg.length / 1024)} kB`)
}

/** The best quality that stays within the weight; the last one whatever it weighs. */
async function lightest({ data, info }: { data: Buffer; info: OutputInfo }): Promise<Buffer> {
  const { width, height, channels } = info
  let jpeg = data
  for (const quality of QUALITIES) {
    jpeg = await sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= WEIGHT) break
  }
  return jpeg
}

async function readTexts(): Promise<Record<string, Text>> {
  return ((await readFile(texts, "utf8").then(parse, () => null)) as Record<string, Text> | null) ?? {}
}

/** In the order of the file names, without those whose drawing is gone, so that a new drawing is a one-line diff. */
async function writeTexts(): Promise<void> {
  const names = new Set(drawings.map(({ name }) => `${name}.jpg`))
  const kept = Object.entries({ ...(await readTexts()), ...drawn }).filter(([name]) => names.has(name))
  const sorted = Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(texts, stringify(sorted, { lineWidth: 0 }))
}
