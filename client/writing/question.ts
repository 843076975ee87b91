import { useState } from "react"

/** Something that a person is asked in a dialog: `const said = await ask()`. `answer` is there while it is asked. */
export function useQuestion<Answer>() {
  const [answer, setAnswer] = useState<(said: Answer) => void>()
  const ask = () =>
    new Promise<Answer>((resolve) => {
      setAnswer(() => (said: Answer) => {
        setAnswer(undefined)
        resolve(said)
      })
    })
  return { ask, answer }
}
