import { z } from "zod"
import { restFailureCodes } from "./failures.ts"

/** The GraphQL types that say what the fields of shapes mean, by the names of the shapes. */
export const graphqlTypes = new Map<string, string>()

interface ShapeOptions {
  /** The GraphQL type that it shows; the one of its own name, where it says nothing. */
  of?: string
}

export function shape<F extends z.ZodRawShape>(id: string, fields: F, { of = id }: ShapeOptions = {}) {
  graphqlTypes.set(id, of)
  return z.strictObject(fields).meta({ id })
}

export const text = z.string()
export const richText = z.string().describe("Sanitised HTML.")
export const whole = z.int32().nonnegative()
export const flag = z.boolean()

export const instant = z.string().meta({ format: "date-time", pattern: "Z$" })

export const fileName = z
  .string()
  .describe("The file name of a stored picture, which is served at /images/{file name}.")

export const pictureAlt = text.nullable().describe("What the picture shows, in words; null where there is no picture.")

/** Beside the picture of what was just stored. */
export const pictureMissing = z
  .literal(true)
  .optional()
  .describe("Only where it was stored without the picture that was named: there is none of this name to show.")

export const nothing = z.strictObject({}).describe("An empty object.")

export const deleted = z.strictObject({ id: whole.describe("The id that it had.") })

export const failure = shape("Failure", {
  message: text.describe("What went wrong, for people to read."),
  code: z.enum(restFailureCodes).describe("What went wrong, for programs: the same codes as in GraphQL."),
  fields: z
    .record(z.string(), text)
    .optional()
    .describe("What is wrong with each field of the request that was refused, by its name. Never what was sent."),
  retryAfter: whole
    .optional()
    .describe("Only where the same may be tried again: after how many seconds. As the header `Retry-After`."),
})
