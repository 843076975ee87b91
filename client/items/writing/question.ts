import { useState } from "react"

/** `const reply = await ask()`. `answer` is set while the dialog is open. */
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
