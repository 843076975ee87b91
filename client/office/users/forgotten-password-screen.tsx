import { useState } from "react"
import { useLocation } from "react-router-dom"
import { TitledPage } from "../../base/layout/titled-page.tsx"
import { Link } from "../../base/ui/controls/link.tsx"
import { useForgotPasswordMutation } from "../../generated/graphql.ts"
import { SimpleForm } from "../../items/forms/simple-form.tsx"
import { text } from "../../items/forms/text.tsx"
import style from "./new-password-screen.module.css"

const fields = {
  email: text({ label: "Email", required: true, input: { type: "email", autoComplete: "username" } }),
}

/** The answer is the same whether or not the account exists. */
export function ForgottenPasswordScreen() {
  const { state } = useLocation()
  const [sent, setSent] = useState("")
  const [send, { data }] = useForgotPasswordMutation()

  return (
    <TitledPage title="Forgot your password?">
      {data ? (
        <div className={style.form} role="status">
          {data.forgotPassword.sendsMail ? <OnItsWay email={sent} /> : <NoMail />}
          <p>
            <Link to="/login">Back to signing in</Link>
          </p>
        </div>
      ) : (
        <div className={style.form}>
          <p>Type the address that you sign in with. A link to choose another password comes by mail.</p>
          <SimpleForm
            fields={fields}
            limits={{ email: { required: "Please type the address." } }}
            start={{ email: state?.email }}
            submitLabel="Send the link"
            failedTitle="The link was not sent."
            save={async (variables, context) => {
              setSent(variables.email)
              await send({ variables, context })
            }}
          />
        </div>
      )}
    </TitledPage>
  )
}

function OnItsWay({ email }: { email: string }) {
  return (
    <>
      <p>
        If <strong>{email}</strong> has an account here, a link is on its way. It works for 30 minutes.
      </p>
      <p>
        Nothing has come? Look in your spam folder, check the address, or ask the school’s office: they can give you a
        link too.
      </p>
    </>
  )
}

const NoMail = () => <p>This site sends no mail. Please ask the school’s office: they can hand you a link.</p>
