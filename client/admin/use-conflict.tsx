import { useState } from "react"
import { failureOf } from "../ui/failure.ts"
import style from "./use-conflict.module.css"

/** Saving what somebody else has changed meanwhile: says so, and lets the next try count against what is stored now. */
export function useConflict(refetch: () => Promise<unknown>) {
  const [met, setMet] = useState(false)

  const during = async (save: () => Promise<void>) => {
    setMet(false)
    try {
      await save()
    } catch (error) {
      if (failureOf(error).code === "CONFLICT") {
        await refetch()
        setMet(true)
      }
      throw error
    }
  }
  const notice = met && (
    <p role="alert" className={style.notice}>
      Somebody else has saved this meanwhile. What you typed is still here: saved again, it takes the place of theirs.
    </p>
  )
  return { during, notice }
}
