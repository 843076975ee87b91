import type { FileUpload } from "graphql-upload/processRequest.mjs"
import { badInput, tooLarge } from "../api/failures.ts"
import { maxBytes } from "./decode.ts"

/** The bytes of an upload. @throws TOO_LARGE above 10 MB, BAD_USER_INPUT for one that broke off. */
export async function readUpload({ createReadStream }: FileUpload): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of createReadStream()) {
      size += chunk.length
      if (size > maxBytes) break
      chunks.push(chunk)
    }
  } catch (error) {
    throw (error as { status?: number }).status === 413
      ? tooBig()
      : badInput({ picture: "The upload broke off. Please try again." })
  }
  if (size > maxBytes) throw tooBig()
  return Buffer.concat(chunks)
}

const tooBig = () => tooLarge("This picture is larger than 10 MB.")
