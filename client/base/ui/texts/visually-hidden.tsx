import type { ReactNode } from "react"

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="unseen">{children}</span>
}
