import type { FormEvent } from "react"
import { Button, QuietButton } from "../base/ui/controls/button.tsx"
import { Dialog } from "../base/ui/controls/dialog.tsx"
import style from "./sandbox.module.css"
import type { Files } from "./send-operation.ts"

export type SendPrompt = {
  places: string[]
  actions: { name: string; description: string }[]
  variables: Record<string, unknown>
  /** Null if it must not be sent. */
  onAnswer: (files: Files | null) => void
}

export function BeforeSending({ question }: { question: SendPrompt | null }) {
  const actions = question?.actions ?? []
  const title = actions.length ? `Send ${actions.map(({ name }) => name).join(" and ")}?` : "Files to send"

  return (
    <Dialog
      open={question !== null}
      title={title}
      role={actions.length ? "alertdialog" : undefined}
      onClose={() => question?.onAnswer(null)}
    >
      {question && <SendForm {...question} />}
    </Dialog>
  )
}

function SendForm({ places, actions, variables, onAnswer }: SendPrompt) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onAnswer(filesOf(new FormData(event.currentTarget), places))
  }

  return (
    <form className="stack4" onSubmit={submit}>
      {actions.length > 0 && (
        <>
          {actions.map(({ name, description }) => (
            <p key={name}>
              <code>{name}</code>: {firstSentence(description)}
            </p>
          ))}
          <p>This takes effect on this site at once, and cannot simply be undone.</p>
          {Object.keys(variables).length > 0 && (
            <pre className={style.variables}>{JSON.stringify(variables, null, 2)}</pre>
          )}
        </>
      )}
      {places.map((place, index) => (
        <label key={place} className="stack1">
          <span>
            File for <code>{place}</code>
          </span>
          <input type="file" name={place} data-first-focus={(index === 0 && actions.length === 0) || undefined} />
        </label>
      ))}
      <div className="row3">
        <QuietButton type="button" onClick={() => onAnswer(null)} data-first-focus={actions.length > 0 || undefined}>
          Cancel
        </QuietButton>
        <Button type="submit" variant={actions.length ? "danger" : undefined}>
          Send
        </Button>
      </div>
    </form>
  )
}

const firstSentence = (text: string) => /^.*?\.(?= |$)/s.exec(text)?.[0] ?? text

/** An empty file input yields a file without a name. */
function filesOf(form: FormData, places: string[]): Files {
  return new Map(
    places.flatMap((place) => {
      const file = form.get(place)
      return file instanceof File && file.name ? [[place, file] as const] : []
    }),
  )
}
