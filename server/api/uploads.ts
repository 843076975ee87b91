import type { Request, RequestHandler, Response } from "express"
import type { GraphQLError } from "graphql"
import graphqlUploadExpress from "graphql-upload/graphqlUploadExpress.mjs"
import processRequest from "graphql-upload/processRequest.mjs"
import Upload from "graphql-upload/Upload.mjs"
import { badRequest, tooLarge } from "./failures.ts"
import { limits } from "./limits.ts"

/**
 * Reads GraphQL multipart requests (https://github.com/jaydenseric/graphql-multipart-request-spec) within the limits.
 * `maySend` throws the failure of a sender who may not send files. Nothing of theirs is kept: what still comes is read
 * and dropped, and then they are told.
 */
export function readUploads(maySend: (request: Request, response: Response) => Promise<void>): RequestHandler {
  return graphqlUploadExpress({
    maxFieldSize: limits.bodyBytes,
    maxFileSize: limits.fileBytes,
    maxFiles: limits.files,
    async processRequest(request, response, options) {
      await refuseForm(request as Request)
        .then(() => maySend(request as Request, response as Response))
        .catch(dropRest(request as Request))
      return withinLimits(await processRequest(request, response, options).catch(inOurWords))
    },
  })
}

/** Headers that another site's form cannot send, though it can send files (cross-site request forgery). */
export const preflightHeaders = ["apollo-require-preflight", "x-apollo-operation-name"]

async function refuseForm(request: Request) {
  if (preflightHeaders.some((name) => request.get(name))) return
  throw badRequest(
    `Files need the header \`${preflightHeaders[0]}\`, with any value, which shows that no form sends them.`,
  )
}

function dropRest(request: Request) {
  return (error: unknown) => {
    request.resume()
    throw error
  }
}

/**
 * What was wrong with the parts of a multipart request, in graphql-upload's own clear words. They also come up while a
 * resolver waits for its file. Undefined for any other error.
 */
export function uploadFault(error: unknown): GraphQLError | undefined {
  const { status, expose, message } = error as { status?: number; expose?: boolean; message: string }
  if (!expose) return undefined
  return status === 413 ? tooLarge(message) : badRequest(message)
}

function inOurWords(error: unknown): never {
  throw uploadFault(error) ?? error
}

/**
 * `map` writes files into the variables wherever it says, so it could put one file into thousands of places, or make
 * a list of a billion with its last item only. @throws BAD_USER_INPUT.
 */
function withinLimits<T extends object>(operations: T): T {
  const references = new Map<Upload, number>()
  for (const value of everythingIn(operations)) {
    if (isSparse(value)) throw badRequest("The `map` of this request names an item after the end of a list.")
    if (value instanceof Upload) references.set(value, (references.get(value) ?? 0) + 1)
  }
  if (Math.max(0, ...references.values()) > limits.fileReferences)
    throw badRequest(`The \`map\` of this request names one file more than ${limits.fileReferences} times.`)
  return operations
}

function* everythingIn(operations: object) {
  const waiting: object[] = [operations]
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    yield value
    if (value instanceof Upload || isSparse(value)) continue
    waiting.push(...Object.values(value).filter((child) => typeof child === "object" && child !== null))
  }
}

const isSparse = (value: object) => Array.isArray(value) && Object.keys(value).length < value.length
