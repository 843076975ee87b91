import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { LRUCache } from "lru-cache"
import Negotiator from "negotiator"

export type Encoding = "identity" | "gzip" | "br"

/** Bytes. Smaller answers are not worth compressing. */
const least = 1024

/** Higher than usual, as each answer is compressed once for all readers. */
const brotliQuality = 6

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function encode(bytes: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  if (encoding === "gzip") return zip(bytes)
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

export function encodingFor(accepted: string | undefined, length: number): Encoding {
  if (!accepted || length < least) return "identity"
  return chosen.get(accepted) ?? choose(accepted)
}

const chosen = new LRUCache<string, Encoding>({ max: 100 })

function choose(accepted: string): Encoding {
  const taken = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"])
  const encoding = taken.includes("br") ? "br" : taken.includes("gzip") ? "gzip" : "identity"
  chosen.set(accepted, encoding)
  return encoding
}
