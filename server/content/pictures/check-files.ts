import pLimit from "p-limit"
import { sha256 } from "../../store/images/decode.ts"
import { type ImageStore, ignoreMissing } from "../../store/images/image-store.ts"

export interface NamedFile {
  name: string
  bytes: number
  /** SHA-256 in hexadecimal digits; null until it is computed. */
  hash: string | null
}

const atOnce = 4

export async function faultsOf(store: ImageStore, files: NamedFile[]): Promise<string[]> {
  const limit = pLimit(atOnce)
  const faultOf = async ({ name, bytes, hash }: NamedFile) => {
    const stored = await store.read(name).catch(ignoreMissing)
    if (!stored) return `${name} is missing`
    if (stored.length !== bytes) return `${name} has ${stored.length} bytes, not ${bytes}`
    return hash !== null && sha256(stored) !== hash ? `${name} is another picture` : []
  }
  const faults = await Promise.all(files.map((file) => limit(() => faultOf(file))))
  return faults.flat()
}
