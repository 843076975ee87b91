import {
  ArrayMaxSize,
  IsArray,
  IsBoolean,
  Matches,
  MaxLength,
  ValidateBy,
  type ValidationArguments,
} from "class-validator"
import { type ClassType, Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, type ColumnOptions } from "typeorm"
import { isPlainEmail, maxEmailLength } from "../../base/addresses/address.ts"
import type { Limit } from "../../base/api/input-limits.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { type Message, sentenceOf } from "../../base/failures/failures.ts"
import { isBlank, RichText } from "../../base/text/rich-text.ts"
import { inEnglish, msg, type Sentence } from "../../base/words.ts"
import { type MayBeUnfinished, messageOptions, Trimmed } from "../api/validation.ts"

interface TextFieldOptions {
  description: string
  required: string
  /** In characters. */
  max: number
  inDrafts?: boolean
}

export const MaxCharacters = (max: number) =>
  MaxLength(max, messageOptions({ text: msg("Please use at most {max} characters."), values: { max } }))

/** Required plain text: column, output, input and check in one. */
export const TextField = (options: TextFieldOptions) => compose(Text(options), Column("text"))

/** `TextField` without the column, for values stored within others. The pairs below are alike. */
export const Text = ({ description, required, max, inDrafts }: TextFieldOptions) =>
  compose(
    Field(() => String, { description: `${description} Plain text of 1 to ${max} characters.` }),
    Trimmed(),
    Filled(required, (value) => typeof value === "string" && value !== "", { required }, inDrafts),
    MaxCharacters(max),
  )

export const OptionalTextField = ({ description, max }: Omit<TextFieldOptions, "required">) =>
  compose(
    NullableField(() => String, `${description} Plain text of at most ${max} characters.`),
    Column("text", { nullable: true }),
    Trimmed(),
    MaxCharacters(max),
  )

/** Without a column, for arguments and inputs; its description says how long it may be. */
export const OptionalText = ({ description, max }: Omit<TextFieldOptions, "required">) =>
  compose(
    NullableField(() => String, description),
    Trimmed(),
    MaxCharacters(max),
  )

export const FreeText = ({ description, max }: Omit<TextFieldOptions, "required">) =>
  compose(
    Field(() => String, { description: `${description} Plain text of at most ${max} characters; may be empty.` }),
    Trimmed(),
    NotNull(),
    MaxCharacters(max),
  )

/** An empty text is `""`, not null. */
const NotNull = () => Filled("This text may be empty, but not null.", (value) => typeof value === "string", {})

export const FreeTextField = (options: Omit<TextFieldOptions, "required">) =>
  compose(FreeText(options), Column("text", { default: "" }))

/** Refuses line breaks and other control characters: for names and for headers of mails. */
export const OneLine = () => Matches(/^[^\p{Cc}\u2028\u2029]*$/u, { message: msg("Please write this on one line.") })

export const Line = (options: TextFieldOptions) => compose(Text(options), OneLine())

export const FreeLine = (options: Omit<TextFieldOptions, "required">) => compose(FreeText(options), OneLine())

export const NameField = (options: Omit<TextFieldOptions, "max">) =>
  compose(TextField({ ...options, max: 100 }), OneLine())

/** Column, output, input and check in one. At most 254 characters. */
export const EmailField = (options: Omit<TextFieldOptions, "max">) => compose(Email(options), Column("text"))

export const Email = ({ description, required }: Omit<TextFieldOptions, "max">) =>
  compose(
    Field(() => String, { description: `${description} An email address of at most ${maxEmailLength} characters.` }),
    Trimmed(),
    Filled(required, isPlainEmail, { required, max: maxEmailLength }),
  )

interface NumberFieldOptions {
  description: string
  min?: number
  max?: number
  example?: number
  column?: ColumnOptions
}

const maxInt = 2_147_483_647

/** Column, output, input and check in one. From 0, unless `min` says otherwise. */
export const WholeNumberField = ({ column = {}, ...options }: NumberFieldOptions) =>
  compose(RequiredNumber(options), Column("integer", column))

