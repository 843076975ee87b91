import { GraphQLError } from "graphql"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { limits } from "../../base/api/limits.ts"
import { badInput, tooLarge } from "../../base/failures/failures.ts"
import { translateSystemError } from "../../base/failures/system-errors.ts"
import { fileOf } from "../../base/requests/uploads.ts"
import { type CleanPicture, cleanPicture } from "../../store/images/decode.ts"
import { uploads } from "../../store/images/decoding.ts"

/** The upload waits on disk. @throws TOO_LARGE over 10 MB, BAD_USER_INPUT if incomplete, BUSY, and as `cleanPicture` */
export async function cleanUpload(upload: FileUpload, types?: string[]): Promise<CleanPicture> {
  await read(upload, picture, () => undefined)
  return uploads.run(async () => cleanPicture(await readUpload(upload, picture), types))
}

interface Bounds {
  maxBytes: number
  tooBig: () => Error
  field: string
}

const picture: Bounds = {
  maxBytes: limits.fileBytes,
  tooBig: () => tooLarge("This picture is larger than 10 MB."),
  field: "picture",
}

/** @throws what `tooBig` returns; BAD_USER_INPUT for an incomplete upload */
export async function readUpload(upload: FileUpload, bounds: Bounds): Promise<Buffer> {
  const chunks: Buffer[] = []
  await read(upload, bounds, (chunk) => chunks.push(chunk))
  return Buffer.concat(chunks)
}

async function read(upload: FileUpload, bounds: Bounds, onChunk: (chunk: Buffer) => void) {
  const { maxBytes, tooBig, field } = bounds
  let size = 0
  try {
    for await (const chunk of upload.createReadStream()) {
      size += chunk.length
      if (size > maxBytes) break
      onChunk(chunk)
    }
  } catch (error) {
    if ((error as { status?: number }).status === 413) throw tooBig()
    const failure = translateSystemError(fileOf(upload)?.errored ?? error)
    throw failure instanceof GraphQLError ? failure : badInput({ [field]: "The upload broke off. Please try again." })
  }
  if (size > maxBytes) throw tooBig()
}
