import { Route, Routes } from "react-router-dom"
import { NotFound } from "../../base/layout/not-found.tsx"
import { ChoosePasswordScreen } from "./choose-password-screen.tsx"
import { ConfirmEmailScreen } from "./confirm-email-screen.tsx"
import { ForgottenPasswordScreen } from "./forgotten-password-screen.tsx"

export function AccountLinkScreens() {
  return (
    <Routes>
      <Route path="forgotten" element={<ForgottenPasswordScreen />} />
      <Route path="password/:secret" element={<ChoosePasswordScreen />} />
      <Route path="email/:secret" element={<ConfirmEmailScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  )
}
