import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { badInput, tooLarge } from "../api/failures.ts"
import { type CleanPicture, cleanPicture, maxBytes } from "./decode.ts"
import { uploads } from "./decoding.ts"

/**
 * An upload as it is stored. While it comes, and waits for its turn, it lies on the disk and takes no memory.
 * @throws TOO_LARGE above 10 MB, BAD_USER_INPUT for one that broke off, BUSY where too many wait, and as `cleanPicture`.
 */
export async function cleanUpload(upload: FileUpload, types?: string[]): Promise<CleanPicture> {
  await read(upload, () => undefined)
  return uploads.run(async () => {
    const chunks: Buffer[] = []
    await read(upload, (chunk) => chunks.push(chunk))
    return cleanPicture(Buffer.concat(chunks), types)
  })
}

async function read({ createReadStream }: FileUpload, take: (chunk: Buffer) => void) {
  let size = 0
  try {
    for await (const chunk of createReadStream()) {
      size += chunk.length
      if (size > maxBytes) break
      take(chunk)
    }
  } catch (error) {
    throw (error as { status?: number }).status === 413
      ? tooBig()
      : badInput({ picture: "The upload broke off. Please try again." })
  }
  if (size > maxBytes) throw tooBig()
}

const tooBig = () => tooLarge("This picture is larger than 10 MB.")
