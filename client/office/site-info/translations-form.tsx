import { useState } from "react"
import { useSiteLanguages } from "../../base/layout/site-info.tsx"
import { Options, SelectField, TextArea } from "../../base/ui/fields/text-field.tsx"
import { Loaded } from "../../base/ui/loading/loaded.tsx"
import { counted } from "../../base/ui/texts/counted.ts"
import { apiLanguage, codeOf } from "../../base/ui/words/api-language.ts"
import { originalLanguage } from "../../base/ui/words/language.ts"
import { languageNames, languageTable } from "../../generated/languages.ts"
import { wordingLimits } from "../../generated/limits.ts"
import { type Language, type SchoolTextsQuery, useSchoolTextsQuery, type WordingInput } from "../../generated/office.ts"
import { multiSelect } from "../../items/forms/choices.tsx"
import type { Control, Field } from "../../items/forms/field.ts"
import { Folded } from "../../items/forms/folded.tsx"
import { siteForm } from "./part-form.tsx"
import { useDictionary } from "./use-dictionary.ts"
import { wording } from "./wordings-form.tsx"

export const LanguagesForm = siteForm({
  languages: multiSelect<Language>({
    label: "Languages besides English",
    hint: "Each has its own addresses, and its own fields on every form. If you remove one, its texts are kept.",
    choices: languageNames,
    always: "EN",
  }),
})

/** Edits the translations of the school's texts, which are part of the list of all wordings. */
function schoolTexts(): Field<WordingInput[], WordingInput[], readonly WordingInput[]> {
  return {
    options: { label: "Translations", required: false, noun: "text", fields: wording },
    start: (stored) => (stored ?? []).map(({ language, text, words }) => ({ language, text, words })),
    isEmpty: () => false,
    toInput: (wordings) => wordings.filter(({ words }) => words.trim()),
    render: (control) => <Translations {...control} />,
  }
}

export const TranslationsForm = siteForm({ wordings: schoolTexts() })

type WordingsControl = Control<WordingInput[]>

function Translations(control: WordingsControl) {
  const query = useSchoolTextsQuery({ fetchPolicy: "network-only" })
  const [first, ...others] = useSiteLanguages().filter((language) => language !== originalLanguage)
  const [chosen, setChosen] = useState<Language>()
  if (!first) return <p>The site is in English alone. Its languages are chosen under Site, Languages.</p>

  const language = chosen ?? apiLanguage(first)
  return (
    <div className="stack5">
      {others.length > 0 && (
        <SelectField
          label="Into"
          required
          value={language}
          onChange={({ target }) => setChosen(target.value as Language)}
        >
          <Options of={[first, ...others].map((other) => [apiLanguage(other), languageTable[other].name])} />
        </SelectField>
      )}
      <Loaded query={query}>
        {({ schoolTexts }) => <Texts key={language} {...{ language, schoolTexts, control }} />}
      </Loaded>
    </div>
  )
}

type TextsProps = { language: Language; schoolTexts: SchoolTextsQuery["schoolTexts"]; control: WordingsControl }

function Texts({ language, schoolTexts, control }: TextsProps) {
  const { value: wordings, onChange, error } = control
  const dictionary = useDictionary(codeOf(language))
  const [stored] = useState(wordings)
  const indexOf = (text: string, list = wordings) =>
    list.findIndex((other) => other.language === language && other.text === text)
  const isMissing = (text: string, list = wordings) => indexOf(text, list) < 0 && !Object.hasOwn(dictionary, text)
  const missingIn = (texts: string[]) => texts.filter((text) => isMissing(text)).length
  // Untranslated texts come first, and stay there while a translation is typed.
  const missingFirst = (texts: string[]) =>
    texts.toSorted((one, other) => Number(isMissing(other, stored)) - Number(isMissing(one, stored)))
  const write = (text: string, words: string) => {
    const others = wordings.filter((_, index) => index !== indexOf(text))
    onChange(words ? [...others, { language, text, words }] : others)
  }
  const missing = missingIn(schoolTexts.flatMap(({ texts }) => texts))
  const name = languageNames[language]

  return (
    <>
      <p role="status">
        {missing === 0
          ? `Every text of the school has its words in ${name}.`
          : `Not yet translated into ${name}: ${missing}. Pages show the English there.`}
      </p>
      <div className="column stack2">
        {schoolTexts.map(({ place, texts }) => (
          <Folded key={place} title={place} note={countText(texts.length, missingIn(texts))}>
            {missingFirst(texts).map((text) => {
              const index = indexOf(text)
              return (
                <TextArea
                  key={text}
                  label={<>{text}</>}
                  rows={text.length > longLine ? 3 : 1}
                  mayWait
                  lang={codeOf(language)}
                  dir={languageTable[codeOf(language)].dir}
                  maxLength={wordingLimits.words.max}
                  value={wordings[index]?.words ?? ""}
                  placeholder={dictionary[text]}
                  error={index < 0 ? undefined : error(`${index}.words`)}
                  onChange={({ target }) => write(text, target.value)}
                />
              )
            })}
          </Folded>
        ))}
      </div>
    </>
  )
}

const countText = (total: number, missing: number) =>
  missing > 0 ? <strong>{missing} without words</strong> : `${counted(total, "text")}, all translated`

/** In characters: longer texts have a field of three lines. */
const longLine = 80
