import type { LucideIcon } from "lucide-react"
import type { ComponentProps, MouseEvent, ReactNode } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./button.module.css"
import { Link } from "./link.tsx"

type ButtonStyle = {
  /** `accent` is marigold: at most one per screen. */
  variant?: "primary" | "accent" | "quiet" | "danger"
  size?: "medium" | "small" | "large"
}

type ButtonProps = ComponentProps<"button"> & ButtonStyle & { busy?: boolean }

/** While `busy` it keeps its width and its focus, shows a spinner and ignores clicks. */
export function Button({ variant, size, busy = false, className, children, onClick, ...rest }: ButtonProps) {
  const click = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event))

  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      onClick={click}
    >
      <Label>{children}</Label>
      {busy && <span className={style.spinner} aria-hidden="true" />}
    </button>
  )
}

export function ButtonLink({ variant, size, className, children, ...rest }: ComponentProps<typeof Link> & ButtonStyle) {
  return (
    <Link {...rest} className={buttonClass({ variant, size }, className)}>
      <Label>{children}</Label>
    </Link>
  )
}

/** For a screen's secondary actions; beside a line of text use `MinorButton`. */
export const QuietButton = (props: ComponentProps<typeof Button>) => <Button {...props} variant="quiet" />

export const MinorButton = (props: ComponentProps<typeof Button>) => <QuietButton {...props} size="small" />

export const QuietLink = (props: ComponentProps<typeof ButtonLink>) => <ButtonLink {...props} variant="quiet" />

type IconButtonProps = ComponentProps<"button"> & { label: string; icon: LucideIcon }

export function IconButton({ label, icon: Icon, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} title={label} className={classNames(style.icon, className)}>
      <Icon />
      {children}
    </button>
  )
}

const Label = ({ children }: { children: ReactNode }) => <span className={style.label}>{children}</span>

const buttonClass = ({ variant = "primary", size = "medium" }: ButtonStyle, className?: string) =>
  classNames(style.button, style[variant], style[size], className)
