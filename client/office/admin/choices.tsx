import style from "./choices.module.css"

type ChoicesProps = {
  label: string
  options: Record<string, string>
  value: string
  onChoose: (value: string) => void
}

export function Choices({ label, options, value, onChoose }: ChoicesProps) {
  return (
    <fieldset className="unprinted row2">
      <legend className="unseen">{label}</legend>
      {Object.entries(options).map(([option, name]) => (
        <button
          key={option}
          type="button"
          className={style.choice}
          aria-pressed={option === value}
          onClick={() => onChoose(option)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
