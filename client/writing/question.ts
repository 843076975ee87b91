import { useState } from "react"

/** Something that a person is asked in a dialog: `const reply = await ask()`. `answer` is there while it is asked. */
export function useQuestion<Answer>() {
  const [answer, setAnswer] = useState<(reply: Answer) => void>()
  const ask = () =>
    new Promise<Answer>((resolve) => {
      setAnswer(() => (reply: Answer) => {
        setAnswer(undefined)
        resolve(reply)
      })
    })
  return { ask, answer }
}
