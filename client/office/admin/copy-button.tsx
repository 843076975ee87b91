import { ActionButton } from "../../base/layout/action-button.tsx"

/** Insecure pages have no clipboard. */
export function CopyButton({ text }: { text: string }) {
  if (!navigator.clipboard) return null

  return (
    <ActionButton run={() => navigator.clipboard.writeText(text)} doneText="Copied">
      Copy
    </ActionButton>
  )
}
