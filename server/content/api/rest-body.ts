import type { z } from "zod"
import type { RestRequest } from "./rest-request.ts"

interface FieldOptions {
  /** The name in the body, if it differs from the operation's. */
  name?: string
  /** The type in the body, if it differs from the operation's. */
  kind?: z.ZodType
  /** A field of the answer, true if the stored value differs from the sent one, which was unsuitable and dropped. */
  lost?: string
}

/** Becomes a `T` of the operation's variables, whose own type coerces or refuses any value that a client sends. */
export class Field<T> {
  constructor(
    /** Undefined for what was not sent. @throws BAD_USER_INPUT for what means nothing. */
    readonly read: (sent: unknown, request: RestRequest) => T | undefined,
    readonly options: FieldOptions = {},
  ) {}

  named(name: string) {
    return new Field(this.read, { ...this.options, name })
  }
}

/** The fields of an input, by their names in the operation: the required ones must be there, as the schema has it. */
export type Fields<T> = { [K in keyof T]: Field<T[K]> }

/** The parts of a body that make an operation's variables: fields, inputs made of fields, or lists of such inputs. */
export type Body<V> = { [K in keyof V]-?: Field<V[K]> | (Fields<V[K]> & object) | [Fields<ItemOf<V[K]>>] }

type ItemOf<T> = T extends readonly (infer I)[] ? I : never

type AnyFields = Record<string, Field<unknown>>
type AnyBody = Record<string, Field<unknown> | AnyFields | [AnyFields]>

const asSent = <T>() => new Field<T>((sent) => sent as T | undefined)

export const sentText = asSent<string>()
export const sentFlag = asSent<boolean>()

/** A text that meets its own message where it is missing. */
export const requiredText = new Field<string>((sent) => (sent ?? "") as string)

/** A text of a form, which may be empty and may look like a number. */
export const formText = new Field<string>((sent) => (typeof sent === "number" ? String(sent) : (sent ?? "")) as string)

export const clearableText = new Field<string>((sent) => (sent === null ? "" : sent) as string | undefined)

const named = (sent: unknown) => (sent == null || sent === "" ? undefined : { name: sent as string })

/** If there is no such picture, the item is stored all the same (specification, section 7) and the answer says so. */
export const pictureName = new Field(
  (sent) => {
    const picture = named(sent)
    return picture && { ...picture, orWithout: true }
  },
  { lost: "pictureMissing" },
)

export const storedPictureName = new Field(named)

export const sentFile = new Field<RestRequest["file"]>((_, { file }) => file)

/** A field whose values are other ones than the operation's; `convert` is not asked for what was not sent. */
export function converted<T>(kind: z.ZodType, convert: (sent: unknown) => T) {
  return new Field((sent) => (sent === undefined ? undefined : convert(sent)), { kind })
}

/** The variables that a request's body gives; what was not sent is not among them. */
export function readBody(body: AnyBody, request: RestRequest): Record<string, unknown> {
  return present(
    Object.entries(body).map(([variable, taken]) => {
      if (taken instanceof Field) return [variable, taken.read(request.body[taken.options.name ?? variable], request)]
      if (!Array.isArray(taken)) return [variable, readFields(taken, request.body, request)]
      const sent: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
      return [variable, sent.map((one) => readFields(taken[0], one, request))]
    }),
  )
}

function readFields(fields: AnyFields, sent: unknown, request: RestRequest) {
  const values = new Map(Object.entries(sent ?? {}))
  return present(
    Object.entries(fields).map(([name, { read, options }]) => [name, read(values.get(options.name ?? name), request)]),
  )
}

const present = (entries: [string, unknown][]) => Object.fromEntries(entries.filter(([, value]) => value !== undefined))

export function fieldsOf(body: AnyBody): [string, Field<unknown>][] {
  return Object.entries(body).flatMap(([variable, taken]) => {
    if (taken instanceof Field) return [[variable, taken] as const]
    return Object.entries(Array.isArray(taken) ? taken[0] : taken)
  }) as [string, Field<unknown>][]
}
