export type ReturnTo = {
  from?: { pathname: string; search?: string }
  /** Just signed out: a guarded screen leads home instead of to signing in. */
  leaving?: boolean
}

export const newPasswordPath = "/user/password"
export const secondStepPath = "/user/second-step"

export const returnAddress = (returnTo: ReturnTo | null): string =>
  returnTo?.from ? `${returnTo.from.pathname}${returnTo.from.search ?? ""}` : "/"
