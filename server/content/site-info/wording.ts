import { ValidateBy } from "class-validator"
import { Field } from "type-graphql"
import { badInput } from "../../base/failures/failures.ts"
import { type ApiLanguage, ApiLanguages } from "../items/api-language.ts"
import { compose, Text, ValueType } from "../items/fields.ts"

const description = "Words for a text of the public pages: a replacement, or a translation of what the school wrote."

export const wordingsDescription =
  "Words for texts of the public pages: replacements, and translations of what the school wrote; at most 2000."

@ValueType(description)
export class Wording {
  @Field(() => ApiLanguages, { description: "Language of the pages to which it applies." })
  language!: ApiLanguage

  @Text({
    description: "Original English text, such as `Latest news`; plural forms as `{count} places left|one`.",
    max: 2000,
    required: "Please choose the text.",
  })
  text!: string

  @compose(
    Text({ description: "Replacement text.", max: 2000, required: "Please write the words to use instead." }),
    ValidateBy(
      { name: "samePlaces", validator: { validate: (words, check) => hasPlaceholdersOf(words, check?.object) } },
      { message: "Please keep the words in braces or pointed brackets, such as {name}, unchanged." },
    ),
  )
  words!: string
}

/** True if the placeholders and link tags are the same; plural forms may omit `{count}`. */
function hasPlaceholdersOf(words: unknown, { text }: Partial<Wording> = {}): boolean {
  if (typeof words !== "string" || typeof text !== "string") return false
  const isForm = text.includes("|")
  const placeholders = (source: string) =>
    [...new Set(source.match(/\{\w+\}|<\/?\w+>/g))].filter((one) => !isForm || one !== "{count}")
  return placeholders(words).sort().join() === placeholders(text).sort().join()
}

/** @throws BAD_USER_INPUT for two wordings of a text in one language */
export function requireUnique(wordings: Wording[]) {
  const nameOf = ({ language, text }: Wording) => JSON.stringify([language, text])
  const names = wordings.map(nameOf)
  const duplicates = names.flatMap((name, index) => (names.indexOf(name) < index ? [`wordings.${index}.text`] : []))
  if (duplicates.length > 0)
    throw badInput(
      Object.fromEntries(duplicates.map((path) => [path, "This text has other words above, in this language."])),
    )
}
