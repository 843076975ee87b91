import { LoginDocument, type LoginMutation } from "../../generated/graphql.ts"
import { apiClient } from "./api-client.ts"
import type { SecondStep } from "./second-step.tsx"

export async function logIn(email: string, password: string, second?: SecondStep) {
  const { data } = await apiClient.mutate<LoginMutation>({
    mutation: LoginDocument,
    variables: { email, password, ...second },
    context: { anonymous: true },
  })
  return data?.login
}
