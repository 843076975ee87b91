import { json, type Request, type Response } from "express"
import { limits } from "./limits.ts"

/**
 * Reads a JSON body into `request.body`, a megabyte at most after it is unpacked. Other bodies stay unread.
 * JSON is UTF-8 (RFC 8259): in the encodings that the parser knows beside it, UTF-7 for one, a filter sees another text.
 */
export const jsonBody = json({
  limit: limits.bodyBytes,
  verify: (_request, _response, _body, charset) => {
    if (charset !== "utf-8")
      throw Object.assign(new Error("This charset is not taken."), { status: 415, type: "charset.unsupported" })
  },
})

/** The same, for who may send a body. @throws the parser's error for one that cannot be read. */
export function readJson(request: Request, response: Response) {
  return new Promise<void>((resolve, reject) =>
    jsonBody(request, response, (error?: unknown) => (error ? reject(error) : resolve())),
  )
}
