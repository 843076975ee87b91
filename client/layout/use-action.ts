import { useRef, useState } from "react"
import { failureOf } from "../ui/loading/failure.ts"
import { useToast } from "./toasts.tsx"

export function useAction() {
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)

  const act = async (run: () => Promise<unknown>, done?: string) => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      await run()
      if (done) toast(done)
    } catch (error) {
      toast(failureOf(error).text, { tone: "error" })
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }

  return { busy, act }
}
