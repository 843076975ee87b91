let token: string | null = null

/** The access token lives here and nowhere else: no storage that another script or a stolen disk could read. */
export const accessToken = {
  get: () => token,
  set(value: string | null) {
    token = value
  },
  /** Whether the token has run out or will within half a minute, by its own word. */
  isStale: () => token !== null && contentOf(token).exp * 1000 - Date.now() < 30_000,
  /** The id of the account that requests are made for now; undefined for a visitor. */
  userId: () => (token === null ? undefined : contentOf(token).user.id),
}

function contentOf(jwt: string) {
  const payload = atob((jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))
  return JSON.parse(payload) as { exp: number; user: { id: number } }
}
