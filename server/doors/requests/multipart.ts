import { Readable } from "node:stream"
import type { Request, Response } from "express"
import type { FileUpload } from "graphql-upload/processRequest.mjs"
import multer, { MulterError } from "multer"
import { limits } from "../../base/api/limits.ts"
import { badInput, tooLarge } from "../../base/failures/failures.ts"
import { rejectIfLarger } from "../../base/requests/body-bounds.ts"

const readForm = multer({
  limits: { fileSize: limits.fileBytes, files: 1, fields: 20, fieldSize: 10_000, parts: 25 },
}).single("file")

const tooBig = "This picture is larger than 10 MB."

const formBytes = 300_000

/** Puts fields into `request.body`; returns the file. @throws TOO_LARGE; BAD_USER_INPUT without a whole file */
export async function readMultipart(request: Request, response: Response): Promise<FileUpload> {
  const beyond = rejectIfLarger(request, limits.fileBytes + formBytes, tooBig)
  const read = new Promise<void>((resolve, reject) =>
    readForm(request, response, (error: unknown) => (error ? reject(explain(error)) : resolve())),
  )
  await Promise.race([read, beyond])
  const { file } = request
  if (!file) throw badInput({ file: "Please send an image as `file` in form data." })
  return {
    filename: file.originalname,
    mimetype: file.mimetype,
    encoding: file.encoding,
    fieldName: file.fieldname,
    createReadStream: () => Readable.from(file.buffer),
  } as unknown as FileUpload
}

function explain(error: unknown) {
  if (error instanceof MulterError && error.code === "LIMIT_FILE_SIZE") return tooLarge(tooBig)
  return badInput({ file: "The form data could not be read." })
}
