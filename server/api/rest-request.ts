import type { Request } from "express"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import Upload from "graphql-upload/Upload.mjs"
import type { Context } from "./context.ts"
import { badInput } from "./failures.ts"

export interface RestRequest {
  params: Record<string, string>
  query: Request["query"]
  /** As it was sent; a row reads of it the fields that it declares. */
  body: Record<string, unknown>
  file?: Upload
  /** Who asks; null for a visitor. */
  viewerId: number | null
  /** The path parameter `id`. @throws BAD_USER_INPUT for anything but a positive whole number. */
  id(): number
}

export function readRequest(request: Request, { viewer }: Context, file?: FileUpload): RestRequest {
  const params = request.params as Record<string, string>
  return {
    params,
    query: request.query,
    body: readBody(request),
    file: file && resolved(file),
    viewerId: viewer.id,
    id: () => wholeNumber(params.id, "id"),
  }
}

/** What is sent in another type is refused: an edit that was not understood must not look like one that was made. */
function readBody(request: Request): RestRequest["body"] {
  if (request.is(["json", "multipart"]) === false) throw badInput({ body: "Please send the body as JSON." })
  return typeof request.body === "object" && request.body !== null ? request.body : {}
}

function resolved(file: FileUpload) {
  const upload = new Upload()
  upload.resolve(file)
  return upload
}

/** A positive whole number that fits GraphQL's Int. @throws BAD_USER_INPUT. */
export function wholeNumber(given: unknown, field: string) {
  const number = /^\d{1,10}$/.test(String(given)) ? Number(given) : 0
  if (number < 1 || number > 2_147_483_647) throw badInput({ [field]: `The ${field} must be a positive whole number.` })
  return number
}
