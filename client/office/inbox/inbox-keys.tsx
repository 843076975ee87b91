import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { deviceStorage } from "../../base/ui/storage.ts"
import { isWriting } from "../../base/ui/writing.ts"
import style from "./inbox-screen.module.css"

const keys = {
  j: "next",
  k: "one back",
  x: "choose",
  a: "I have it",
  e: "done",
  r: "answer",
} as const

export type InboxKey = keyof typeof keys

const offName = "inbox-keys-off"

/** Single letters, off while somebody types or a dialog is open, and altogether if wanted (WCAG 2.1.4). */
export function InboxKeys({ onPress }: { onPress: (key: InboxKey) => void }) {
  const [isOff, setOff] = useState(() => deviceStorage.get(offName) !== null)
  const turn = () => {
    if (isOff) deviceStorage.remove(offName)
    else deviceStorage.set(offName, "1")
    setOff(!isOff)
  }
  useListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (isOff || defaultPrevented || ctrlKey || metaKey || altKey || !(key in keys)) return
    if (isWriting(target) || document.querySelector("dialog[open]")) return
    event.preventDefault()
    onPress(key as InboxKey)
  })

  return (
    <details className={style.keys}>
      <summary className="small">? Keys</summary>
      <p className="row2">
        {Object.entries(keys).map(([key, does]) => (
          <span key={key} className="small">
            <kbd>{key}</kbd> {does}
          </span>
        ))}
        <MinorButton onClick={turn}>{isOff ? "Turn the keys on" : "Turn the keys off"}</MinorButton>
      </p>
    </details>
  )
}
