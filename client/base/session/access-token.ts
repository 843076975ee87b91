import { Refused } from "../ui/loading/failure.ts"

type Content = { exp: number; user: { id: number } }

/** An unreadable access token signs nobody in (specification, section 8). */
export class InvalidToken extends Refused {
  constructor() {
    super("INVALID_TOKEN", "What the server sent to sign you in cannot be read. Please tell the school.")
  }
}

let token: string | null = null
let content: Content | null = null

/** In memory only: no other script and no stolen disk can read it. */
export const accessToken = {
  get: () => token,
  /** @throws InvalidToken; nobody is signed in then. */
  set(value: string | null) {
    token = content = null
    if (value === null) return
    content = contentOf(value)
    token = value
  },
  isStale: () => content !== null && content.exp * 1000 - Date.now() < 30_000,
  userId: () => content?.user.id,
}

function contentOf(jwt: string): Content {
  try {
    const payload = atob((jwt.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/"))
    const { exp, user } = JSON.parse(payload) as Partial<Content>
    if (typeof exp === "number" && typeof user?.id === "number") return { exp, user }
  } catch {
    throw new InvalidToken()
  }
  throw new InvalidToken()
}
