import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { LRUCache } from "lru-cache"
import Negotiator from "negotiator"

export type Encoding = "identity" | "gzip" | "br"

/** Bytes. Smaller answers are not worth compressing. */
const minBytes = 1024

/** Higher than usual, as each answer is compressed once for all readers. */
const brotliQuality = 6

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === "identity") return bytes
  if (encoding === "gzip") return zip(bytes)
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

export const encodingFor = (accepted: string | undefined, length: number): Encoding =>
  !accepted || length < minBytes ? "identity" : bestEncoding.memo(accepted)

const bestEncoding = new LRUCache<string, Encoding>({
  max: 100,
  memoMethod(accepted) {
    const supported = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"])
    return supported.includes("br") ? "br" : supported.includes("gzip") ? "gzip" : "identity"
  },
})
