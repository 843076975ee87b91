import { ValidateBy } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { badInput } from "../api/failures.ts"
import { type ApiLanguage, ApiLanguages } from "../content/api-language.ts"
import { Line, together } from "../content/fields.ts"

const description = "Other words for a text of the public pages, as the office would rather have it."

export const wordingsDescription =
  "What the office would rather have on the public pages than the words that they come with, at most 300."

@ObjectType({ description })
@InputType("WordingInput", { description })
export class Wording {
  @Field(() => ApiLanguages, { description: "The language of the pages on which they stand." })
  language!: ApiLanguage

  @Line({
    description:
      "The text as the English pages have it, such as `Latest news`; of a number's other forms as `{count} places left|one`.",
    max: 300,
    required: "Which text is it?",
  })
  text!: string

  @together(
    Line({ description: "What stands there instead.", max: 300, required: "What shall stand there?" }),
    ValidateBy(
      { name: "samePlaces", validator: { validate: (words, check) => hasPlacesOf(words, check?.object) } },
      { message: "Please keep what stands in braces or pointed brackets, such as {name}, as the text has it." },
    ),
  )
  words!: string
}

/** What a page fills in, and what it makes a link of, must be there and nothing else; the number of other forms may be left out. */
function hasPlacesOf(words: unknown, { text }: Partial<Wording> = {}): boolean {
  if (typeof words !== "string" || typeof text !== "string") return false
  const isForm = text.includes("|")
  const places = (said: string) =>
    [...new Set(said.match(/\{\w+\}|<\/?\w+>/g))].filter((one) => !isForm || one !== "{count}")
  return places(words).sort().join() === places(text).sort().join()
}

/** @throws BAD_USER_INPUT at a text that has other words in the same language already: which of them would count? */
export function requireOneEach(wordings: Wording[]) {
  const nameOf = ({ language, text }: Wording) => JSON.stringify([language, text])
  const names = wordings.map(nameOf)
  const again = names.flatMap((name, index) => (names.indexOf(name) < index ? [`wordings.${index}.text`] : []))
  if (again.length > 0)
    throw badInput(
      Object.fromEntries(again.map((path) => [path, "This text has other words above, in this language."])),
    )
}
