import { TZDateMini } from "@date-fns/tz"
import { FormName, form } from "../inbox/form.ts"
import { hiddenAddress, hiddenNumber } from "../inbox/hidden.ts"
import { filledIn } from "../inbox/letters.ts"
import { Application } from "./application.ts"

export const applicationForm = form<Application>({
  name: FormName.APPLICATION,
  type: Application,
  limit: "application",
  also: ({ timeZone }) => ({ intakeYear: new TZDateMini(Date.now(), timeZone).getFullYear() + 1 }),
  received: ({ parentName, childName, email, phone, birthDate, message, intakeYear }) => ({
    Parent: parentName,
    Child: childName,
    Birthdate: birthDate && "given",
    Intake: intakeYear,
    Email: hiddenAddress(email),
    Phone: hiddenNumber(phone),
    Message: message,
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
  toSender: ({ email, intakeYear }, site) => ({
    to: email,
    subject: `Your application to ${site.name}`,
    text: `Your application for the intake of ${intakeYear} has arrived.`,
  }),
})
