import { TZDateMini } from "@date-fns/tz"
import { confirmation, filledIn } from "../inbox/letters.ts"
import type { Form } from "../inbox/submit.ts"
import { Application } from "./application.ts"

export const applicationForm: Form<Application> = {
  type: Application,
  limit: "application",
  also: ({ timeZone }) => ({ intakeYear: new TZDateMini(Date.now(), timeZone).getFullYear() + 1 }),
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
  toSender: ({ parentName, email, intakeYear }, site) =>
    confirmation({ name: parentName, address: email }, site, {
      subject: `Your application to ${site.name}`,
      text: `Your application for the intake of ${intakeYear} has arrived. Our office will write to you about what comes next.`,
    }),
}
