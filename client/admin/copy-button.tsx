import { useAction } from "../layout/use-action.ts"
import { Button } from "../ui/controls/button.tsx"

/** Absent where the browser cannot: a site without https on another machine. */
export function CopyButton({ text }: { text: string }) {
  const { act } = useAction()
  if (!navigator.clipboard) return null
  return <Button onClick={() => act(() => navigator.clipboard.writeText(text), "Copied")}>Copy</Button>
}
