import { LoginDocument, type LoginMutation } from "../generated/graphql.ts"
import { accessToken } from "./access-token.ts"
import { apiClient } from "./api-client.ts"
import { resumeAs } from "./refresh.ts"
import type { SecondStep } from "./second-step.tsx"
import { notifyOtherTabs } from "./tabs.ts"

/** Signs the same person in again; what they were shown stays. Rejects with the server's failure. */
export async function signInAgain(email: string, password: string, second: SecondStep): Promise<void> {
  const before = accessToken.userId()
  const { data } = await apiClient.mutate<LoginMutation>({
    mutation: LoginDocument,
    variables: { email, password, ...second },
    context: { anonymous: true },
  })
  if (!data) return
  resumeAs(data.login)
  // Somebody else was signed in here meanwhile, and their screens are open in other tabs.
  if (before !== undefined && before !== data.login.viewer.id) notifyOtherTabs()
}
