import { z } from "zod"

/** The objects of REST answers: the name of each in the OpenAPI document, and the GraphQL type that says what its fields mean. */
export const shapes = z.registry<{ id: string; of?: string }>()

interface ShapeOptions {
  /** The GraphQL type that it shows; its own name, where it says nothing. */
  of?: string
}

/** An object of the REST answers with exactly these fields, known by a name of its own in the OpenAPI document. */
export function shape<F extends z.ZodRawShape>(id: string, fields: F, { of = id }: ShapeOptions = {}) {
  return z.strictObject(fields).register(shapes, { id, of })
}

export const text = z.string()
export const richText = z.string().describe("Sanitised HTML.")
export const whole = z.int()
export const flag = z.boolean()

export const instant = z.string().meta({ format: "date-time", pattern: "Z$" })

/** A picture, as REST knows it. */
export const fileName = z
  .string()
  .describe("The file name of a stored picture, which is served at /images/{file name}.")

/** The answer to a call that has nothing to tell. */
export const nothing = z.strictObject({}).describe("An empty object.")

/** What has just been deleted. */
export const deleted = z.strictObject({ id: whole.describe("The id that it had.") })

/** What every failure answers. */
export const failure = shape("Failure", {
  message: text.describe("What went wrong, for people to read."),
  fields: z
    .record(z.string(), text)
    .optional()
    .describe("What is wrong with each field of the request that was refused, by its name. Never what was sent."),
})
