/** Where somebody was before they signed in, or before they opened what only they may see; travels in the router's state. */
export type ReturnTo = {
  from?: { pathname: string; search?: string }
  /** Just signed out: a screen that is not theirs any more leads home instead of to signing in. */
  leaving?: boolean
}

export const newPasswordPath = "/user/password"
export const secondStepPath = "/user/second-step"

/** The address to go back to: home where nothing is known. */
export function returnAddress(returnTo: ReturnTo | null): string {
  return returnTo?.from ? `${returnTo.from.pathname}${returnTo.from.search ?? ""}` : "/"
}
