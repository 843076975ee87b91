import { ActionButton } from "../../base/layout/action-button.tsx"

/** Absent without a clipboard: on a remote site without https. */
export function CopyButton({ text }: { text: string }) {
  if (!navigator.clipboard) return null

  return (
    <ActionButton run={() => navigator.clipboard.writeText(text)} done="Copied">
      Copy
    </ActionButton>
  )
}
