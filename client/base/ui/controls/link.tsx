import type { ComponentProps, MouseEvent } from "react"
import { type To, useHref, useLinkClickHandler, useLocation, useResolvedPath } from "react-router-dom"

type LinkProps = Omit<ComponentProps<"a">, "href"> & {
  to: To
  state?: unknown
  replace?: boolean
}

const scheme = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/** Replaces the router's link, whose data-router code is a tenth of the first visit's. */
export function Link({ to, state, replace, ...rest }: LinkProps) {
  if (typeof to === "string" && scheme.test(to)) return <a {...rest} href={to} />
  return <ScreenLink {...rest} {...{ to, state, replace }} />
}

function ScreenLink({ to, state, replace, onClick, ...rest }: LinkProps) {
  const href = useHref(to)
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target })
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }

  return <a {...rest} href={href} onClick={click} />
}

/** Marked as current on its screen, and on screens below it unless `end` is set. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const currentPath = useLocation().pathname.toLowerCase()
  const linkPath = useResolvedPath(rest.to).pathname.toLowerCase()
  const isCurrent = currentPath === linkPath || (!end && currentPath.startsWith(`${linkPath}/`))

  return <Link {...rest} aria-current={isCurrent ? "page" : undefined} />
}
