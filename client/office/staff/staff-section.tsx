import { type ReactNode, useId } from "react"

export function StaffSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()

  return (
    <section aria-labelledby={id} className="stack4 shrinks">
      <h2 id={id} className="step2">
        {title}
      </h2>
      {children}
    </section>
  )
}
