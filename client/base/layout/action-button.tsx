import type { ComponentProps } from "react"
import { Button } from "../ui/controls/button.tsx"
import { useAction } from "./use-action.ts"

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  run: () => Promise<unknown>
  done?: string
}

export function ActionButton({ run, done, ...button }: ActionButtonProps) {
  const { busy, act } = useAction()
  return <Button {...button} busy={busy} onClick={() => act(run, done)} />
}
