import type { z } from "zod"
import type { RestRequest } from "./rest-request.ts"

interface FieldOptions {
  /** The name and the type in the body, if they differ from the operation's. */
  name?: string
  kind?: z.ZodType
  /** The answer's field that is true if the sent value was unsuitable and dropped. */
  droppedField?: string
}

/** A body's field that becomes a `T` of the operation's variables; GraphQL coerces or refuses its value. */
export class Field<T> {
  constructor(
    /** Undefined for an absent field. @throws BAD_USER_INPUT for a meaningless value */
    readonly read: (sent: unknown, request: RestRequest) => T | undefined,
    readonly options: FieldOptions = {},
  ) {}

  named(name: string) {
    return new Field(this.read, { ...this.options, name })
  }
}

export type Fields<T> = { [K in keyof T]: Field<T[K]> }

export type Body<V> = { [K in keyof V]-?: Field<V[K]> | (Fields<V[K]> & object) | [Fields<ItemOf<V[K]>>] }

type ItemOf<T> = T extends readonly (infer I)[] ? I : never

type AnyFields = Record<string, Field<unknown>>
type AnyBody = Record<string, Field<unknown> | AnyFields | [AnyFields]>

const asSent = <T>() => new Field<T>((sent) => sent as T | undefined)

export const sentText = asSent<string>()
export const sentNumber = asSent<number>()
export const sentFlag = asSent<boolean>()

/** Reads a missing text as `""`, which fails with the field's own message. */
export const requiredText = new Field<string>((sent) => (sent ?? "") as string)

export const formText = new Field<string>((sent) => (typeof sent === "number" ? String(sent) : (sent ?? "")) as string)

export const clearableText = new Field<string>((sent) => (sent === null ? "" : sent) as string | undefined)

const named = (sent: unknown) => (sent == null || sent === "" ? undefined : { name: sent as string })

/** An unknown picture does not stop the write (specification, section 7); the answer reports it. */
export const pictureName = new Field(
  (sent) => {
    const picture = named(sent)
    return picture && { ...picture, orWithout: true }
  },
  { droppedField: "pictureMissing" },
)

export const storedPictureName = new Field(named)

export const sentFile = new Field<RestRequest["file"]>((_, { file }) => file)

export const converted = <T>(kind: z.ZodType, convert: (sent: unknown) => T) =>
  new Field((sent) => (sent === undefined ? undefined : convert(sent)), { kind })

/** Empty for a list or an object, whose own `toString` may not be callable. */
export const scalarText = (sent: unknown) => (typeof sent === "object" ? "" : String(sent))

export function readBody(body: AnyBody, request: RestRequest): Record<string, unknown> {
  return withoutUndefined(
    Object.entries(body).map(([variable, spec]) => {
      if (spec instanceof Field) return [variable, spec.read(request.body[spec.options.name ?? variable], request)]
      if (!Array.isArray(spec)) return [variable, readFields(spec, request.body, request)]
      const sent: unknown[] = Array.isArray(request.body) ? request.body : [request.body]
      return [variable, sent.map((one) => readFields(spec[0], one, request))]
    }),
  )
}

function readFields(fields: AnyFields, sent: unknown, request: RestRequest) {
  const values = new Map(Object.entries(sent ?? {}))
  return withoutUndefined(
    Object.entries(fields).map(([name, { read, options }]) => [name, read(values.get(options.name ?? name), request)]),
  )
}

const withoutUndefined = (entries: [string, unknown][]) =>
  Object.fromEntries(entries.filter(([, value]) => value !== undefined))

export function fieldsOf(body: AnyBody): [string, Field<unknown>][] {
  return Object.entries(body).flatMap(([variable, spec]) => {
    if (spec instanceof Field) return [[variable, spec] as const]
    return Object.entries(Array.isArray(spec) ? spec[0] : spec)
  }) as [string, Field<unknown>][]
}
