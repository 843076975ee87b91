import { promisify } from "node:util"
import { json, type Request, type RequestHandler, type Response } from "express"
import { limits } from "../../base/api/limits.ts"
import { isDeeperThan, rejectIfLarger } from "../../base/requests/body-bounds.ts"

/** UTF-8 only (RFC 8259), as filters misread the parser's other encodings. */
const parse = json({
  limit: limits.bodyBytes,
  verify: (_request, _response, body, charset) => {
    if (charset !== "utf-8") throw refused(415, "charset.unsupported")
    if (isDeeperThan(limits.bodyDepth, body)) throw refused(400, "entity.too.deep")
  },
})

const refused = (status: number, type: string) => Object.assign(new Error("This body is not taken."), { status, type })

/** Reads the body of an authorised request. @throws the parser's error for an invalid one */
export async function readJson(request: Request, response: Response) {
  const read = promisify(parse)(request, response)
  await (request.is("application/json") ? Promise.race([read, rejectIfLarger(request, limits.bodyBytes)]) : read)
}

export const jsonBody: RequestHandler = (request, response, next) => {
  readJson(request, response).then(() => next(), next)
}
