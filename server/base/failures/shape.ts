import { z } from "zod"
import { restFailureCodes } from "./failures.ts"

export const graphqlTypes = new Map<string, string>()

export function shape<F extends z.ZodRawShape>(id: string, fields: F, { of = id }: { of?: string } = {}) {
  graphqlTypes.set(id, of)
  return z.strictObject(fields).meta({ id })
}

export const text = z.string()
export const richText = z.string().describe("Sanitised HTML.")
export const integer = z.int32().nonnegative()
export const flag = z.boolean()

export const instant = z.string().meta({ format: "date-time", pattern: "Z$" })

export const fileName = z
  .string()
  .describe("The file name of a stored picture, which is served at /images/{file name}.")

export const pictureAlt = text.nullable().describe("Alt text of the picture; null if there is no picture.")

export const pictureMissing = z
  .literal(true)
  .optional()
  .describe("Only if it was saved without the given picture, because no usable picture has this name.")

export const nothing = z.strictObject({}).describe("An empty object.")

export const deleted = z.strictObject({ id: integer.describe("Former ID.") })

export const failure = shape("Failure", {
  message: text.describe("Error message for people."),
  code: z.enum(restFailureCodes).describe("Error code for programs, the same as in GraphQL."),
  fields: z
    .record(z.string(), text)
    .optional()
    .describe("Messages for rejected fields, by field name. They never contain the values sent."),
  retryAfter: integer
    .optional()
    .describe("Seconds to wait, if the request may be retried unchanged. Same as the header `Retry-After`."),
})
