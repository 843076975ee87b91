import { UploadImageDocument } from "../../generated/graphql.ts"
import { isStored, markStored, storeName } from "../ui/pictures/store-name.ts"
import { apiClient } from "./api-client.ts"
// Loaded by everything that lets users choose a file, like writing/ready-to-send-files.ts.
import "./upload.ts"

export type PictureUpload = {
  file: File
  onProgress?: (fraction: number) => void
  signal: AbortSignal
  /** Started by no user action: a failure changes nothing on the screen. */
  quiet?: boolean
}

/** Idempotent: stores a picture under its own name. Rejects like any mutation. */
export async function uploadPicture({ file, onProgress, signal, quiet }: PictureUpload): Promise<void> {
  if (isStored(file)) return
  const variables = { name: storeName(file), file }
  const context = { fetchOptions: { signal, onProgress }, quiet }
  await apiClient.mutate({ mutation: UploadImageDocument, variables, context, fetchPolicy: "no-cache" })
  markStored(file)
}
