import { Refused } from "../ui/loading/failure.ts"

/** Times in seconds by the server's clock. */
type Content = { iat: number; exp: number; user: { id: number } }

/** An unreadable access token signs nobody in (specification, section 8). */
export class InvalidToken extends Refused {
  constructor() {
    super("INVALID_TOKEN", "What the server sent to sign you in cannot be read. Please tell the school.")
  }
}

let token: string | null = null
let content: Content | null = null
let staleAt = 0

/** In memory only: no other script and no stolen disk can read it. */
export const accessToken = {
  get: () => token,
  /** @throws InvalidToken; nobody is signed in then. */
  set(value: string | null) {
    token = content = null
    if (value === null) return
    content = contentOf(value)
    token = value
    // The device's clock may be wrong, so the lifetime counts.
    staleAt = Date.now() + (content.exp - content.iat - 30) * 1000
  },
  isStale: () => content !== null && Date.now() > staleAt,
  userId: () => content?.user.id,
}

function contentOf(jwt: string): Content {
  try {
    const payload = atob((jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))
    const { iat, exp, user } = JSON.parse(payload) as Partial<Content>
    if (typeof iat === "number" && typeof exp === "number" && typeof user?.id === "number") return { iat, exp, user }
  } catch {
    throw new InvalidToken()
  }
  throw new InvalidToken()
}
