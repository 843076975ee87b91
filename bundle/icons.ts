import { readFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import type { Plugin } from "vite"

const crest = readFileSync(join(import.meta.dirname, "..", "client", "public", "favicon.svg"), "utf8")

/** Fills the corners, for systems that mask icons: the blossom fits within every mask. */
const fullCrest = crest.replace(/ rx="\d+"/, "")

const icons: [string, string, number][] = [
  ["icons/192.png", crest, 192],
  ["icons/512.png", crest, 512],
  ["icons/maskable.png", fullCrest, 512],
  ["icons/apple-touch.png", fullCrest, 180],
]

export function appIcons(): Plugin {
  return {
    name: "app-icons",
    apply: "build",
    async generateBundle() {
      for (const [fileName, svg, size] of icons)
        this.emitFile({ type: "asset", fileName, source: await draw(svg, size) })
    },
  }
}

/** 72 dpi renders the SVG's 64 units as 64 pixels. */
const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size)
    .png({ palette: true })
    .toBuffer()
