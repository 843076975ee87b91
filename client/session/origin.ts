/** Where somebody was before they signed in, or before they opened what only they may see; travels in the router's state. */
export type Origin = {
  from?: { pathname: string; search?: string }
  /** Just signed out: a screen that is not theirs any more leads home instead of to signing in. */
  leaving?: boolean
}

export const newPasswordPath = "/user/password"
export const secondStepPath = "/user/second-step"

/** The address to go back to: home where nothing is known. */
export function addressOf(origin: Origin | null): string {
  return origin?.from ? `${origin.from.pathname}${origin.from.search ?? ""}` : "/"
}
