import { accessToken } from "./access-token.ts"
import { logIn } from "./log-in.ts"
import { resumeAs } from "./refresh.ts"
import type { SecondStep } from "./second-step.tsx"
import { notifyOtherTabs } from "./tabs.ts"

/** Signs the same person in again and keeps their screens. Rejects with the server's failure. */
export async function signInAgain(email: string, password: string, second: SecondStep): Promise<void> {
  const before = accessToken.userId()
  const grant = await logIn(email, password, second)
  if (!grant) return
  resumeAs(grant)
  // Another user was signed in here, with screens open in other tabs.
  if (before !== undefined && before !== grant.viewer.id) notifyOtherTabs()
}
