/**
 * Lets drawings write in the site's own heading type. Import it before sharp, which looks for typefaces when it loads,
 * and reads them only as they are before they are packed for the web.
 */
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { inflateSync } from "node:zlib"

const packed = createRequire(import.meta.url).resolve("@fontsource/young-serif/files/young-serif-latin-400-normal.woff")
const folder = mkdtempSync(join(tmpdir(), "letters-"))
writeFileSync(join(folder, "young-serif.ttf"), unpacked(readFileSync(packed)))
writeFileSync(join(folder, "fonts.conf"), `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`)
process.env.FONTCONFIG_FILE = join(folder, "fonts.conf")

interface Table {
  tag: number
  checksum: number
  data: Buffer
}

/** A WOFF 1.0 file as the font that was packed into it (https://www.w3.org/TR/WOFF/). */
function unpacked(woff: Buffer): Buffer {
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, 44 + 20 * index))
  const head = Buffer.alloc(12 + 16 * tables.length)
  head.writeUInt32BE(woff.readUInt32BE(4), 0)
  head.writeUInt16BE(tables.length, 4)
  let offset = head.length
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    for (const [place, value] of [tag, checksum, offset, data.length].entries())
      head.writeUInt32BE(value, 12 + 16 * index + 4 * place)
    offset += padded(data).length
  }
  return Buffer.concat([head, ...tables.map(({ data }) => padded(data))])
}

function tableAt(woff: Buffer, entry: number): Table {
  const field = (index: number) => woff.readUInt32BE(entry + 4 * index)
  const bytes = woff.subarray(field(1), field(1) + field(2))
  return { tag: field(0), checksum: field(4), data: field(2) < field(3) ? inflateSync(bytes) : bytes }
}

/** Tables begin at every fourth byte. */
function padded(data: Buffer) {
  return Buffer.concat([data, Buffer.alloc(-data.length & 3)])
}
