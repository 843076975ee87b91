import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./card-link.module.css"
import { Link } from "./link.tsx"

/** Makes the whole positioned parent clickable; inherits the colour of its text. */
export function CardLink({ headline, className, ...rest }: ComponentProps<typeof Link> & { headline?: boolean }) {
  return <Link {...rest} className={classNames(style.link, headline && style.headline, className)} />
}
