import { useRef, useState } from "react"
import { Button } from "../../base/ui/controls/button.tsx"
import { useOnChange } from "../../base/ui/controls/use-on-change.ts"
import { languageNames } from "../../generated/constants.ts"
import type { Language } from "../../generated/graphql.ts"
import { check, select } from "./choices.tsx"
import {
  type AnyFields,
  type Control,
  type Faults,
  type Field,
  faultsOf,
  type InputOf,
  type LimitsOf,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import { list } from "./groups.tsx"
import { text } from "./text.tsx"
import style from "./translations.module.css"

const languages = { SW: languageNames.sw, FR: languageNames.fr } satisfies Partial<Record<Language, string>>

type Into = keyof typeof languages

const frame = {
  language: select<Language>({
    label: "Language",
    choices: { EN: languageNames.en, ...languages },
    shown: () => false,
  }),
  pictureAlt: text({
    label: "What the picture shows",
    hint: "Empty where the English words will do.",
    required: false,
  }),
  isCurrent: check({
    label: "It says what the English says now",
    hint: "Tick this where the English has changed and the translation is still right.",
  }),
  isReady: check({ label: "Visitors may read it", hint: "Until then it may be unfinished, and only you see it here." }),
}

type Row<F> = F & typeof frame

type TranslationsOptions<F extends AnyFields> = {
  texts: F
  limits: LimitsOf<F> & LimitsOf<typeof frame>
  /** The one text that even an unfinished translation must have. */
  titled: keyof F & string
}

export function translations<F extends AnyFields>({
  texts,
  limits,
  titled,
}: TranslationsOptions<F>): Field<InputOf<Row<F>>[], ValuesOf<Row<F>>[], readonly StoredOf<Row<F>>[]> {
  const fields: Row<F> = { ...texts, ...frame }
  const options = { label: "Translations", one: "translation", fields, limits, editOnly: true }
  const titleAlone = { [titled]: limits[titled] } as LimitsOf<Row<F>>
  const limitsOf = (row: ValuesOf<Row<F>>) => (row.isReady ? limits : titleAlone) as LimitsOf<Row<F>>

  return {
    ...list<Row<F>>(options),
    faults: (rows): Faults =>
      Object.assign({}, ...rows.map((row, index) => faultsOf(fields, limitsOf(row), row, `${index}.`))),
    draw: (control) => (
      <fieldset className="stack3">
        <legend className={style.legend}>{options.label}</legend>
        {Object.keys(languages).map((language) => (
          <Translation key={language} into={language as Into} {...{ fields, limits, control }} />
        ))}
      </fieldset>
    ),
  }
}

type TranslationProps<F extends AnyFields> = {
  into: Into
  fields: Row<F>
  limits: LimitsOf<Row<F>>
  control: Control<ValuesOf<Row<F>>[]>
}

function Translation<F extends AnyFields>({ into, fields, limits, control }: TranslationProps<F>) {
  const { value: rows, error, onChange } = control
  const index = rows.findIndex(({ language }) => language === into)
  const row = rows[index]
  const [removed, setRemoved] = useState<typeof row>()
  const [isOpen, setOpen] = useState(false)
  const box = useFocusWithin(row !== undefined)
  const isWrong = Object.keys(fields).some((name) => error(`${index}.${name}`))

  const begin = () => {
    const blank = startOf(fields, { language: into, isReady: true, isCurrent: true } as StoredOf<Row<F>>)
    onChange([...rows, removed ?? blank])
    setOpen(true)
  }
  const remove = () => {
    setRemoved(row)
    onChange(rows.toSpliced(index, 1))
  }
  if (!row)
    return (
      <div ref={box} className={style.one}>
        <Button variant="quiet" size="small" onClick={begin}>
          {removed ? `Put ${languages[into]} back` : `Translate into ${languages[into]}`}
        </Button>
      </div>
    )

  return (
    <div ref={box}>
      <details
        className={style.one}
        open={isOpen || isWrong}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={style.summary}>
          <span className={style.name}>{languages[into]}</span>
          <span className="small">{stateOf(row)}</span>
        </summary>
        <div className={style.texts}>
          <FieldRows
            {...{ fields, limits }}
            values={row}
            editing
            dense
            error={(path) => error(`${index}.${path}`)}
            onChange={(part) => onChange(rows.with(index, { ...row, ...part }))}
          />
          <Button variant="quiet" size="small" onClick={remove}>
            Remove {languages[into]}
          </Button>
        </div>
      </details>
    </div>
  )
}

function stateOf({ isReady, isCurrent }: Record<"isReady" | "isCurrent", unknown>) {
  if (!isReady) return "Not shown to visitors yet"
  return isCurrent ? "Visitors read it" : "Visitors read it; the English was changed since"
}

/** Adding or removing a translation removes the focused button: focus the first new element. */
function useFocusWithin(isThere: boolean) {
  const box = useRef<HTMLDivElement>(null)
  useOnChange(isThere, () => {
    box.current?.querySelector<HTMLElement>("input, textarea, [contenteditable], button")?.focus()
  })
  return box
}
