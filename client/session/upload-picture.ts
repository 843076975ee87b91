import { UploadImageDocument } from "../generated/graphql.ts"
import { isStored, markStored, storeName } from "../ui/pictures/store-name.ts"
import { apiClient } from "./api-client.ts"
// With whatever lets somebody choose a file, as in writing/ready-to-send-files.ts.
import "./upload.ts"

export type PictureUpload = {
  file: File
  onProgress?: (fraction: number) => void
  signal: AbortSignal
  /** Nobody has asked for it by hand: what it fails with changes nothing on the screen. */
  quiet?: boolean
}

/** Stores a picture under its own name; once, however often it is asked for. Rejects as any mutation does. */
export async function uploadPicture({ file, onProgress, signal, quiet }: PictureUpload): Promise<void> {
  if (isStored(file)) return
  const variables = { name: storeName(file), file }
  const context = { fetchOptions: { signal, onProgress }, quiet }
  await apiClient.mutate({ mutation: UploadImageDocument, variables, context, fetchPolicy: "no-cache" })
  markStored(file)
}
