import type { ComponentProps } from "react"
import { Button } from "../ui/controls/button.tsx"
import { useAction } from "./use-action.ts"

type ActionButtonProps = Omit<ComponentProps<typeof Button>, "busy" | "onClick"> & {
  run: () => Promise<unknown>
  doneText?: string
}

export function ActionButton({ run, doneText, ...button }: ActionButtonProps) {
  const { busy, act } = useAction()
  return <Button {...button} busy={busy} onClick={() => act(run, doneText)} />
}

/** Beside a line of text, as `MinorButton` is. */
export const MinorAction = (props: ActionButtonProps) => <ActionButton {...props} variant="quiet" size="small" />
