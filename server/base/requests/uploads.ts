import type { Writable } from "node:stream"
import busboy from "busboy"
import type { Request, RequestHandler, Response } from "express"
import { GraphQLError } from "graphql"
import processRequest, { type FileUpload } from "graphql-upload/processRequest.mjs"
import Upload from "graphql-upload/Upload.mjs"
import { limits } from "../api/limits.ts"
import { attempt } from "../attempt.ts"
import { badRequest, tooLarge } from "../failures/failures.ts"
import { isDeeperThan, rejectIfLarger } from "./body-bounds.ts"

interface UploadOptions {
  /** @throws if the sender may not upload at all */
  maySend(request: Request, response: Response): Promise<void>
  mayRun(operations: unknown, request: Request, response: Response): Promise<boolean>
}

/** Reads the part `operations`, and the files only if the sender may run it (graphql-multipart-request-spec). */
export function readUploads(options: UploadOptions): RequestHandler {
  return (request, response, next) => {
    if (!request.is("multipart/form-data")) return next()
    readOperationsAndFiles(options, request, response).then((body) => {
      request.body = body
      next()
    }, next)
  }
}

/** Replaces `graphqlUploadExpress`, which answers only after the last byte. */
async function readOperationsAndFiles({ maySend, mayRun }: UploadOptions, request: Request, response: Response) {
  await refuseForm(request)
    .then(() => maySend(request, response))
    .catch(dropRest(request))
  const [operations] = await readFields(request).then(requireShortPaths).catch(dropRest(request))
  if (operations && !(await mayRun(operations, request, response).catch(dropRest(request)))) {
    request.resume()
    return operations
  }
  const beyond = rejectIfLarger(request, limits.files * limits.fileBytes + limits.bodyBytes + headBytes)
  const read = processRequest(request, response, fileLimits).catch(rethrowTranslated)
  const withFiles = await Promise.race([read, beyond])
  const uploads = uploadsIn(withFiles)
  // A later part may be malformed while the operation runs.
  for (const upload of uploads) upload.promise = upload.promise.catch(rethrowTranslated)
  failOnFileErrors(uploads)
  beyond.catch((error) => failUploads(uploads, error))
  return withFiles
}

const fileLimits = {
  maxFieldSize: limits.bodyBytes,
  // A file of exactly this size counts as truncated.
  maxFileSize: limits.fileBytes + 1,
  maxFiles: limits.files,
}

const fieldNames = ["operations", "map"]

type JsonObject = Record<string, unknown>

/** Returns the first parts if they are `operations` and `map`, then restores the request for graphql-upload. */
function readFields(request: Request): Promise<(JsonObject | undefined)[]> {
  return new Promise((resolve, reject) => {
    const fields: (JsonObject | undefined)[] = []
    const chunks: Buffer[] = []
    let bytes = 0
    const parser = parserOf(request)
    const detach = () => {
      request.off("data", onData).off("end", onEnd).off("close", onEnd).pause()
    }
    const end = () => {
      detach()
      if (chunks.length) request.unshift(Buffer.concat(chunks.splice(0)))
      resolve(fields)
    }
    const refuse = (error: GraphQLError) => {
      detach()
      reject(error)
    }
    const onEnd = () => reject(badRequest("This multipart request has no part `operations`, or no `map`."))
    const onData = (chunk: Buffer) => {
      chunks.push(chunk)
      bytes += chunk.length
      parser.write(chunk)
      if (chunks.length && bytes > limits.bodyBytes + headBytes)
        refuse(tooLarge("The parts `operations` and `map` are too large."))
    }
    parser.on("field", (name, value) => {
      if (isDeeperThan(limits.bodyDepth, Buffer.from(value)))
        return refuse(badRequest("The body is nested too deeply."))
      const isNext = name === fieldNames[fields.length]
      if (isNext) fields.push(objectIn(value))
      if (!isNext || fields.length === fieldNames.length) end()
    })
    parser.on("file", end).on("error", end)
    request.on("data", onData).once("end", onEnd).once("close", onEnd)
  })
}

/** The parser can be dropped once enough is read: it has no resources, and ending it would raise an error. */
function parserOf({ headers }: Request) {
  try {
    return busboy({ headers, limits: { fieldSize: limits.bodyBytes } })
  } catch {
    throw badRequest("This multipart request does not name the boundary of its parts.")
  }
}

/** Bytes allowed around the part `operations`, which may arrive together with its end. */
const headBytes = 100_000

function objectIn(json: string) {
  const value: unknown = attempt(() => JSON.parse(json))
  return typeof value === "object" && value !== null ? (value as JsonObject) : undefined
}

/** graphql-upload copies the rest of a path at each of its steps. @throws BAD_USER_INPUT */
function requireShortPaths(fields: (JsonObject | undefined)[]) {
  const [, map = {}] = fields
  const isLong = (path: unknown) => typeof path === "string" && path.split(".").length > limits.bodyDepth
  if (Object.values(map).flat().some(isLong)) throw badRequest("The `map` of this request has too long a path.")
  return fields
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

/** Keeps graphql-upload's clear message, also while a resolver awaits its file. Undefined for any other error. */
export function uploadFault(error: unknown): GraphQLError | undefined {
  const { status, expose, message } = error as { status?: number; expose?: boolean; message: string }
  if (!expose) return undefined
  return status === 413 ? tooLarge(message) : badRequest(message)
}

function rethrowTranslated(error: unknown): never {
  if (error instanceof GraphQLError) throw error
  throw uploadFault(error) ?? badRequest("The parts of this multipart request could not be read.")
}

/** `map` could put one file into thousands of places, or make a list of a billion. @throws BAD_USER_INPUT */
function uploadsIn(operations: object): Upload[] {
  const references = new Map<Upload, number>()
  const waiting: object[] = [operations]
  for (let value = waiting.pop(); value; value = waiting.pop()) {
    if (Array.isArray(value) && Object.keys(value).length < value.length)
      throw badRequest("The `map` of this request names an item after the end of a list.")
    if (value instanceof Upload) references.set(value, (references.get(value) ?? 0) + 1)
    else for (const child of Object.values(value)) if (typeof child === "object" && child !== null) waiting.push(child)
  }
  if (Math.max(0, ...references.values()) > limits.fileReferences)
    throw badRequest(`The \`map\` of this request names one file more than ${limits.fileReferences} times.`)
  return [...references.keys()]
}

/** The buffer file of an upload in progress. None for uploads of an older call. */
export const fileOf = (upload: FileUpload) => (upload as FileUpload & { capacitor?: Writable }).capacitor

/** Stops reading if an upload's buffer file cannot be written; otherwise the reader would wait for ever. */
function failOnFileErrors(uploads: Upload[]) {
  const endWithFile = (upload: FileUpload) => fileOf(upload)?.once("error", (error) => fileOf(upload)?.destroy(error))
  for (const { promise } of uploads) promise.then(endWithFile, () => undefined)
}

function failUploads(uploads: Upload[], error: GraphQLError) {
  for (const upload of uploads) {
    upload.reject(error)
    if (upload.file) fileOf(upload.file)?.destroy(error)
  }
}