export const RequiredNumber = ({ description, ...range }: Omit<NumberFieldOptions, "column">) =>
  compose(
    Field(() => Int, { description }),
    WholeNumber({ ...range, required: true }),
  )

export const OptionalNumberField = (options: Omit<NumberFieldOptions, "column">) =>
  compose(OptionalNumber(options), Column("integer", { nullable: true }))

export const OptionalNumber = ({ description, ...range }: Omit<NumberFieldOptions, "column">) =>
  compose(
    NullableField(() => Int, description),
    WholeNumber(range),
  )

type NumberRange = Pick<NumberFieldOptions, "min" | "max" | "example"> & { required?: boolean }

function WholeNumber({ min = 0, max = maxInt, example, required = false }: NumberRange) {
  const message = notWhole({ min, max, example })
  const isInRange = (value: unknown) => Number.isInteger(value) && Number(value) >= min && Number(value) <= max
  return Filled(message, isInRange, { min, max, [required ? "required" : "wrong"]: inEnglish(message) })
}

function notWhole({ min, max, example }: Pick<NumberFieldOptions, "example"> & { min: number; max: number }): Sentence {
  if (example !== undefined) return { text: msg("Please give a whole number, such as {example}."), values: { example } }
  if (max === maxInt) return { text: msg("Please give a whole number from {min}."), values: { min } }
  return { text: msg("Please give a whole number from {min} to {max}."), values: { min, max } }
}

/** With its column; false by default. */
export const FlagField = (options: Pick<TextFieldOptions, "description">) => compose(Flag(options), Column("boolean"))

export const Flag = ({ description }: Pick<TextFieldOptions, "description">) =>
  compose(
    Field(() => Boolean, { defaultValue: false, description }),
    IsBoolean({ message: "Please say yes or no." }),
  )

/** Column, output, input and check in one. Its type cleans it before the check. */
export const RichTextField = ({ description, required }: Omit<TextFieldOptions, "max">) =>
  compose(
    ...richTextColumn(description),
    Filled(required, (value) => typeof value === "string" && !isBlank(value)),
  )

export const FreeRichTextField = ({ description }: Pick<TextFieldOptions, "description">) =>
  compose(...richTextColumn(description), NotNull())

const richTextColumn = (description: string) => [Field(() => RichText, { description }), Column("text")]

/** A check whose limit forms read. Drafts may leave the text empty, unless `inDrafts`. */
export function Filled(
  required: Message,
  isFilled: (value: unknown) => boolean,
  limit: Limit = { required: inEnglish(sentenceOf(required)) },
  inDrafts = false,
) {
  const { message, context } = messageOptions(required)
  const validate = (value: unknown, of?: ValidationArguments) =>
    isFilled(value) || (!inDrafts && isEmptyText(value) && isUnfinished(of?.object))
  return ValidateBy({ name: "filled", validator: { validate } }, { message, context: { ...context, ...limit } })
}

const isEmptyText = (value: unknown) => typeof value === "string" && isBlank(value)

const isUnfinished = (input?: MayBeUnfinished) => input?.mayBeUnfinished?.() ?? false

export const Several = (max: number) =>
  compose(
    IsArray({ message: "Please give a list." }),
    ArrayMaxSize(max, messageOptions({ text: msg("At most {max}, please."), values: { max } })),
  )

interface ListFieldOptions {
  description: string
  max: number
  column?: ColumnOptions
}

/** Values stored with the item: column, output, input and check in one. */
export const ListField = (type: () => new () => object, { description, max, column = {} }: ListFieldOptions) =>
  compose(
    Field(() => [type()], { description }),
    Column("simple-json", column),
    Several(max),
  )

/** An output type, and an input type of the same fields with `Input` after its name. */
export const ValueType = (description: string) => (type: ClassType) => {
  ObjectType({ description })(type)
  InputType(`${type.name}Input`, { description })(type)
}

export function compose(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key)
  }
}
