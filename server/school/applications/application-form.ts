import { TZDateMini } from "@date-fns/tz"
import { msg } from "../../base/words.ts"
import { FormName, form } from "../inbox/form.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/hidden.ts"
import { filledIn } from "../inbox/letters.ts"
import { Application } from "./application.ts"

export const applicationForm = form<Application>({
  name: FormName.APPLICATION,
  type: Application,
  limit: "application",
  also: ({ timeZone }) => ({ intakeYear: new TZDateMini(Date.now(), timeZone).getFullYear() + 1 }),
  received: ({ parentName, childName, email, phone, birthDate, message, intakeYear }, { t }) => ({
    [msg("Parent")]: parentName,
    [msg("Child")]: childName,
    [msg("Birthdate")]: birthDate && t("given"),
    [msg("Intake")]: intakeYear,
    [msg("Email")]: hiddenAddress(email),
    [msg("Phone")]: hiddenNumber(phone),
    [msg("Message")]: message,
  }),
  toSchool: ({ parentName, childName, email, phone, birthDate, message, intakeYear }, school) => ({
    to: school,
    replyTo: { name: parentName, address: email },
    subject: `Application for ${childName}, intake ${intakeYear}`,
    text: `${filledIn({
      Parent: parentName,
      Child: childName,
      Birthdate: birthDate ?? null,
      Intake: intakeYear,
      Email: email,
      Phone: phone,
    })}\n\n${message}`,
  }),
  toSender: ({ email, intakeYear }, { site, t }) => ({
    kind: "application",
    to: email,
    subject: t("Your application to {school}", { school: site.name }),
    text: t("Your application for the intake of {year} has arrived.", { year: String(intakeYear) }),
  }),
})
