import { useEffect, useRef } from "react"
import style from "./problem-line.module.css"

export type Problem = { text: string; help?: string }

export function ProblemLine({ problem }: { problem: Problem | null }) {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) line.current?.focus()
  }, [problem])

  return (
    <div ref={line} role="alert" tabIndex={-1} className={problem ? style.problem : style.none}>
      {problem && <p className={style.text}>{problem.text}</p>}
      {problem?.help && <p>{problem.help}</p>}
    </div>
  )
}
