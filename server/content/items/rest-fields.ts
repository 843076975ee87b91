import type { z } from "zod"
import { flag, integer, richText, text } from "../../base/failures/shape.ts"
import { type Field, sentFlag, sentNumber, sentText } from "../api/rest-body.ts"

/** A field in REST bodies and answers. `T` is its type in the content type's class. */
export class RestField<T> {
  declare readonly value: T

  constructor(
    readonly options: { sent: Field<unknown>; shown: z.ZodType; show?: (value: unknown) => unknown },
    readonly name?: string,
  ) {}

  named(name: string) {
    return new RestField<T>({ ...this.options, sent: this.options.sent.named(name) }, name)
  }
}

export const restText = new RestField<string>({ sent: sentText, shown: text })
export const restNumber = new RestField<number>({ sent: sentNumber, shown: integer })
export const restFlag = new RestField<boolean>({ sent: sentFlag, shown: flag })
export const restRichText = new RestField<string>({ sent: sentText, shown: richText })

/** Absent flags are false and absent nullable values null, so bodies may omit both. */
type MayBeAbsent<F, K extends keyof F> = undefined extends F[K] ? true : F[K] extends boolean ? true : false

type NeededIn<F> = { [K in keyof F]-?: MayBeAbsent<F, K> extends true ? never : K }[keyof F]

/** The compiler requires each field that an add requires. */
export type RestFields<F> = { [K in NeededIn<F>]: RestField<F[K]> } & { [K in keyof F]?: RestField<F[K]> }
