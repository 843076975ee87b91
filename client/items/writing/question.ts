import { useState } from "react"

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
