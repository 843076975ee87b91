import { UploadImageDocument } from "../generated/graphql.ts"
import { apiClient } from "./api-client.ts"
// With whatever lets somebody choose a file, as in writing/ready-to-send-files.ts.
import "./upload.ts"

export type PictureUpload = {
  file: File
  /** What it will be called there: sent again under the same name, the same picture is found, not stored twice. */
  name: string
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

/** Stores a picture, to be shown by an item later. Rejects as any mutation does. */
export async function uploadPicture({ file, name, onProgress, signal }: PictureUpload): Promise<void> {
  const context = { fetchOptions: { signal, onProgress } }
  await apiClient.mutate({ mutation: UploadImageDocument, variables: { name, file }, context, fetchPolicy: "no-cache" })
}
