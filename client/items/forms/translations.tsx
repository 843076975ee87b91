import { useRef, useState } from "react"
import { useSiteLanguages } from "../../base/layout/site-info.tsx"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { openAndFocus } from "../../base/ui/controls/open-and-focus.ts"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { apiLanguage } from "../../base/ui/words/api-language.ts"
import { originalLanguage } from "../../base/ui/words/language.ts"
import type { Language } from "../../generated/graphql.ts"
import { languageNames, languageTable } from "../../generated/languages.ts"
import { check, select } from "./choices.tsx"
import {
  type AnyFields,
  type Control,
  errorsOf,
  type Field,
  type FieldErrors,
  type InputOf,
  type LimitsOf,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import { Folded } from "./folded.tsx"
import { list } from "./groups.tsx"
import { text } from "./text.tsx"

const commonFields = {
  language: select<Language>({
    label: "Language",
    choices: languageNames,
    shown: () => false,
  }),
  pictureAlt: text({
    label: "What the picture shows",
    hint: "Leave empty to use the English words.",
    required: false,
  }),
  isCurrent: check({
    label: "It matches the English text",
    hint: "Tick this where the English has changed and the translation is still right.",
  }),
  isReady: check({ label: "Visitors may read it", hint: "Until then it may be unfinished, and only you see it here." }),
}

type Row<F> = F & typeof commonFields

type TranslationsOptions<F extends AnyFields> = {
  texts: F
  limits: LimitsOf<F> & LimitsOf<typeof commonFields>
  isFolded?: boolean
}

export function translations<F extends AnyFields>({
  texts,
  limits,
  isFolded,
}: TranslationsOptions<F>): Field<InputOf<Row<F>>[], ValuesOf<Row<F>>[], readonly StoredOf<Row<F>>[]> {
  const fields: Row<F> = { ...texts, ...commonFields }
  const options = { label: "Translations", noun: "translation", fields, limits, editOnly: true }
  // Even an unfinished translation must have a title.
  const limitsOf = (row: ValuesOf<Row<F>>) => (row.isReady ? limits : { title: limits.title }) as LimitsOf<Row<F>>

  return {
    ...list<Row<F>>(options),
    validate: (rows): FieldErrors =>
      Object.assign({}, ...rows.map((row, index) => errorsOf(fields, limitsOf(row), row, `${index}.`))),
    render: (control) => <Translations {...{ fields, limits, control, isFolded }} />,
  }
}

type TranslationsProps<F extends AnyFields> = {
  fields: Row<F>
  limits: LimitsOf<Row<F>>
  control: Control<ValuesOf<Row<F>>[]>
  isFolded?: boolean
}

/** Renders nothing on a site with one language. */
function Translations<F extends AnyFields>(props: TranslationsProps<F>) {
  const languages = useSiteLanguages().filter((language) => language !== originalLanguage)
  if (languages.length === 0) return null

  const content = (
    <fieldset className="stack3">
      <legend className={props.isFolded ? "unseen" : "strong"}>Translations</legend>
      {languages.map((language) => (
        <Translation key={language} into={apiLanguage(language)} name={languageTable[language].name} {...props} />
      ))}
    </fieldset>
  )
  if (!props.isFolded) return content

  const languageList = props.control.value.map((row) => languageNames[row.language as Language]).join(", ")
  return (
    <Folded title="Translations" note={languageList || "Nothing yet"}>
      {content}
    </Folded>
  )
}

type TranslationProps<F extends AnyFields> = TranslationsProps<F> & { into: Language; name: string }

function Translation<F extends AnyFields>({ into, name, fields, limits, control }: TranslationProps<F>) {
  const { value: rows, error, onChange } = control
  const index = rows.findIndex(({ language }) => language === into)
  const row = rows[index]
  const [removed, setRemoved] = useState<typeof row>()
  const box = useFocusWithin(row !== undefined)

  const begin = () => {
    const blank = startOf(fields, { language: into, isReady: true, isCurrent: true } as StoredOf<Row<F>>)
    onChange([...rows, removed ?? blank])
  }
  const remove = () => {
    setRemoved(row)
    onChange(rows.toSpliced(index, 1))
  }
  if (!row)
    return (
      <div ref={box}>
        <MinorButton onClick={begin}>{removed ? `Put ${name} back` : `Translate into ${name}`}</MinorButton>
      </div>
    )

  return (
    <div ref={box}>
      <Folded title={name} note={stateOf(row)}>
        <FieldRows
          {...{ fields, limits }}
          values={row}
          layout="dense"
          error={(path) => error(`${index}.${path}`)}
          onChange={(part) => onChange(rows.with(index, { ...row, ...part }))}
        />
        <MinorButton onClick={remove}>Remove {name}</MinorButton>
      </Folded>
    </div>
  )
}

function stateOf({ isReady, isCurrent }: Record<"isReady" | "isCurrent", unknown>) {
  if (!isReady) return "Not shown to visitors yet"
  return isCurrent ? "Shown to visitors" : "Shown to visitors; the English was changed since"
}

/** Adding or removing a translation removes the focused button: focus the first new element. */
function useFocusWithin(isThere: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useOnChange(isThere, () => {
    openAndFocus(box.current?.querySelector<HTMLElement>("input, textarea, [contenteditable], button"))
  })
  return box
}
