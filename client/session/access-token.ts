let token: string | null = null

/** The access token lives here and nowhere else: no storage that another script or a stolen disk could read. */
export const accessToken = {
  get: () => token,
  set(value: string | null) {
    token = value
  },
  /** Whether the token has run out or will within half a minute, by its own word. */
  isStale: () => token !== null && expiryOf(token) - Date.now() < 30_000,
}

function expiryOf(jwt: string): number {
  const payload = JSON.parse(atob((jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))) as {
    exp: number
  }
  return payload.exp * 1000
}
