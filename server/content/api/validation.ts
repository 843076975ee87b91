import { ValidateBy, ValidateIf, type ValidationError, validate } from "class-validator"
import { Field, getMetadataStorage, InputType } from "type-graphql"
import type { Limit } from "../../base/api/input-limits.ts"
import { badInput, type Message, sentenceOf } from "../../base/failures/failures.ts"
import { oncePer } from "../../base/once-per.ts"
import { withoutOrigin } from "../../base/text/figures.ts"
import { isInvisible, RichText, RichTextError, sanitizeRichText } from "../../base/text/rich-text.ts"
import { inEnglish } from "../../base/words.ts"
import { storableText } from "../../store/database/storable.ts"
import type { Context } from "./context.ts"

type RequestContext = Pick<Context, "origin" | "pictures" | "viewer">

/** Trims plain texts, cleans rich ones, then checks. @throws BAD_USER_INPUT with a message per field, not its value */
export async function validateArgument(value: unknown, _type?: unknown, resolverData?: { context: object }) {
  const messages = await faultsOf(value, cleanerFor(resolverData?.context as RequestContext | undefined))
  if (Object.keys(messages).length) throw badInput(messages)
}

type Clean = (html: string) => Promise<string>

const cleanerFor =
  (context?: RequestContext): Clean =>
  async (html) => {
    if (!context) return sanitizeRichText(html)
    const { origin, pictures, viewer } = context
    return pictures.resolveFigures(sanitizeRichText(withoutOrigin(html, origin)), viewer)
  }

async function faultsOf(value: unknown, clean: Clean, path = ""): Promise<Messages> {
  if (typeof value !== "object" || value === null) return {}
  if (Array.isArray(value)) {
    const faults = await Promise.all(value.map((one, index) => faultsOf(one, clean, `${path}${index}.`)))
    return Object.assign({}, ...faults)
  }
  const unclean = await cleanTexts(value, path, clean)
  const errors = await validate(value, { forbidUnknownValues: false, stopAtFirstError: true })
  return { ...messagesOf(errors, path), ...unclean }
}

export async function validated<T extends object>(argument: T, fields: Partial<T>): Promise<T> {
  const filled = Object.assign(argument, fields)
  await validateArgument(filled)
  return filled
}

type Messages = Record<string, Message>

export const messageOptions = (message: Message) => {
  const sentence = sentenceOf(message)
  return { message: inEnglish(sentence), context: { sentence } }
}

function messagesOf(errors: ValidationError[], path = ""): Messages {
  return Object.assign(
    {},
    ...errors.map(({ property, constraints, contexts, children }) => {
      const [failed] = Object.entries(constraints ?? {})
      return {
        ...(failed && { [path + property]: contexts?.[failed[0]]?.sentence ?? failed[1] }),
        ...messagesOf(children ?? [], `${path}${property}.`),
      }
    }),
  )
}

const plainTexts = new WeakMap<object, Set<string>>()

export const Required = (message: string) =>
  ValidateBy(
    { name: "required", validator: { validate: (value) => value !== undefined && value !== null && value !== "" } },
    { message, context: { required: message } satisfies Limit },
  )

export interface MayBeUnfinished {
  /** True if empty texts are allowed: `requireFinished` checks them on publication. */
  mayBeUnfinished?(): boolean
}

/** Marks a plain text, which is trimmed before it is checked and stored. Invisible text becomes empty. */
export function Trimmed(): PropertyDecorator {
  return (prototype, key) => {
    const fields = plainTexts.get(prototype) ?? new Set()
    plainTexts.set(prototype, fields.add(String(key)))
  }
}

/** Runs first, so that a write's answer equals the stored text. Reports and empties rich texts that are refused. */
async function cleanTexts(input: object, path: string, clean: Clean): Promise<Messages> {
  const fields = input as Record<string, unknown>
  const prototype = Object.getPrototypeOf(input) ?? {}
  const faults: Messages = {}
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === "object" && value !== null)
      Object.assign(faults, await cleanTexts(value, `${path}${name}.`, clean))
    if (typeof value !== "string") continue
    const text = storableText(value)
    fields[name] = isPlainText(prototype, name) ? normalizeText(text) : text
    if (!richTextFields(prototype).includes(name)) continue
    try {
      fields[name] = await clean(text)
    } catch (error) {
      if (!(error instanceof RichTextError)) throw error
      faults[path + name] = error.message
      fields[name] = ""
    }
  }
  return faults
}

const isPlainText = (prototype: object | null, name: string): boolean =>
  prototype !== null && (plainTexts.get(prototype)?.has(name) || isPlainText(Object.getPrototypeOf(prototype), name))

/** Direction marks, in which phones and messengers wrap copied addresses and numbers. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g

export const normalizeText = (text: string) =>
  isInvisible(text) ? "" : text.replace(directionMarks, "").normalize("NFC").trim()

export const richTextFields = oncePer((prototype: object) =>
  fieldsOf(prototype.constructor as typeof Object)
    .filter(({ getType }) => getType() === RichText)
    .map(({ name }) => name),
)

// biome-ignore lint/suspicious/noExplicitAny: TypeScript asks for any[] in a mixin's constructor (TS2545)
export type Fields<T = object> = abstract new (...args: any[]) => T

/** For edits: an absent field keeps the stored value. A present one is checked, so `null` bypasses no rule. */
export function Optional<T extends object>(fields: Fields<T>): Fields<Partial<T>> {
  @InputType()
  abstract class OptionalFields extends (fields as Fields<object>) {}

  for (const field of fieldsOf(fields)) {
    const type = () => (field.typeOptions.array ? [field.getType()] : field.getType())
    Field(type as typeof field.getType, { nullable: true, description: field.description })(
      OptionalFields.prototype,
      field.name,
    )
    ValidateIf((input) => input[field.name] !== undefined)(OptionalFields.prototype, field.name)
  }
  return OptionalFields as Fields<Partial<T>>
}

export function fieldsOf(type: Fields<unknown>) {
  return getMetadataStorage().fields.filter(
    ({ target }) => target === type || type.prototype instanceof (target as typeof Object),
  )
}
