import { type ReactNode, useId } from "react"

type TitledProps = {
  title: ReactNode
  /** Class of the heading. */
  headingClass?: string
  level?: "h2" | "h3"
  as?: "section" | "nav"
  /** Anchor of the heading. */
  id?: string
  className?: string
  lang?: string
  children: ReactNode
}

/** A part of a screen, named by its heading. */
export function Titled({
  title,
  headingClass = "step2",
  level: Heading = "h2",
  as: Part = "section",
  ...props
}: TitledProps) {
  const ownId = useId()
  const { id = ownId, children, ...part } = props

  return (
    <Part {...part} aria-labelledby={id}>
      <Heading id={id} className={headingClass}>
        {title}
      </Heading>
      {children}
    </Part>
  )
}
