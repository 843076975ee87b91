import { MaxLength, ValidateBy } from "class-validator"
import { Field } from "type-graphql"
import { Column } from "typeorm"
import { Trimmed } from "../api/validation.ts"
import { isBlank, RichText } from "./rich-text.ts"

interface TextFieldOptions {
  description: string
  /** What a person reads where the field is empty. */
  required: string
  /** Characters. */
  max: number
}

/** A line of plain text: column, output, input and check in one. */
export const TextField = ({ description, required, max }: TextFieldOptions) =>
  together(
    Field(() => String, { description: `${description} Plain text of 1 to ${max} characters.` }),
    Column("text"),
    Trimmed(),
    MaxLength(max, { message: `Please use at most ${max} characters.` }),
    Filled(required, (value) => typeof value === "string" && value !== ""),
  )

/** Rich text: column, output, input (which cleans it) and check in one. At most 200,000 characters. */
export const RichTextField = ({ description, required }: Omit<TextFieldOptions, "max">) =>
  together(
    Field(() => RichText, { description }),
    Column("text"),
    MaxLength(200_000, { message: "This text is too long: please use at most 200,000 characters." }),
    Filled(required, (value) => typeof value === "string" && !isBlank(value)),
  )

function Filled(message: string, validate: (value: unknown) => boolean) {
  return ValidateBy({ name: "filled", validator: { validate } }, { message })
}

function together(...decorators: PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, key)
  }
}
