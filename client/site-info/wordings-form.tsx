import { useEffect, useState } from "react"
import { select } from "../forms/choices.tsx"
import type { Fields } from "../forms/field.ts"
import { FieldsForm } from "../forms/fields-form.tsx"
import { list } from "../forms/groups.tsx"
import { text } from "../forms/text.tsx"
import { languageNames } from "../generated/constants.ts"
import { editSiteLimits, wordingLimits } from "../generated/limits.ts"
import type { EditSiteInput, WordingInput } from "../generated/office.ts"
import { dictionaryOf, loadDictionary } from "../ui/words/dictionaries.ts"
import type { PartFormProps } from "./part-form.ts"

const { en, sw, fr } = languageNames

/** Every dictionary has the same texts. */
const listed = "sw"

const wording = {
  language: select({ label: "Language", required: true, half: true, choices: { EN: en, SW: sw, FR: fr } }),
  text: text({
    label: "Text",
    hint: "As it stands on the English pages. Type a part of it to find it.",
    input: { list: "texts-of-pages" },
    also: ({ text, words }) =>
      !words && isUnknown(text)
        ? {
            hint: "None of the list says exactly this. It changes what the school itself has written just so, such as the name of a term.",
          }
        : {},
  }),
  words: text({ label: "Say instead", hint: "What stands in braces, such as {name}, is filled in: keep it." }),
} satisfies Fields<WordingInput>

const fields = {
  wordings: list({
    label: "Texts",
    hint: "Where one is removed, the page says again what it came with.",
    one: "text",
    fields: wording,
    limits: wordingLimits,
    blank: { language: "EN" },
    nameOf: "text",
  }),
} satisfies Fields<EditSiteInput>

export function WordingsForm({ site, ...form }: PartFormProps) {
  return (
    <>
      <datalist id="texts-of-pages">
        {useTexts().map((text) => (
          <option key={text} value={text} />
        ))}
      </datalist>
      <FieldsForm {...form} fields={fields} limits={editSiteLimits} stored={site} />
    </>
  )
}

/** Whether no dictionary has it: it may be a text of the school's own, or one that a later release has taken away. */
function isUnknown(text: unknown) {
  const dictionary = dictionaryOf(listed)
  return (
    dictionary !== undefined &&
    typeof text === "string" &&
    text.trim() !== "" &&
    !Object.hasOwn(dictionary, text.trim())
  )
}

/** All that pages say: whatever a dictionary has words for. Without it a text can be typed all the same. */
function useTexts(): string[] {
  const [texts, setTexts] = useState<string[]>([])
  useEffect(() => {
    loadDictionary(listed).then(
      (words) => setTexts(Object.keys(words)),
      () => undefined,
    )
  }, [])
  return texts
}
