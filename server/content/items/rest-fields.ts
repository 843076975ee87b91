import type { z } from "zod"
import { richText, text } from "../../base/failures/shape.ts"
import { type Field, sentText } from "../api/rest-body.ts"

interface RestFieldOptions {
  sent: Field<unknown>
  shown: z.ZodType
  show?: (value: unknown) => unknown
}

/** A field of a content type as REST has it, in bodies and in answers. `T` is its type in the type's own class. */
export class RestField<T> {
  declare readonly value: T

  constructor(
    readonly options: RestFieldOptions,
    /** The name in REST, if it differs. */
    readonly name?: string,
  ) {}

  named(name: string) {
    return new RestField<T>({ ...this.options, sent: this.options.sent.named(name) }, name)
  }
}

export const restText = new RestField<string>({ sent: sentText, shown: text })
export const restRichText = new RestField<string>({ sent: sentText, shown: richText })

/** A flag is false where nobody says otherwise, and what may be null is so: neither must be in a body. */
type MayBeAbsent<F, K extends keyof F> = undefined extends F[K] ? true : F[K] extends boolean ? true : false

type NeededIn<F> = { [K in keyof F]-?: MayBeAbsent<F, K> extends true ? never : K }[keyof F]

/** The REST fields of an editor's input: the compiler requires each field that an add needs. */
export type RestFields<F> = { [K in NeededIn<F>]: RestField<F[K]> } & { [K in keyof F]?: RestField<F[K]> }
