import { dictionaryOf } from "../../base/ui/words/dictionaries.ts"
import { languageNames } from "../../generated/languages.ts"
import { wordingLimits } from "../../generated/limits.ts"
import type { WordingInput } from "../../generated/office.ts"
import { select } from "../../items/forms/choices.tsx"
import { list } from "../../items/forms/groups.tsx"
import { type Fields, text } from "../../items/forms/text.tsx"
import { type PartFormProps, siteForm } from "./part-form.tsx"
import { useDictionary } from "./use-dictionary.ts"

/** A language whose dictionary has all texts. */
const sampleLanguage = "sw"

export const wording = {
  language: select({ label: "Language", required: true, half: true, choices: languageNames }),
  text: text({
    label: "Text",
    hint: "As on the English pages. Type a part of it to find it.",
    input: { list: "texts-of-pages" },
    also: ({ text, words }) =>
      !words && isUnknown(text)
        ? {
            hint: "None of the list says exactly this. It changes what the school itself has written just so, such as the name of a term.",
          }
        : {},
  }),
  words: text({ label: "Say instead", hint: "Words in braces, such as {name}, are filled in: keep them." }),
} satisfies Fields<WordingInput>

const Wordings = siteForm({
  wordings: list({
    label: "Texts",
    hint: "Remove one to show the built-in words again.",
    noun: "text",
    fields: wording,
    limits: wordingLimits,
    blank: { language: "EN" },
    nameOf: "text",
    unordered: true,
  }),
})

export function WordingsForm(props: PartFormProps) {
  return (
    <>
      <datalist id="texts-of-pages">
        {Object.keys(useDictionary(sampleLanguage)).map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <Wordings {...props} />
    </>
  )
}

WordingsForm.fields = Wordings.fields

/** True for a text that is not in the dictionaries: the school's own, or one that a release has removed. */
function isUnknown(text: unknown) {
  const dictionary = dictionaryOf(sampleLanguage)
  return (
    dictionary !== undefined &&
    typeof text === "string" &&
    text.trim() !== "" &&
    !Object.hasOwn(dictionary, text.trim())
  )
}
