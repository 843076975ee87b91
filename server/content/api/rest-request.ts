import type { Request } from "express"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import Upload from "graphql-upload/Upload.mjs"
import { signedInViewer } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "./context.ts"

export interface RestRequest {
  params: Record<string, string>
  query: Request["query"]
  body: Record<string, unknown>
  file?: Upload
  /** Null for a visitor. */
  viewerId: number | null
  /** The path parameter. @throws BAD_USER_INPUT unless it is a positive whole number */
  id(): number
}

export function readRequest(request: Request, { viewer }: Context, file?: FileUpload): RestRequest {
  const params = request.params as Record<string, string>
  return {
    params,
    query: request.query,
    body: bodyOf(request),
    file: file && resolved(file),
    viewerId: signedInViewer(viewer).id,
    id: () => wholeNumber(params.id, "id"),
  }
}

const bodyOf = ({ body }: Request): RestRequest["body"] => (typeof body === "object" && body !== null ? body : {})

function resolved(file: FileUpload) {
  const upload = new Upload()
  upload.resolve(file)
  return upload
}

/** Reads a positive whole number that fits GraphQL's Int. @throws BAD_USER_INPUT */
export function wholeNumber(value: unknown, field: string) {
  const number = /^\d{1,10}$/.test(String(value)) ? Number(value) : 0
  if (number < 1 || number > 2_147_483_647) throw badInput({ [field]: `The ${field} must be a positive whole number.` })
  return number
}
